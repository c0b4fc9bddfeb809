import { fold, wordsOf } from '#src/kernel/text/fold.ts';

/** A piece of a text: found by a search, or between what was found. */
export interface TextPart {
  readonly text: string;
  readonly found: boolean;
}

const combiningMark = /^\p{M}$/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
/** Shorter words are marked where they stand alone: `de` is no part of `Den Haag` that anyone asked for. */
const shortestPart = 3;
/** Beside other words, shorter ones are marked where they begin a word: `den haag` means no `den` in `Zeehelden`. */
const shortestInside = 4;

/** A text whose letters are folded, each with the place it has in the text as it is written. */
interface Folded {
  readonly text: string;
  /** By place in the folded text: place of the letter it came from, in code points. */
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

/** Where a word stands in a folded text, one of several that are asked for or not: first and past-the-last place. */
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
 * A text in parts, those marked that a search found: its words wherever they stand, ignoring case and accents;
 * words of one or two letters only where they begin a word (where they are all that is asked for) or are one.
 * The parts put together are the text.
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
    // An accent of its own goes with its letter.
    if (open && (open.found === found || combiningMark.test(letter))) open.text += letter;
    else parts.push({ text: letter, found });
  }
  return parts;
}

/** Whether one of the texts holds what is searched for, letter by letter, written in one word or several. */
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

/** Whether a word of a name begins with one that is searched for; words of one or two letters say too little. */
export function isNamed(name: string, query: string): boolean {
  const words = wordsOf(query).filter((word) => word.length >= shortestPart);
  return wordsOf(name).some((one) => words.some((word) => one.startsWith(word)));
}
