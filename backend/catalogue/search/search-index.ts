import { wordsOf } from '#src/kernel/text/fold.ts';
import { spellingsOf, withPlainCodes } from '#src/kernel/text/spellings.ts';
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
  /** The title in each of its spellings, and everything that it is called likewise. */
  readonly titles: readonly (readonly string[])[];
  readonly called: readonly (readonly string[])[];
  /** The words of all spellings. */
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
    this.#entries = documents.map((document) => {
      const called = spellingsOf(document.pattern);
      return {
        document,
        titles: spellingsOf(document.title),
        called,
        names: wordsIn(called),
        codes: wordsOf(document.codes),
        people: wordsIn(spellingsOf(document.people)),
        genres: wordsIn(spellingsOf(document.genres)),
      };
    });
  }

  /**
   * The hits, the closest first, at most 50 of a type. Where something is met letter by letter, only such
   * things are hits. Otherwise it is what differs by a letter or two of a word, and for a postal code that
   * nobody has the cinemas whose codes begin most alike. Beside a show that is met from the beginning of its words, a help
   * article is a hit only where it is met so too.
   */
  find({ text, type, onlyHelp }: SearchQuestion): SearchDocument[] {
    const asked = takeApart(text);
    if (asked.length === 0) return [];
    /** The best score over the ways in which the text may be meant. */
    const best = (scoreOf: (one: Asked, entry: Entry) => number) => (entry: Entry) =>
      Math.max(...asked.map((one) => scoreOf(one, entry)));
    const entries = this.#entries.filter(
      ({ document: { kind } }) => (type === null || kind === type) && (!onlyHelp || kind === 'faq'),
    );
    const found = [
      () => ranked(withoutFarHelp(asked, entries), best(literalScore)),
      () =>
        ranked(
          entries,
          best(({ words }, entry) => wordScore(words, entry, 'mistyped')),
        ),
      ...asked.map((one) => () => nearestByCode(entries, one)),
    ];
    for (const find of found) {
      const documents = find();
      if (documents.length > 0) return mostOfEachType(documents);
    }
    return [];
  }
}

/** The ways in which a text may be meant; none where it is too short. */
function takeApart(text: string): readonly Asked[] {
  const coded = withPlainCodes(text);
  return [...spellingsOf(text), ...(coded === text ? [] : spellingsOf(coded))]
    .map((spelling) => spelling.slice(0, mostWords))
    .map((words) => ({ words, joined: words.join('') }))
    .filter(({ joined }) => joined.length >= shortestText);
}

const wordsIn = (spellings: readonly (readonly string[])[]): readonly string[] => [
  ...new Set(spellings.flat()),
];

function ranked(entries: readonly Entry[], scoreOf: (entry: Entry) => number): SearchDocument[] {
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry.document);
}

/** Help articles that are met only in the middle of a word do not stand beside shows that are met well. */
function withoutFarHelp(asked: readonly Asked[], entries: readonly Entry[]): readonly Entry[] {
  const isNear = (entry: Entry): boolean =>
    asked.some(
      ({ words, joined }) => wordScore(words, entry, 'beginning') > 0 || beginsJoined(joined, entry.called),
    );
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
  // Whole words in one piece are as good as a word: `et` is `E.T.`.
  const whole = entry.called.some((spelling) => isWhole(joined, spelling));
  const inOne = whole ? 1 : beginsJoined(joined, entry.called) ? 0.7 : 0;
  const score = whole ? Math.max(byWords, inOne) : byWords || inOne;
  return score === 0 ? 0 : score + wholeBonus(joined, entry);
}

/** What stands above all single words: the whole title, the whole code, the title's beginning, how much of it was typed. */
function wholeBonus(joined: string, { titles, codes }: Entry): number {
  const ofCode = codes.some((code) => codeCloseness(joined, code) > 0) ? 2 : 0;
  return Math.max(ofCode, ...titles.map((title) => titleBonus(joined, title)));
}

function titleBonus(joined: string, title: readonly string[]): number {
  const [whole = '', ...withoutArticles] = fromItsBeginnings(title);
  if (whole === joined) return 3;
  if (withoutArticles.includes(joined)) return 2;
  const begins = [whole, ...withoutArticles].some((text) => text.startsWith(joined));
  const part = begins ? 1 : beginsJoined(joined, [title]) ? 0.5 : 0;
  return part === 0 ? 0 : part + (0.2 * joined.length) / whole.length;
}

/** A title in one piece, then the same without the short words that it begins with: `lanuit`, `nuit`. */
function fromItsBeginnings(title: readonly string[]): string[] {
  const longAt = title.findIndex((word) => word.length > longestForgiven);
  return title.slice(0, Math.max(longAt, 0) + 1).map((_, start) => title.slice(start).join(''));
}

/**
 * Whether the words of a spelling, one after the other from any of them on, begin with a text that has no gaps. A short text
 * has to be whole words of it: `et` is `E.T.`, and not the beginning of `et alors`.
 */
function beginsJoined(joined: string, spellings: readonly (readonly string[])[]): boolean {
  return spellings.some((words) =>
    joined.length < shortestJoined
      ? isWhole(joined, words)
      : words.some((_, start) => words.slice(start).join('').startsWith(joined)),
  );
}

/** Whether a text is some of the words in one piece. Of initials it has to be the first ones: `os` is no `S.O.S.`. */
function isWhole(joined: string, words: readonly string[]): boolean {
  return words.some((_, start) => {
    if (words[start - 1]?.length === 1) return false;
    let run = '';
    for (let at = start; at < words.length && run.length < joined.length; at += 1) run += words[at] ?? '';
    return run === joined;
  });
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

/**
 * The documents whose postal codes share the longest beginning with a typed code, of two characters or more; with a city
 * those of the city, whatever their codes are.
 */
function nearestByCode(entries: readonly Entry[], { words, joined }: Asked): SearchDocument[] {
  const isCode = (word: string): boolean => word.length >= shortestJoined && /^\d/.test(word);
  const code = isCode(joined) ? joined : words.find(isCode);
  if (code === undefined) return [];
  const rest = code === joined ? [] : words.filter((word) => word !== code);
  const there = entries.filter(
    (entry) => entry.codes.length > 0 && (rest.length === 0 || wordScore(rest, entry, 'mistyped') > 0),
  );
  const shared = there.map(({ codes }) => Math.max(0, ...codes.map((one) => sharedBeginning(one, code))));
  const longest = Math.max(0, ...shared);
  if (longest < 2) return rest.length === 0 ? [] : there.map(({ document }) => document);
  return there.filter((_, index) => shared[index] === longest).map(({ document }) => document);
}

function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
