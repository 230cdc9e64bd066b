/** What this browser keeps. Where storage is blocked, it is kept until the page is closed. */

const fallback = new Map<string, string>();

/** Read what is kept under a name, if it is there and whole. */
export function recall<T>(name: string): T | null {
  try {
    const kept = read(name);
    return kept === null ? null : (JSON.parse(kept) as T);
  } catch {
    return null;
  }
}

/** Keep something under a name. */
export function keep(name: string, thing: unknown): void {
  const kept = JSON.stringify(thing);
  fallback.set(`skerry.${name}`, kept);
  try {
    localStorage.setItem(`skerry.${name}`, kept);
  } catch {
    // Blocked or full: the fallback has it.
  }
}

function read(name: string): string | null {
  const kept = fallback.get(`skerry.${name}`) ?? null;
  try {
    return localStorage.getItem(`skerry.${name}`) ?? kept;
  } catch {
    return kept;
  }
}
