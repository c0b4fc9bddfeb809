import { isCommon } from './common.ts';

/**
 * The minimum length of a password in characters. There are no rules about digits and special characters: length is
 * what protects.
 */
export const shortestPassword = 10;
/** The maximum length of a password in characters, to limit the work of hashing. */
export const longestPassword = 200;

/** The faults of a password. */
export type PasswordFault = 'short' | 'long' | 'common' | 'personal';

/**
 * The fault of a new password, or null.
 * @param about the member's own words (names, e-mail), of which it must not consist
 */
export function passwordFault(password: string, about: readonly string[]): PasswordFault | null {
  const typed = password.normalize('NFKC');
  const length = Array.from(typed).length;
  if (length < shortestPassword) return 'short';
  if (length > longestPassword) return 'long';
  const plain = typed.toLowerCase();
  if (isCommon(plain) || isSimple(plain)) return 'common';
  const own = about
    .flatMap((word) => [word, word.split('@', 1)[0] ?? '', ...word.split(/[\s@._+'’-]+/u)])
    .map((word) => word.trim().normalize('NFKC').toLowerCase())
    // The longest first: what is left of a whole name is no part of it.
    .toSorted((a, b) => b.length - a.length);
  const rest = own
    .filter((word) => word.length >= 4)
    .reduce((left, word) => left.replaceAll(word, ''), plain);
  return Array.from(rest.replaceAll(/[\d\p{P}\s]+/gu, '')).length < 3 && rest !== plain ? 'personal' : null;
}

/** Whether it is one character or a short piece repeated, or a sequence of the alphabet or of digits. */
function isSimple(password: string): boolean {
  if (/^(.{1,3})\1+.{0,2}$/su.test(password)) return true;
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}
