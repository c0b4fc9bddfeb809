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

/** A text as searches and sorted lists compare it: lower case, without accents (R183). */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(combiningMarks, '')
    .replace(unspelled, (letter) => spelled[letter] ?? letter);
}
