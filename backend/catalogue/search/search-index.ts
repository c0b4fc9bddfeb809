import { wordsOf } from '#src/kernel/text/fold.ts';
import { beginningCloseness, literalCloseness, mistypedCloseness } from './words.ts';

/** One thing that can be found, as the database holds it. */
export interface SearchDocument {
  /** Type of the hit: `show`, `cinema`, `news`, `faq` … */
  readonly kind: string;
  /** What it is called. */
  readonly title: string;
  /** What a visitor may type for it, its title first: also its original title, or its city and theatre city (R185). */
  readonly pattern: string;
  /** Who made it and who plays in it. */
  readonly people: string;
  /** What kind it is: the genres of a show, the topic of a help article. */
  readonly genres: string;
  /** Postal codes without spaces, separated by spaces. */
  readonly codes: string;
  /** The hit as JSON text. */
  readonly hit: string;
}

/** What is searched for. */
export interface SearchQuestion {
  /** As the visitor typed it. */
  readonly text: string;
  /** Only hits of this type, or null for all. */
  readonly type: string | null;
  /** Only the help centre. */
  readonly onlyHelp: boolean;
}

interface Entry {
  readonly document: SearchDocument;
  readonly title: readonly string[];
  readonly names: readonly string[];
  readonly codes: readonly string[];
  readonly people: readonly string[];
  readonly genres: readonly string[];
}

type Closeness = (asked: string, word: string) => number;

/**
 * How a typed word may meet one of a thing: from its beginning, letter by letter anywhere in it, or with a letter or two
 * wrong.
 */
type Strictness = 'beginning' | 'literal' | 'mistyped';

/** Where a typed word is looked for, how much it counts there, and what meets it. */
interface Field {
  readonly of: 'names' | 'codes' | 'people' | 'genres';
  readonly weight: number;
  readonly beginning: Closeness;
  readonly literal: Closeness;
  readonly mistyped: Closeness;
}

/** A name counts more than who made it, and that more than what kind it is. */
const fields: readonly Field[] = [
  { of: 'names', weight: 1, ...wordsFrom(literalCloseness) },
  { of: 'codes', weight: 1, beginning: codeCloseness, literal: codeCloseness, mistyped: codeCloseness },
  { of: 'people', weight: 0.5, ...wordsFrom(beginningCloseness) },
  { of: 'genres', weight: 0.3, ...wordsFrom(beginningCloseness), mistyped: beginningCloseness },
];

/** What was typed, taken apart once. */
interface Asked {
  readonly words: readonly string[];
  /** The words without what parts them: `denhaag`, `1012ab`. */
  readonly joined: string;
}

/** Fewest letters and digits that are searched for (D14). */
const shortestText = 2;
/** A search box takes a line; nobody asks for more words than this. */
const mostWords = 10;
const mostHitsPerType = 50;
/** Words up to this length may be missing from what is found, beside a longer one that is not: `the`, `les`, `het`. */
const longestForgiven = 3;
/** A joined text (`denhaag`) and a whole postal code are at least this long. */
const shortestJoined = 4;

/**
 * The documents of one site in one language, ready to be searched. Pure: the same documents and question
 * give the same hits, whatever database they came from.
 */
export class SearchIndex {
  readonly #entries: readonly Entry[];

  /** @param documents in the order in which they stand among equals */
  constructor(documents: readonly SearchDocument[]) {
    this.#entries = documents.map((document) => ({
      document,
      title: wordsOf(document.title),
      names: wordsOf(document.pattern),
      codes: wordsOf(document.codes),
      people: wordsOf(document.people),
      genres: wordsOf(document.genres),
    }));
  }

  /**
   * The hits, the closest first, at most 50 of a type. Where something is met letter by letter, only such
   * things are hits. Otherwise it is what differs by a letter or two of a word, and for a postal code that
   * nobody has the cinemas whose codes begin most alike. Beside a show that is met from the beginning of its words, a help
   * article is a hit only where it is met so too.
   */
  find({ text, type, onlyHelp }: SearchQuestion): SearchDocument[] {
    const asked = takeApart(text);
    if (asked === null) return [];
    const entries = this.#entries.filter(
      ({ document: { kind } }) => (type === null || kind === type) && (!onlyHelp || kind === 'faq'),
    );
    const found = [
      () => ranked(withoutFarHelp(asked, entries), (entry) => literalScore(asked, entry)),
      () => ranked(entries, (entry) => wordScore(asked.words, entry, 'mistyped')),
      () => nearestByCode(entries, asked.joined),
    ];
    for (const find of found) {
      const documents = find();
      if (documents.length > 0) return mostOfEachType(documents);
    }
    return [];
  }
}

function takeApart(text: string): Asked | null {
  const words = wordsOf(text).slice(0, mostWords);
  const joined = words.join('');
  return joined.length < shortestText ? null : { words, joined };
}

function ranked(entries: readonly Entry[], scoreOf: (entry: Entry) => number): SearchDocument[] {
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry.document);
}

/** Help articles that are met only in the middle of a word do not stand beside shows that are met well. */
function withoutFarHelp({ words, joined }: Asked, entries: readonly Entry[]): readonly Entry[] {
  const isNear = (entry: Entry): boolean =>
    wordScore(words, entry, 'beginning') > 0 || beginsJoined(joined, entry.names);
  const kindOf = ({ document }: Entry): string => document.kind;
  if (!entries.some((entry) => kindOf(entry) === 'show' && isNear(entry))) return entries;
  return entries.filter((entry) => kindOf(entry) !== 'faq' || isNear(entry));
}

function mostOfEachType(documents: readonly SearchDocument[]): SearchDocument[] {
  const counts = new Map<string, number>();
  return documents.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= mostHitsPerType;
  });
}

function literalScore({ words, joined }: Asked, entry: Entry): number {
  const byWords = wordScore(words, entry, 'literal');
  const score = byWords > 0 ? byWords : beginsJoined(joined, entry.names) ? 0.7 : 0;
  return score === 0 ? 0 : score + wholeBonus(joined, entry);
}

/** What stands above all single words: the whole title, the whole code, the title's beginning, how much of it was typed. */
function wholeBonus(joined: string, { title, codes }: Entry): number {
  const [whole = '', ...withoutArticles] = fromItsBeginnings(title);
  if (whole === joined) return 3;
  if (withoutArticles.includes(joined) || codes.some((code) => codeCloseness(joined, code) > 0)) return 2;
  const begins = [whole, ...withoutArticles].some((text) => text.startsWith(joined));
  const part = begins ? 1 : beginsJoined(joined, title) ? 0.5 : 0;
  return part === 0 ? 0 : part + (0.2 * joined.length) / whole.length;
}

/** A title in one piece, then the same without the short words that it begins with: `lanuit`, `nuit`. */
function fromItsBeginnings(title: readonly string[]): string[] {
  const longAt = title.findIndex((word) => word.length > longestForgiven);
  return title.slice(0, Math.max(longAt, 0) + 1).map((_, start) => title.slice(start).join(''));
}

/** Whether the words, one after the other from any of them on, begin with a text that has no gaps. */
function beginsJoined(joined: string, words: readonly string[]): boolean {
  if (joined.length < shortestJoined) return false;
  return words.some((_, start) => words.slice(start).join('').startsWith(joined));
}

/** How well the typed words are met on the whole; 0 where one that counts is met by nothing. */
function wordScore(asked: readonly string[], entry: Entry, strictness: Strictness): number {
  const met = asked.map((word) => ({ length: word.length, best: bestOf(word, entry, strictness) }));
  const longMet = met.some(({ length, best }) => length > longestForgiven && best > 0);
  const missing = met.some(({ length, best }) => best === 0 && !(longMet && length <= longestForgiven));
  if (missing) return 0;
  const letters = met.reduce((sum, { length }) => sum + length, 0);
  return met.reduce((sum, { length, best }) => sum + length * best, 0) / letters;
}

function bestOf(asked: string, entry: Entry, strictness: Strictness): number {
  let best = 0;
  for (const field of fields)
    for (const word of entry[field.of]) best = Math.max(best, field.weight * field[strictness](asked, word));
  return best;
}

/** The three ways in which words of a language are met. */
function wordsFrom(literal: Closeness): Pick<Field, Strictness> {
  return {
    beginning: beginningCloseness,
    literal,
    mistyped: (asked, word) => literal(asked, word) || mistypedCloseness(asked, word),
  };
}

/** A postal code is known by its beginning (R184); only what begins with a digit is one. */
function codeCloseness(asked: string, code: string): number {
  return /^\d/.test(asked) && code.startsWith(asked) ? 1 : 0;
}

/** The documents whose postal codes share the longest beginning with a code, of two characters or more. */
function nearestByCode(entries: readonly Entry[], code: string): SearchDocument[] {
  if (code.length < shortestJoined || !/^\d/.test(code)) return [];
  const shared = entries.map(({ codes }) => Math.max(0, ...codes.map((one) => sharedBeginning(one, code))));
  const longest = Math.max(0, ...shared);
  return longest < 2
    ? []
    : entries.filter((_, index) => shared[index] === longest).map(({ document }) => document);
}

function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
