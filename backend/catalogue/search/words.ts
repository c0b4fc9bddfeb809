/** How close a typed word comes to another; both folded (src/kernel/text). Pure. */

const hasDigit = /\p{N}/u;

/** Words shorter than this are not looked for inside others: `la` stands in half of all words. */
const shortestPart = 3;
/** In scripts that write no blanks or hang articles on their words, two characters are a word. */
const shortestPartElsewhere = 2;
const elsewhere = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Arab}\p{sc=Hebr}\p{sc=Thai}]/u;
/** From this length on a word may have one wrong letter, from the second on two. */
const shortestWithErrors = { one: 4, two: 6 } as const;
/** Longer words are none that anyone types by heart: they are met letter by letter or not at all. */
const longestWithErrors = 40;

/** How well a typed word is met by a word that it is (1) or that it begins (less). 0 for neither. */
export function beginningCloseness(asked: string, word: string): number {
  if (asked === word) return 1;
  return word.startsWith(asked) ? 0.75 + (0.2 * asked.length) / word.length : 0;
}

/** {@link beginningCloseness}, and least of all by a word that it is a part of: `pakhuis` in `zoutpakhuis`. */
export function literalCloseness(asked: string, word: string): number {
  const beginning = beginningCloseness(asked, word);
  const shortest = elsewhere.test(asked) ? shortestPartElsewhere : shortestPart;
  if (beginning > 0 || asked.length < shortest || hasDigit.test(asked)) return beginning;
  return word.includes(asked) ? 0.4 + (0.2 * asked.length) / word.length : 0;
}

/**
 * How well a word is met by one that was typed with one or two wrong letters: swapped, missing, added or
 * another. The typed word may be the beginning of it. 0 where it takes more than that.
 */
export function mistypedCloseness(asked: string, word: string): number {
  const most = errorsAllowed(asked);
  if (most === 0 || word.length < asked.length - most || word.length > longestWithErrors) return 0;
  const last = errorsByBeginning(asked, word.slice(0, asked.length + most), most);
  const whole = word.length > asked.length + most ? most + 1 : (last.at(-1) ?? most + 1);
  // One letter less may be wrong in a beginning: many words begin alike.
  const beginning = Math.min(...last);
  return Math.max(whole <= most ? 0.6 - 0.15 * whole : 0, beginning < most ? 0.45 - 0.15 * beginning : 0);
}

function errorsAllowed(asked: string): number {
  if (asked.length < shortestWithErrors.one || asked.length > longestWithErrors) return 0;
  if (hasDigit.test(asked)) return 0;
  return asked.length < shortestWithErrors.two ? 1 : 2;
}

/**
 * How many letters have to be changed, added, left out or swapped with their neighbour to get from the typed
 * word to each beginning of the other, the whole of it last (optimal string alignment). Where all of them
 * take more than `most`, the numbers say no more than that.
 */
function errorsByBeginning(asked: string, word: string, most: number): readonly number[] {
  let before: number[] = [];
  let above = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= asked.length; row += 1) {
    const here = [row];
    let least = row;
    for (let column = 1; column <= word.length; column += 1) {
      const same = asked[row - 1] === word[column - 1] ? 0 : 1;
      let errors = Math.min(at(above, column) + 1, at(here, column - 1) + 1, at(above, column - 1) + same);
      const swapped =
        row > 1 && column > 1 && asked[row - 1] === word[column - 2] && asked[row - 2] === word[column - 1];
      if (swapped) errors = Math.min(errors, at(before, column - 2) + 1);
      here.push(errors);
      least = Math.min(least, errors);
    }
    if (least > most) return here;
    before = above;
    above = here;
  }
  return above;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
