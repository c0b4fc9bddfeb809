import { z } from 'zod';
import type { EndpointSource } from '#src/contract/endpoint.ts';
import { endpoints, type CatalogueItem, type ComputedId, type EndpointId } from '#src/contract/endpoints.ts';
import {
  findItem,
  readCinemaDay,
  readDocument,
  readList,
  readPart,
  readShowtimes,
  readSlugs,
  readTranslation,
} from '../catalogue/readers.ts';
import type { FoundItem, ShowtimeText } from '../catalogue/readers.ts';
import { zoneName } from '../catalogue/zone.ts';
import { isProblem, problemOf } from '../http/problem.ts';
import type { Problem } from '../http/problem.ts';
import { currentShows, experienceShows, helpArticleById } from './editorial-handlers.ts';
import { textParam } from './handler.ts';
import type { CallContext, Handler } from './handler.ts';

type StoredSource = Exclude<EndpointSource<CatalogueItem>, { kind: 'computed' }>;

/** The handlers of calls whose answers are computed on request. */
const computed: Readonly<Record<ComputedId, Handler>> = {
  showtimesDay: async (context, params) => {
    const place = await showAndCinema(context, params);
    if (isProblem(place)) return place;
    const showtimes = await readShowtimes(context, place.showId, {
      cinemaId: place.cinemaId,
      day: textParam(params, 'date'),
    });
    return `[${showtimes.map(({ body }) => body).join(',')}]`;
  },
  showtimesCinema: async (context, params) => {
    const place = await showAndCinema(context, params);
    if (isProblem(place)) return place;
    const showtimes = await readShowtimes(context, place.showId, { cinemaId: place.cinemaId });
    return mapOf(showtimes, ({ day }) => day);
  },
  showtimesEvent: async (context, params) => {
    const show = await known(context, 'show', textParam(params, 'slug'));
    if (isProblem(show)) return show;
    const showtimes = await readShowtimes(context, show.id, { day: textParam(params, 'date') });
    const slugs = await readSlugs(context, 'cinema', [...new Set(showtimes.map(({ cinemaId }) => cinemaId))]);
    return mapOf(showtimes, ({ cinemaId }) => slugs.get(cinemaId));
  },
  cinemaShowtimes: async (context, params) => {
    const cinema = await known(context, 'cinema', textParam(params, 'slug'));
    if (isProblem(cinema)) return cinema;
    const showtimes = await readCinemaDay(context, cinema.id, textParam(params, 'date'));
    const slugs = await readSlugs(context, 'show', [...new Set(showtimes.map(({ showId }) => showId))]);
    return mapOf(showtimes, ({ showId }) => slugs.get(showId));
  },
  zones: async (context) => (await readDocument(context, zoneName(null))) ?? '{"shows":[]}',
  zone: async (context, params) => {
    const slug = textParam(params, 'zone');
    const shows = await readDocument(context, zoneName(slug));
    if (shows !== null) return shows;
    const city = await known(context, 'city', slug);
    if (isProblem(city)) return city;
    const own = (await readSlugs(context, 'city', [city.id])).get(city.id);
    return (own === undefined ? null : await readDocument(context, zoneName(own))) ?? '{"shows":[]}';
  },
  featured: async (context, _params, query) => {
    const body = (await readDocument(context, 'featured')) ?? '[]';
    return typeof query.type === 'string' ? onlyType(body, query.type) : body;
  },
  experienceShows: experienceShows((context, slug) => known(context, 'experience', slug)),
  cinepassCurrentShows: currentShows,
  faqArticleById: helpArticleById,
  searchFull: ({ search, site, language, state }, _params, query) =>
    search.answer(
      { site, language, revision: state.revision },
      {
        text: textParam(query, 'q'),
        type: typeof query.type === 'string' ? query.type : null,
        onlyHelp: query.scope === 'faq',
      },
    ),
};

/** The handler of a call whose answer is stored (R236 to R241, R247). */
function storedHandler(id: Exclude<EndpointId, ComputedId>): Handler {
  const source: StoredSource = endpoints[id].source;
  if (source.kind === 'document') return documentHandler(id, source.empty);
  switch (source.part) {
    case 'list':
      return listHandler(source.item, source.within);
    case 'detail':
      return detailHandler(source.item);
    case 'translation':
      return translationHandler(source.item);
    case 'further':
      return furtherHandler(source);
    default:
      return source satisfies never;
  }
}

/** The handler of a call of the contract. */
export function handlerOf(id: EndpointId): Handler {
  return isComputed(id) ? computed[id] : storedHandler(id);
}

function isComputed(id: EndpointId): id is ComputedId {
  return endpoints[id].source.kind === 'computed';
}

function unknownItem(what: string): Problem {
  return problemOf(404, `There is no such ${what}.`);
}

/** An item by its slug: 404 when it is unknown, 410 when it is gone. */
async function known(context: CallContext, kind: CatalogueItem, slug: string): Promise<FoundItem | Problem> {
  const item = await findItem(context, kind, slug);
  if (item === null) return unknownItem(kind);
  return item.state === 'gone' ? problemOf(410, `This ${kind} is gone.`) : item;
}

function detailHandler(kind: CatalogueItem): Handler {
  return async (context, params) => {
    const item = await known(context, kind, textParam(params, 'slug'));
    if (isProblem(item)) return item;
    if (item.detail === null) return unknownItem(kind);
    return item.renamed ? movedDetail(item.detail, item.slug) : item.detail;
  };
}

const detailSchema = z.record(z.string(), z.unknown());

/** The detail of an item that has another slug now: it says so as that of one that the chain moved (R053). */
function movedDetail(detail: string, slug: string): string {
  const read = detailSchema.parse(JSON.parse(detail));
  if ('redirectSlug' in read) return JSON.stringify({ ...read, redirectSlug: read.redirectSlug ?? slug });
  const details = detailSchema.safeParse(read.details).data;
  if (details === undefined || !('redirectSlug' in details)) return detail;
  return JSON.stringify({
    ...read,
    details: { ...details, redirectSlug: details.redirectSlug ?? slug },
  });
}

function translationHandler(kind: CatalogueItem): Handler {
  return async (context, params) => {
    const found = await readTranslation(context, kind, textParam(params, 'slug'));
    if (found === null) return unknownItem(kind);
    return found.gone ? problemOf(410, `This ${kind} is gone.`) : JSON.stringify(found.slugs);
  };
}

function documentHandler(id: string, empty: object | null): Handler {
  return async (context) =>
    (await readDocument(context, id)) ?? (empty === null ? unknownItem('answer') : JSON.stringify(empty));
}

function listHandler(
  kind: CatalogueItem,
  within: Extract<StoredSource, { part: 'list' }>['within'],
): Handler {
  if (within === undefined) return (context) => readList(context, kind);
  const { key, empty } = within;
  // The list is already text: it replaces a null, which no list can be.
  const [before = '', after = ''] = JSON.stringify({ ...empty, [key]: null }).split(
    `${JSON.stringify(key)}:null`,
  );
  return async (context) => `${before}${JSON.stringify(key)}:${await readList(context, kind)}${after}`;
}

function furtherHandler({
  item,
  stored,
  empty,
  unknown,
}: Extract<StoredSource, { part: 'further' }>): Handler {
  return async (context, params) => {
    const slug = textParam(params, 'slug');
    const found = unknown === 404 ? await known(context, item, slug) : await findItem(context, item, slug);
    if (found !== null && isProblem(found)) return found;
    const body = found === null ? null : await readPart(context, item, found.id, stored);
    return body ?? JSON.stringify(empty);
  };
}

async function showAndCinema(
  context: CallContext,
  params: Readonly<Record<string, unknown>>,
): Promise<{ showId: string; cinemaId: string } | Problem> {
  const show = await known(context, 'show', textParam(params, 'slug'));
  if (isProblem(show)) return show;
  const cinema = await known(context, 'cinema', textParam(params, 'cinema'));
  return isProblem(cinema) ? cinema : { showId: show.id, cinemaId: cinema.id };
}

/** A JSON object from key to the list of its showtimes, in their order; showtimes without a key are left out. */
function mapOf<T extends Pick<ShowtimeText, 'body'>>(
  showtimes: readonly T[],
  keyOf: (showtime: T) => string | undefined,
): string {
  const lists = new Map<string, string[]>();
  for (const showtime of showtimes) {
    const key = keyOf(showtime);
    if (key === undefined) continue;
    const list = lists.get(key) ?? [];
    list.push(showtime.body);
    lists.set(key, list);
  }
  return `{${[...lists].map(([key, bodies]) => `${JSON.stringify(key)}:[${bodies.join(',')}]`).join(',')}}`;
}

function onlyType(body: string, type: string): string {
  const list: unknown = JSON.parse(body);
  if (!Array.isArray(list)) return body;
  return JSON.stringify(
    list.filter(
      (one: unknown) => typeof one === 'object' && one !== null && 'type' in one && one.type === type,
    ),
  );
}
