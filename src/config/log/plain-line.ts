/** What JSON leaves as it is and a terminal or a reader of lines obeys: controls, separators of lines, directions; and half a pair. */
const obeyed = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\p{Cs}]/gu;

/** A line of JSON with these escaped: the same for whoever parses it, and nothing but text for whoever looks at it. */
export function plainLine(line: string): string {
  return line.replace(obeyed, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
