import type { CatalogueItem, ComputedId, EndpointId } from '#src/contract/endpoints.ts';
import { endpointIds, endpoints } from '#src/contract/endpoints.ts';
import { itemCalls, itemKinds } from '#src/contract/items.ts';
import { programme } from '#src/contract/cinema-shows/schema.ts';
import { z } from 'zod';
import { pathOf } from './sources/paths.ts';

/** A call of the contract: its endpoint, and the path below `/api`. */
export interface TestCall {
  readonly id: EndpointId;
  readonly path: string;
}

/** Asks a path below `/api` in one language. */
export type AskTestCall = (path: string) => Promise<{ status: number; body: unknown }>;

const listed = z.array(z.looseObject({ slug: z.string() }));

/** Of the showtimes of a show in a cinema, the further calls of one pair in this many are asked. */
const pairStep = 7;

interface Pair {
  readonly show: string;
  readonly cinema: string;
  readonly days: readonly string[];
}

/** What the paths of computed answers are made of. */
interface Known {
  readonly slugs: ReadonlyMap<CatalogueItem, readonly string[]>;
  readonly articleIds: readonly string[];
  readonly pairs: readonly Pair[];
  /** One pair in {@link pairStep}. */
  readonly some: readonly Pair[];
}

/** The paths of every computed answer. A new one has to be named here. */
const computed: Readonly<Record<ComputedId, (known: Known) => string[]>> = {
  showtimesDay: ({ some }) =>
    some.flatMap(({ show, cinema, days }) =>
      days.slice(0, 1).map((day) => `show/${show}/showtimes/${cinema}/${day}`),
    ),
  showtimesEvent: ({ some }) =>
    some.flatMap(({ show, days }) => days.slice(0, 1).map((day) => `show/${show}/showtimes/${day}`)),
  cinemaShowtimes: ({ some }) =>
    some.flatMap(({ cinema, days }) => days.slice(0, 1).map((day) => `cinema/${cinema}/showtimes/${day}`)),
  showtimesCinema: ({ pairs }) => pairs.map(({ show, cinema }) => `show/${show}/showtimes/${cinema}`),
  zones: () => ['zone'],
  zone: ({ slugs }) => (slugs.get('city') ?? []).map((city) => `zone/${city}`),
  featured: () => ['featured', 'featured?type=header', 'featured?type=home'],
  experienceShows: ({ slugs }) => (slugs.get('experience') ?? []).map((slug) => `gpxp/${slug}/shows`),
  cinepassCurrentShows: () => ['cinepass/current-shows'],
  faqArticleById: ({ articleIds }) => articleIds.map((id) => `faq/article/id/${id}`),
  searchFull: () => ['search/full?q=velours', 'search/full?q=abo', 'search/full?q=carte&scope=faq'],
};

/** The items of a list, whatever else its answer has. */
function itemsIn(kind: CatalogueItem, body: unknown): z.output<typeof listed> {
  const { source } = endpoints[itemCalls[kind].list];
  return listed.parse(
    'within' in source && typeof body === 'object' && body !== null
      ? Reflect.get(body, source.within.key)
      : body,
  );
}

/**
 * Every call of the contract about every item, from the lists that the server itself answers: a new endpoint is in it
 * automatically.
 * @param unlisted slugs of items that are in no list (moved or gone)
 */
export async function callsOf(
  ask: AskTestCall,
  unlisted: Partial<Record<CatalogueItem, readonly string[]>> = {},
): Promise<TestCall[]> {
  const slugs = new Map<CatalogueItem, readonly string[]>();
  let articleIds: string[] = [];
  for (const kind of itemKinds) {
    const items = itemsIn(kind, (await ask(pathOf(itemCalls[kind].list))).body);
    slugs.set(
      kind,
      items.map(({ slug }) => slug),
    );
    if (kind === 'faqArticle') articleIds = items.map(({ id }) => String(id));
  }
  const pairs: Pair[] = [];
  for (const cinema of slugs.get('cinema') ?? []) {
    const { shows } = programme.parse((await ask(pathOf('cinemaShows', cinema))).body);
    for (const [show, { days }] of Object.entries(shows))
      pairs.push({ show, cinema, days: Object.keys(days) });
  }
  const known = { slugs, articleIds, pairs, some: pairs.filter((_, place) => place % pairStep === 0) };
  return endpointIds.flatMap((id) => {
    const { source } = endpoints[id];
    if (source.kind === 'document' || (source.kind === 'item' && source.part === 'list'))
      return [{ id, path: pathOf(id) }];
    if (source.kind === 'computed') return computedPaths(id, known).map((path) => ({ id, path }));
    const further = source.part === 'further' ? [] : (unlisted[source.item] ?? []);
    return [...(slugs.get(source.item) ?? []), ...further].map((slug) => ({ id, path: pathOf(id, slug) }));
  });
}

function computedPaths(id: EndpointId, known: Known): string[] {
  const paths = Object.entries(computed).find(([name]) => name === id)?.[1];
  if (paths === undefined) throw new Error(`${id} is not computed`);
  return paths(known);
}

/** Whether an answer says something: a list, map or programme with at least one entry. */
export function saysSomething({ status, body }: { status: number; body: unknown }): boolean {
  if (status !== 200 || typeof body !== 'object' || body === null) return false;
  const values: unknown[] = Object.values(body);
  return values.some((value) => !Array.isArray(value) || value.length > 0);
}
