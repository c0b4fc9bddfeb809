const combiningMarks = /\p{M}/gu;

/** Letters that Unicode does not take apart, as people type them whose keyboard lacks them. */
const spelled: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const unspelled = /[œæßøłđðþı]/g;

/**
 * A text as searches and sorted lists compare it, in pages as in the search's index: lower case, without accents
 * (R183). Unicode's compatibility forms are one with what they stand for: a ligature is its letters, a full-width digit a
 * digit, a space that does not break a space.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(combiningMarks, '')
    .replace(unspelled, (letter) => spelled[letter] ?? letter);
}

/** The words of a text, folded: runs of letters and digits of any script. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
