/** The values that stand more than once. */
export const repeated = <V>(values: readonly V[]): V[] => {
  const seen = new Set<V>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
};

const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').trim();

/** How many words a text has; markup and signs that stand alone do not count. */
export const wordCount = (text: string): number =>
  plain(text)
    .split(/\s+/u)
    .filter((word) => /[\p{Letter}\p{Number}]/u.test(word)).length;

/** The sentences of a text in lower case, without its markup. */
export const sentencesOf = (text: string): string[] =>
  plain(text)
    .split(/[.?…]/u)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence !== '');
