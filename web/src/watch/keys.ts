/** Keys step through a record wherever the focus is; a button, a card and a slider keep what is theirs. */
export function pressStep(event: KeyboardEvent, does: (() => void) | undefined): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.altKey || event.ctrlKey || event.metaKey || target?.closest("input, textarea, dialog")) return;
  if (event.key === " " && target?.closest("button, a, [data-thing]")) return;
  if (!does) return;
  event.preventDefault();
  event.stopPropagation();
  does();
}
