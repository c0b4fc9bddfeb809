import { fold, wordsOf } from '#src/kernel/text/fold.ts';

/** A piece of a text; `found` tells whether the search matched it. */
export interface TextPart {
  readonly text: string;
  readonly found: boolean;
}

const combiningMark = /^\p{M}$/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
/** Shorter words match only as whole words: `de` should not mark a part of `Den Haag`. */
const shortestPart = 3;
/**
 * When there are several words, shorter ones match only at the beginning of a word: `den haag` must not mark `den` in
 * `Zeehelden`.
 */
const shortestInside = 4;

/** A text with folded letters, and for each of them its place in the original text. */
interface Folded {
  readonly text: string;
  /** By place in the folded text: the place of the original letter, in code points. */
  readonly origins: readonly number[];
}

function folded(letters: readonly string[]): Folded {
  let text = '';
  const origins: number[] = [];
  for (const [place, letter] of letters.entries()) {
    const plain = fold(letter);
    text += plain;
    origins.push(...Array.from({ length: plain.length }, () => place));
  }
  return { text, origins };
}

/** The places of a word in a folded text, as start and end (exclusive). `several`: the query has more than one word. */
function placesOf(word: string, text: string, several: boolean): [number, number][] {
  const places: [number, number][] = [];
  for (let start = text.indexOf(word); start >= 0; start = text.indexOf(word, start + 1)) {
    const end = start + word.length;
    const before = letterOrDigit.test(text.charAt(start - 1));
    const after = letterOrDigit.test(text.charAt(end));
    const whole = several && word.length < shortestPart;
    const inside = word.length >= (several ? shortestInside : shortestPart);
    if ((inside || !before) && !(whole && after)) places.push([start, end]);
  }
  return places;
}

/**
 * Splits a text into parts and marks those that match the query, ignoring case and accents. Long words match anywhere.
 * Words of one or two letters match at the beginning of a word when they are the whole query, otherwise only as whole
 * words; words of three letters beside other words match at the beginning of a word. The parts put together are the
 * text.
 */
export function highlighted(text: string, query: string): TextPart[] {
  const letters = Array.from(text);
  const plain = folded(letters);
  const words = wordsOf(query);
  const marked = new Set<number>();
  for (const word of words)
    for (const [start, end] of placesOf(word, plain.text, words.length > 1)) {
      for (const place of plain.origins.slice(start, end)) marked.add(place);
    }
  const parts: { text: string; found: boolean }[] = [];
  for (const [place, letter] of letters.entries()) {
    const found = marked.has(place);
    const open = parts.at(-1);
    // A combining accent stays with its letter.
    if (open && (open.found === found || combiningMark.test(letter))) open.text += letter;
    else parts.push({ text: letter, found });
  }
  return parts;
}

/** Whether one of the texts contains the query, ignoring spaces, or one of its words of three or more letters. */
export function isMet(texts: readonly string[], query: string): boolean {
  const words = wordsOf(query);
  const joined = words.join('');
  return texts.some((text) => {
    const plain = wordsOf(text);
    return (
      plain.join('').includes(joined) ||
      words.some((word) => word.length >= shortestPart && plain.some((one) => one.includes(word)))
    );
  });
}

/** Whether a word of a name begins with a word of the query; words of one or two letters are ignored. */
export function isNamed(name: string, query: string): boolean {
  const words = wordsOf(query).filter((word) => word.length >= shortestPart);
  return wordsOf(name).some((one) => words.some((word) => one.startsWith(word)));
}
