/** Control characters but tab and line breaks, and code points that are no characters. */
const unwritable = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu;
const lineBreaks = /[\t\n\r\u2028\u2029]+/g;

/**
 * A text that any output may hold, before the output escapes it in its own way: XML 1.0 (2.2), HTML (13.2.3.5) and iCalendar (RFC
 * 5545, 3.1) have no place for most control characters, and no encoding has one for half a pair. Each becomes a space,
 * half a pair U+FFFD; tabs and line breaks stay.
 */
export function writableText(text: string): string {
  return text.toWellFormed().replace(unwritable, ' ');
}

/** {@link writableText} on one line, for a header or a name: nothing in it begins another one. */
export function writableLine(text: string): string {
  return writableText(text.replace(lineBreaks, ' '));
}
