import { isCommon, isListed, ownWords, withLetters } from './common.ts';
import { lettersOf, restOf, wordsOf } from './context-words.ts';

/**
 * The minimum length of a password in characters. There are no rules about digits and special characters: length is
 * what protects.
 */
export const shortestPassword = 10;
/** The maximum length of a password in characters, to limit the work of hashing. */
export const longestPassword = 200;

/** The faults of a password. */
export type PasswordFault = 'short' | 'long' | 'common' | 'personal';

/** A password consists of words when fewer letters than these are left without them. */
const fewestOther = 4;
/** The shortest own word: a name may have two letters. */
const shortestOwn = 2;

/** The words of the chain and its trade; those of its places come from its catalogues. */
const chainWords = wordsOf(ownWords, 4);

/**
 * The fault of a new password, or null: too common, or made of words that whoever knows the member or the chain would try
 * first (ASVS 6.2.11), whatever digits, signs and accents are in it, and also with one common word beside them.
 * @param about the member's own words (names, e-mail)
 * @param places words of the chain's places
 */
export function passwordFault(
  password: string,
  about: readonly string[],
  places: ReadonlySet<string> = new Set(),
): PasswordFault | null {
  const typed = password.normalize('NFKC');
  const length = Array.from(typed).length;
  if (length < shortestPassword) return 'short';
  if (length > longestPassword) return 'long';
  const plain = typed.toLowerCase();
  if (isCommon(plain) || isSimple(plain)) return 'common';
  const own = wordsOf(about, shortestOwn);
  if (consistsOf(plain, own)) return 'personal';
  const context = [...chainWords, ...places];
  if (consistsOf(plain, context)) return 'common';
  return consistsOf(plain, [...own, ...context]) ? 'personal' : null;
}

/** Whether little is left of a password without some words, or one common word. */
function consistsOf(password: string, words: Iterable<string>): boolean {
  const known = [...words];
  return [password, withLetters(password)].map(lettersOf).some((letters) => {
    const rest = restOf(letters, known);
    return rest !== letters && (rest.length < fewestOther || isListed(rest));
  });
}

/** Whether it is one character or a short piece repeated, or a sequence of the alphabet or of digits. */
function isSimple(password: string): boolean {
  if (/^(.{1,3})\1+.{0,2}$/su.test(password)) return true;
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}
