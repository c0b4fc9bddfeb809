import { writableText } from './writable.ts';

/** What no text keeps as it is; a text without any of it is clean already, which nearly all are. */
const suspect =
  /\p{Cc}|\p{Cs}|\p{M}|\p{Zl}|\p{Zp}|\p{Noncharacter_Code_Point}|[\u1680\u2000-\u200b\u205f\u2060\u3000\ufeff]|\s\s|^\s|\s$/u;

/** The letters that Windows-1252 has in place of the control characters of Latin-1. */
const windowsLetters = /[\u0080-\u009f]/g;
const windows = new TextDecoder('windows-1252');

/** Blanks of no width: they part nothing, and stay behind where a text was copied from a page. */
const widthless = /[\u200b\u2060\ufeff]/g;
const lineBreak = /\r\n?|[\v\f\u2028\u2029]/g;
/** Blanks around a line break, and blanks in a row. Those that do not break, as before a French `?`, stay what they are. */
const aroundBreaks = /[^\S\n]*\n[^\S\n]*/g;
const blanks = /[^\S\n]+/g;
const unbreakable = /[\u00a0\u202f]/;

/**
 * A text as whoever typed it meant it; the one rule for every text that comes from outside. Blanks at its ends and blanks
 * in a row go, letters are composed (NFC), control characters become what Windows-1252 has in their place or a blank, and
 * half a pair becomes U+FFFD. JSON, XML, iCalendar and CSV can hold the result, PostgreSQL stores it, and it sorts by its
 * first letter. Line breaks stay, at most two in a row.
 */
export function cleanText(text: string): string {
  if (!suspect.test(text)) return text;
  const read = text
    .replace(windowsLetters, (letter) => windows.decode(Uint8Array.of(letter.charCodeAt(0))))
    .replace(lineBreak, '\n')
    .replace(widthless, '');
  return writableText(read)
    .normalize('NFC')
    .replace(blanks, (run) => unbreakable.exec(run)?.[0] ?? ' ')
    .replace(aroundBreaks, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** {@link cleanText} on one line: a title, a name, a label. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n+/g, ' ');
}
