/** Hang drawings in the page that others point at, unless they hang already. */
export function hang(id: string, drawings: () => string): void {
  if (document.getElementById(id)) return;
  const sprite = `<svg id="${id}" width="0" height="0" class="hung" aria-hidden="true"><defs>${drawings()}</defs></svg>`;
  document.body.insertAdjacentHTML("afterbegin", sprite);
}
