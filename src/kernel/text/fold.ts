const combiningMarks = /\p{M}/gu;

/** Letters that Unicode does not decompose, and what people type in their place. */
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
  ى: 'ي',
  ة: 'ه',
};
const unspelled = /[œæßøłđðþıىة]/g;
/** What only tells how a word is set: soft hyphens, and the line that stretches an Arabic one. */
const setting = /[\u00ad\u0640]/g;

/**
 * The form in which searches and sorted lists compare a text, in pages and in the search index: lower case, without
 * accents (R183). Compatibility forms of Unicode are replaced: a ligature by its letters, a full-width digit by a
 * digit, a non-breaking space by a space.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(combiningMarks, '')
    .replace(setting, '')
    .replace(unspelled, (letter) => spelled[letter] ?? letter);
}

/** The words of a text, folded: runs of letters and digits of any script. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
