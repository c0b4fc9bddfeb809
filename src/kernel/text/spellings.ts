import { wordsOf } from './fold.ts';

/** Letters that people without the key for them write out. */
const writtenOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const outWritable = /[äöüøå]/g;

/** Signs and digits that stand for a letter in the middle of a word: `Ca$h`, `Se7en`, `M3GAN`. */
const meant: Readonly<Record<string, string>> = {
  $: 's',
  '€': 'e',
  '@': 'a',
  '!': 'i',
  '¡': 'i',
  '|': 'i',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 'v',
};
const standIns = /(?<=\p{L})[$€@!¡|013457]+(?=\p{L})|(?<![\p{L}\p{N}])[$@](?=\p{L}{2})/gu;

/**
 * The ways in which a text may be written, each as its folded words, the plain one first: umlauts written out, and letters in
 * the place of signs. A text and what is typed for it are alike where any way of one is a way of the other.
 */
export function spellingsOf(text: string): readonly (readonly string[])[] {
  const lower = text.normalize('NFC').toLowerCase();
  const ways = [lower, lower.replace(outWritable, (letter) => writtenOut[letter] ?? letter)];
  const lettered = ways.map((way) =>
    way.replace(standIns, (signs) => Array.from(signs, (sign) => meant[sign] ?? sign).join('')),
  );
  const known = new Set<string>();
  return [...ways, ...lettered].map(wordsOf).filter((words) => {
    const before = known.size;
    return known.add(words.join(' ')).size > before;
  });
}

/** Countries whose letters stand before a postal code. */
const prefixed = /(?<![\p{L}\p{N}])(?:be?|fr?|ch|nl|ma|tn|sn|ci|l|d)[\s.-]*(?=\d{4,5}(?![\p{L}\p{N}]|\d))/giu;
/** A French code in two pieces, and the letters of a Dutch one. */
const inPieces = /(?<![\p{L}\p{N}])(\d{2}) (\d{3})(?![\p{L}\p{N}])/gu;
const withLetters = /(?<![\p{L}\p{N}])(\d{4}) ?([a-z]{2})(?![\p{L}\p{N}])/giu;

/** What was typed with its postal codes as {@link postalCode} has them: without the letters of a country, in one piece. */
export function withPlainCodes(text: string): string {
  return text.replace(prefixed, '').replace(inPieces, '$1$2').replace(withLetters, '$1$2');
}

/** A postal code as searches compare it, in upper case: `1017AB`, `1000` of `B-1000`, `75011` of `75 011`. */
export function postalCode(written: string): string {
  return written
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .replace(/^[A-Z]{1,2}-?(?=\d)/, '');
}
