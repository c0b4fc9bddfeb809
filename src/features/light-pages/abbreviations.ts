import { fold } from '#src/kernel/text/fold.ts';

/** Titles of at most this length are not abbreviated (IMAX, 4DX, Live). */
const shortEnough = 5;

function candidates(title: string): string[] {
  const words =
    fold(title)
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? [];
  const initials = words.map((word) => word.charAt(0)).join('');
  const joined = words.join('');
  const starts = Array.from({ length: joined.length }, (_, index) => joined.slice(0, index + 1));
  return [initials, ...starts].filter((text) => text.length > 1);
}

/**
 * A short mark for each title in a printed table; no two marks are the same. A mark is the title's initials, or else as
 * many of its first letters as are needed. The table's legend explains the marks.
 *
 * @returns the mark by title, in the order of the titles
 */
export function abbreviations(titles: Iterable<string>): ReadonlyMap<string, string> {
  const marks = new Map<string, string>();
  const taken = new Set<string>();
  for (const title of new Set(titles)) {
    const short = title.length <= shortEnough ? [title] : candidates(title);
    const mark = short.find((text) => !taken.has(text)) ?? title;
    taken.add(mark);
    marks.set(title, mark);
  }
  return marks;
}
