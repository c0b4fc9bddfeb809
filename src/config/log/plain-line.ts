/**
 * A query, by the question mark before it: what follows up to a space or the end of the text. A quotation mark or a backslash
 * in it is escaped in JSON, and a request may have them.
 */
const query = /\?(?:[^\s"\\]|\\["\\])+/g;

/** What JSON leaves as it is and a terminal or a reader of lines obeys: controls, separators of lines, directions; and half a pair. */
const obeyed = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\p{Cs}]/gu;

/**
 * A line of JSON as it may stand in a log: without the query of any address in it, which may be a visitor's words, and with
 * every character escaped that is not only text for whoever looks at it. It is JSON still.
 */
export function plainLine(line: string): string {
  return line
    .replace(query, '?')
    .replace(obeyed, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
