import { fold } from '#src/kernel/text/fold.ts';

/** What is so short stands as it is (IMAX, 4DX, Live). */
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
 * A short mark for each title of a printed table, no two alike: initials where it has several words, else its first
 * letters, as many as it takes. The table's legend says what they mean.
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
