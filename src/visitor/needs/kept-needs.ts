import { createStore } from 'zustand/vanilla';
import { isNeed, needs, type Need } from '#src/routes/filter-values/needs.ts';

/** Storage key of the needs that this device keeps; they never leave it but in the address of a page. */
export const needsKey = 'velours.needs';

/** The needs of a stored text, in the order of lists; what is no need is left out. */
export function parseNeeds(text: string | null): readonly Need[] {
  const stored = new Set((text ?? '').split(',').filter(isNeed));
  return needs.filter((need) => stored.has(need));
}

/** The needs that this device keeps; null until they are read, because the server knows none. */
export const neededStore = createStore<{ readonly kept: readonly Need[] | null }>(() => ({ kept: null }));

function read(): readonly Need[] {
  try {
    return parseNeeds(localStorage.getItem(needsKey));
  } catch {
    return [];
  }
}

/** Reads what is kept, once for each visit, and from then on what another tab keeps. */
export function readNeeds(): void {
  if (neededStore.getState().kept !== null) return;
  neededStore.setState({ kept: read() });
  addEventListener('storage', ({ key }) => {
    if (key === needsKey || key === null) neededStore.setState({ kept: read() });
  });
}

/** The needs that are kept now. */
export function keptNeeds(): readonly Need[] {
  readNeeds();
  return neededStore.getState().kept ?? [];
}

/** Keeps needs in place of those before; none at all leaves nothing on the device. */
export function keepNeeds(some: readonly Need[]): void {
  const kept = parseNeeds(some.join(','));
  neededStore.setState({ kept });
  try {
    if (kept.length === 0) localStorage.removeItem(needsKey);
    else localStorage.setItem(needsKey, kept.join(','));
  } catch {
    // The storage is full or switched off: they count for this visit.
  }
}

/** Whether an address tells what its visitor needs; it is one that a page of the site has. */
export function tellsNeeds(pathname: string): boolean {
  return /\/filters\/(?:.+\/)?needs-./.test(pathname);
}

/** Whether a step from one address to the other takes the needs away. */
export function leavesNeeds(from: string, to: string): boolean {
  return tellsNeeds(from) && !tellsNeeds(to);
}
