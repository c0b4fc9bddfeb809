const combiningMarks = /\p{M}/gu;

/** A text as searches and sorted lists compare it: lower case, without accents (R183). */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(combiningMarks, '')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'ae')
    .replaceAll('ß', 'ss')
    .toLowerCase();
}
