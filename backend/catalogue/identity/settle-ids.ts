import type { Translation } from '#src/contract/catalogue.ts';
import type { CatalogueItem } from '#src/contract/endpoints.ts';
import { slugNumber } from './slug-number.ts';

/** An item of a load before it has its id. */
export interface NamedItem {
  /** The id that it gets when it is new. */
  readonly name: string;
  readonly slugs: Translation;
  /** What tells it beside its slug, such as a `showRef`; null when it has nothing. */
  readonly reference: string | null;
}

/** An item that the catalogue has, or had. */
export interface KnownItem {
  readonly id: string;
  readonly reference: string | null;
  /** Its slugs; empty when the last load lacked it. */
  readonly slugs: Translation;
  /** Slugs that it had before, as `{language}/{slug}`. */
  readonly earlier: readonly string[];
}

/** The items that a site's catalogue has or had, by kind. */
export type KnownItems = Readonly<Partial<Record<CatalogueItem, readonly KnownItem[]>>>;

/**
 * Finds the id of each item of a load (D62): what is known keeps its id. First the references decide, over the whole
 * list, then the slugs that items have, those that they had, and the numbers at their ends. A reference, slug or number
 * that two items have tells nothing. Items whose references differ are never one.
 * @param numbered whether the number at the end of a slug is the item's
 * @returns the id by the item's name
 */
export function settleIds(
  items: readonly NamedItem[],
  known: readonly KnownItem[],
  numbered: boolean,
): ReadonlyMap<string, string> {
  const settled = new Map<string, string>();
  const taken = new Set<string>();
  const join = (item: NamedItem, one: KnownItem | undefined): void => {
    if (one === undefined || settled.has(item.name) || taken.has(one.id)) return;
    if (item.reference !== null && one.reference !== null && item.reference !== one.reference) return;
    settled.set(item.name, one.id);
    taken.add(one.id);
  };
  const present = known.filter(({ slugs }) => Object.keys(slugs).length > 0);
  const left = known.filter(({ slugs }) => Object.keys(slugs).length === 0);
  const joinBy = (
    among: readonly KnownItem[],
    ofItem: (item: Told) => readonly string[],
    ofKnown: (one: KnownItem) => readonly string[] = ofItem,
  ): void => {
    const byMark = singles(among, ofKnown);
    for (const [mark, item] of singles(items, ofItem)) join(item, byMark.get(mark));
  };
  joinBy(present, referencesOf);
  joinBy(left, referencesOf);
  joinBy(known, slugsOf);
  joinBy(known, slugsOf, ({ earlier }) => earlier);
  if (numbered) joinBy(present, numbersOf);

  const given = timesGiven(known);
  for (const { name } of items) {
    if (settled.has(name)) continue;
    const count = (given.get(name) ?? 0) + 1;
    settled.set(name, count === 1 ? name : `${name}~${count}`);
  }
  return settled;
}

/**
 * How often an id was made of each name: `name`, `name~2`, `name~3`. Where a later one is known, the earlier ones were given too,
 * also when their items are forgotten: what members keep still names them.
 */
function timesGiven(known: readonly KnownItem[]): ReadonlyMap<string, number> {
  const given = new Map<string, number>();
  for (const { id } of known) {
    const [, name = id, count = '1'] = /^(.+)~(\d+)$/.exec(id) ?? [];
    given.set(name, Math.max(given.get(name) ?? 0, Number(count)));
  }
  return given;
}

type Told = Pick<NamedItem, 'slugs' | 'reference'>;

const referencesOf = ({ reference }: Told): string[] => (reference === null ? [] : [reference]);

const slugsOf = ({ slugs }: Told): string[] =>
  Object.entries(slugs).map(([language, slug]) => `${language}/${slug}`);

const numbersOf = ({ slugs }: Told): string[] => [
  ...new Set(Object.values(slugs).flatMap((slug) => slugNumber(slug) ?? [])),
];

/** What only one of the items has, with that item. */
function singles<T>(items: readonly T[], marksOf: (item: T) => readonly string[]): Map<string, T> {
  const found = new Map<string, T | null>();
  for (const item of items) for (const mark of marksOf(item)) found.set(mark, found.has(mark) ? null : item);
  return new Map([...found].flatMap(([mark, item]) => (item === null ? [] : [[mark, item] as const])));
}
