/** How often an open page looks at the clock, in milliseconds. */
const everyMs = 30_000;

const looks = new Set<() => void>();
const lookAll = () => {
  for (const look of looks) look();
};
let timer: ReturnType<typeof setInterval> | undefined;

/** Timers rest while a page is hidden or kept for the way back: it looks again when it is shown. */
const shown = ['pageshow', 'visibilitychange'] as const;

/**
 * Calls `look` whenever the open page looks at the clock: one timer for all that wait. Returns what ends it.
 */
export function onTick(look: () => void): () => void {
  if (looks.size === 0) {
    timer = setInterval(lookAll, everyMs);
    for (const name of shown) addEventListener(name, lookAll, true);
  }
  looks.add(look);
  return () => {
    looks.delete(look);
    if (looks.size > 0) return;
    clearInterval(timer);
    for (const name of shown) removeEventListener(name, lookAll, true);
  };
}
