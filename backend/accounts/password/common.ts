import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * Words of this chain, its countries and its years with which people begin a password, besides those of the list: the list is
 * mostly English.
 */
export const ownWords: readonly string[] = `
  motdepasse wachtwoord passwort kennwort velours cinema cinéma kino bioscoop azertyuiop qwertzuiop qsdfghjklm wxcvbn
  yxcvbnm bonjour bienvenue willkommen welkom jetaime ichliebedich ikhouvanjou ikhouvanje jetaimepourlavie monamour
  moncoeur doudou soleil chocolat schokolade chocolade marseille parissaintgermain olympique feyenoord amsterdam
  rotterdam bruxelles brussel zürich zuerich lausanne genève geneve tunis dakar abidjan casablanca rabat hallo
  goedemorgen gutentag sommer zomer winter été printemps herbst lente ordinateur administrateur changezmoi geheim
  veloursvelours velourscinema cinemavelours moncinema`
  .trim()
  .split(/\s+/);

/**
 * The most common passwords: 49,233 of leaked ones by how often they were used (from the list of Mark Burnett, in
 * `@zxcvbn-ts/language-common`, MIT), and our own words. In lower case.
 */
const commonPasswords: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...ownWords]);

/** Whether a word in lower case is one of the list. */
export const isListed = (word: string): boolean => commonPasswords.has(word);

/** Digits and signs that people write for letters. */
const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  $: 's',
  '5': 's',
  '7': 't',
};

/** A text with the letters for which its digits and signs stand. */
export function withLetters(text: string): string {
  return text.replaceAll(/[@01$3457]/g, (sign) => letters[sign] ?? sign);
}

/** How much at the end of a password counts as put there: `soleil2026!`. */
const longestEnd = 6;

/**
 * Whether a password in lower case is one of the most common ones, or one of them with a few digits and signs at its
 * end, or with digits and signs for letters.
 */
export function isCommon(password: string): boolean {
  const [end = ''] = /[\d\p{P}\p{S}]*$/u.exec(password) ?? [];
  const words = Array.from({ length: Math.min(longestEnd, end.length) + 1 }, (_, cut) =>
    password.slice(0, password.length - cut),
  );
  return words.some((word) => isListed(word) || isListed(withLetters(word)));
}
