import { hold, letGo, others } from './back.ts';

/** Browsers keep so many entries of a tab, and then count no further. */
const mostEntries = 50;

/**
 * Says that something with a frame of another site has opened above the page, and that going back closes it (ADR-0096). What the
 * frame opens has entries of its own among ours: the entry is left only where it has opened nothing.
 *
 * @returns a function to call when it has closed
 */
export function holdFrame(close: () => void): () => void {
  others.add(close);
  hold();
  const { length } = history;
  return () => {
    others.delete(close);
    if (history.length === length && length < mostEntries) letGo();
  };
}
