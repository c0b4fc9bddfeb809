import type { EndpointId } from '#src/contract/endpoints.ts';
import {
  findItem,
  readDocument,
  readList,
  readPart,
  readSessions,
  readSlugs,
  readTranslation,
} from '../catalogue/readers.ts';
import type { FoundItem, ItemKind, SessionText } from '../catalogue/readers.ts';
import { zoneName } from '../catalogue/zone.ts';
import { isProblem, problemOf } from './problem.ts';
import type { Problem } from './problem.ts';
import { textParam } from './handler.ts';
import type { CallContext, Handler } from './handler.ts';

/** What answers each call of the contract (R236 to R241, R247). */
export const handlers: Readonly<Record<EndpointId, Handler>> = {
  cinemas: (context) => readList(context, 'cinema'),
  cinema: detailOf('cinema'),
  cinemaShows: async (context, params) => {
    const cinema = await known(context, 'cinema', textParam(params, 'slug'));
    if (isProblem(cinema)) return cinema;
    return (await readPart(context, 'cinema', cinema.id, 'programme')) ?? '{"days":{},"shows":{}}';
  },
  cinemaTranslate: translationOf('cinema'),
  cities: (context) => readList(context, 'city'),
  city: detailOf('city'),
  shows: async (context) => `{"shows":${await readList(context, 'show')},"labels":[],"contentratings":[]}`,
  show: detailOf('show'),
  showTranslate: translationOf('show'),
  showCinemas: async (context, params) => {
    const show = await findItem(context, 'show', textParam(params, 'slug'));
    return (show === null ? null : await readPart(context, 'show', show.id, 'cinemas')) ?? '{}';
  },
  showtimesDay: async (context, params) => {
    const place = await showAndCinema(context, params);
    if (isProblem(place)) return place;
    const sessions = await readSessions(context, place.showId, {
      cinemaId: place.cinemaId,
      day: textParam(params, 'date'),
    });
    return `[${sessions.map(({ body }) => body).join(',')}]`;
  },
  showtimesCinema: async (context, params) => {
    const place = await showAndCinema(context, params);
    if (isProblem(place)) return place;
    const sessions = await readSessions(context, place.showId, { cinemaId: place.cinemaId });
    return mapOf(sessions, ({ day }) => day);
  },
  showtimesEvent: async (context, params) => {
    const show = await known(context, 'show', textParam(params, 'slug'));
    if (isProblem(show)) return show;
    const sessions = await readSessions(context, show.id, { day: textParam(params, 'date') });
    const slugs = await readSlugs(context, 'cinema', [...new Set(sessions.map(({ cinemaId }) => cinemaId))]);
    return mapOf(sessions, ({ cinemaId }) => slugs.get(cinemaId));
  },
  events: (context) => readList(context, 'event'),
  event: detailOf('event'),
  eventShows: async (context, params) => {
    const event = await known(context, 'event', textParam(params, 'slug'));
    if (isProblem(event)) return event;
    return (await readPart(context, 'event', event.id, 'shows')) ?? '{"shows":{}}';
  },
  zones: documentOf(zoneName(null), '{"shows":[]}'),
  zone: async (context, params) => {
    const slug = textParam(params, 'zone');
    const shows = await readDocument(context, zoneName(slug));
    if (shows !== null) return shows;
    const city = await known(context, 'city', slug);
    if (isProblem(city)) return city;
    const own = (await readSlugs(context, 'city', [city.id])).get(city.id);
    return (own === undefined ? null : await readDocument(context, zoneName(own))) ?? '{"shows":[]}';
  },
  tags: documentOf('tags', '[]'),
  versions: documentOf('versions', '[]'),
  alerts: documentOf('alerts', '[]'),
  featured: async (context, _params, query) => {
    const body = (await readDocument(context, 'featured')) ?? '[]';
    return typeof query.type === 'string' ? onlyType(body, query.type) : body;
  },
  footer: documentOf('footer', '{"columns":[],"socialNetworks":[]}'),
  footerFaq: documentOf('footerFaq', '[]'),
  settings: documentOf('settings', null),
  nativeAd: documentOf('nativeAd', '[]'),
  permanentAutopromo: documentOf('permanentAutopromo', '[]'),
  youtubeLatest: documentOf('youtubeLatest', '[]'),
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

function unknownItem(what: string): Problem {
  return problemOf(404, `There is no such ${what}.`);
}

/** An item by its slug: 404 where it is unknown, 410 where it is gone. */
async function known(context: CallContext, kind: ItemKind, slug: string): Promise<FoundItem | Problem> {
  const item = await findItem(context, kind, slug);
  if (item === null) return unknownItem(kind);
  return item.state === 'gone' ? problemOf(410, `This ${kind} is gone.`) : item;
}

function detailOf(kind: ItemKind): Handler {
  return async (context, params) => {
    const item = await known(context, kind, textParam(params, 'slug'));
    return isProblem(item) ? item : (item.detail ?? unknownItem(kind));
  };
}

function translationOf(kind: ItemKind): Handler {
  return async (context, params) => {
    const found = await readTranslation(context, kind, textParam(params, 'slug'));
    if (found === null) return unknownItem(kind);
    return found.gone ? problemOf(410, `This ${kind} is gone.`) : JSON.stringify(found.slugs);
  };
}

function documentOf(name: string, empty: string | null): Handler {
  return async (context) => (await readDocument(context, name)) ?? empty ?? unknownItem('answer');
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

/** A JSON object from key to the list of its showings, in the order they come; those without a key are left out. */
function mapOf(
  sessions: readonly SessionText[],
  keyOf: (session: SessionText) => string | undefined,
): string {
  const lists = new Map<string, string[]>();
  for (const session of sessions) {
    const key = keyOf(session);
    if (key === undefined) continue;
    const list = lists.get(key) ?? [];
    list.push(session.body);
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
