import { endpointPath } from '#src/api/endpoint/endpoint-path.ts';
import {
  documentIds,
  endpoints,
  type CatalogueItem,
  type DocumentId,
  type EndpointId,
  type ItemCall,
} from '#src/contract/endpoints.ts';
import { byKind, itemCalls, itemKinds } from '#src/contract/items.ts';
import type { Answer } from '#src/contract/endpoint.ts';
import type { Show } from '#src/contract/shows/schema.ts';
import type { Tag } from '#src/contract/tags/schema.ts';
import { idOfShowtime } from '#src/domain/showtime/showtime-id.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import type { ShowtimeRef } from '#src/routes/showtime/showtime-ref.ts';

type Slugged = { readonly slug: string };

/** Some items of a site, from its lists. */
export interface Items {
  /** Items of every kind; of the shows only the films. */
  readonly ofKind: Readonly<Record<CatalogueItem, readonly Slugged[]>>;
  /** Films with a showtime within a day; those with the most showtimes first. */
  readonly films: readonly Show[];
  readonly entertainments: readonly Show[];
  readonly cinemas: readonly Slugged[];
  readonly cities: readonly Slugged[];
  readonly tags: readonly Tag[];
  /** Ids of help articles; none where the site has no help. */
  readonly articleIds: readonly string[];
  /** One showtime of each film: its cinema and its day. */
  readonly showtimes: readonly {
    readonly slug: string;
    readonly cinema: string;
    readonly date: string;
    /** The last showtime on the last day, as addresses name it. */
    readonly last: ShowtimeRef;
  }[];
}

/** How many items of a kind are requested in turn by default. */
const fewItems = 8;

async function read<K extends EndpointId>(
  api: string,
  id: K,
  params: Readonly<Record<string, string>> = {},
  language?: Language,
): Promise<Answer<(typeof endpoints)[K]>> {
  const query = language === undefined ? '' : `?language=${language}`;
  const answer = await fetch(`${api}${endpointPath(endpoints[id], params)}${query}`);
  if (!answer.ok) throw new Error(`${id} answered ${answer.status}`);
  return endpoints[id].answer.parse(await answer.json()) as Answer<(typeof endpoints)[K]>;
}

/** Takes items from the whole list, so that not only its beginning is requested. */
export function spreadOver<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, Math.floor(list.length / most));
  return list.filter((_, index) => index % step === 0).slice(0, most);
}

/**
 * Finds items in the lists of a site's API.
 *
 * @param api base of the site, `http://host/fr`
 * @param most the largest number of items of each kind
 * @param language of the answers, whose slugs may be its own; the site's default without one
 */
export async function itemsOf(api: string, most: number = fewItems, language?: Language): Promise<Items> {
  const some = <T>(list: readonly T[]) => spreadOver(list, most);
  const { shows } = await read(api, 'shows', {}, language);
  const playing = shows
    .filter(({ isMovie, next24ShowtimesCount }) => isMovie && next24ShowtimesCount > 0)
    .toSorted((one, other) => other.next24ShowtimesCount - one.next24ShowtimesCount);
  const films = some(playing);
  const showtimes = await Promise.all(
    films.map(async ({ slug }) => {
      const [first] = Object.entries(await read(api, 'showCinemas', { slug }, language));
      if (first === undefined) throw new Error(`${slug} plays, but in no cinema`);
      const [cinema, { days }] = first;
      const dates = Object.keys(days).toSorted();
      const [date = '', day = ''] = [dates[0], dates.at(-1)];
      const times = await read(api, 'showtimesDay', { slug, cinema, date: day }, language);
      const id = times.map(idOfShowtime).at(-1) ?? '';
      return { slug, cinema, date, last: { show: slug, cinema, day, id } };
    }),
  );
  const ofKind: Record<CatalogueItem, readonly Slugged[]> = byKind(() => films);
  for (const kind of itemKinds) {
    const listed = await read(api, itemCalls[kind].list, {}, language);
    if (!('shows' in listed)) ofKind[kind] = some<Slugged>(listed);
  }
  return {
    ofKind,
    films,
    entertainments: some(shows.filter(({ isMovie }) => !isMovie)),
    cinemas: ofKind.cinema,
    cities: ofKind.city,
    tags: some(await read(api, 'tags', {}, language)),
    articleIds: some(await read(api, 'faqArticles', {}, language)).map(({ id }) => id),
    showtimes,
  };
}

/** Some items of a site in one of its languages. */
export interface ItemsInLanguage {
  readonly locale: Locale;
  readonly items: Items;
}

/** {@link itemsOf} in each language of a site, its default first: their slugs differ. */
export async function itemsInLanguages(
  api: string,
  most: number,
  locales: readonly Locale[],
): Promise<readonly ItemsInLanguage[]> {
  return Promise.all(
    locales.map(async (locale) => ({ locale, items: await itemsOf(api, most, languageOf(locale)) })),
  );
}

/** The slug of the cinema with the most auditoriums. */
export async function largestCinema(api: string): Promise<string> {
  const cinemas = await read(api, 'cinemas');
  return cinemas.toSorted((one, other) => (other.hallCount ?? 0) - (one.hallCount ?? 0))[0]?.slug ?? '';
}

const searches = ['am', 'lyon', 'lumiere', 'paris', 'the', 'atlas', 'concert', '69'];

/** Paths of every endpoint of the contract below a site, each for some items; none when the site has no such item. */
export function pathsOf({ ofKind, cities, showtimes, articleIds }: Items): Record<EndpointId, string[]> {
  const one = (id: EndpointId) => [endpointPath(endpoints[id], {}) ?? ''];
  const each = (id: EndpointId, list: readonly Readonly<Record<string, string>>[]) =>
    list.flatMap((params) => endpointPath(endpoints[id], params) ?? []);
  const documents = Object.fromEntries(documentIds.map((id) => [id, one(id)])) as Record<
    DocumentId,
    string[]
  >;
  const items = itemKinds.flatMap((kind): [ItemCall, string[]][] => {
    const { list, further, translations } = itemCalls[kind];
    const slugs = ofKind[kind].map(({ slug }) => ({ slug }));
    const about = [kind, ...further, ...translations];
    return [[list, one(list)], ...about.map((id): [ItemCall, string[]] => [id, each(id, slugs)])];
  });
  return {
    ...(Object.fromEntries(items) as Record<ItemCall, string[]>),
    showtimesDay: each(
      'showtimesDay',
      showtimes.map(({ slug, cinema, date }) => ({ slug, cinema, date })),
    ),
    showtimesEvent: each(
      'showtimesEvent',
      showtimes.map(({ slug, date }) => ({ slug, date })),
    ),
    cinemaShowtimes: each(
      'cinemaShowtimes',
      showtimes.map(({ cinema, date }) => ({ slug: cinema, date })),
    ),
    showtimesCinema: each(
      'showtimesCinema',
      showtimes.map(({ slug, cinema }) => ({ slug, cinema })),
    ),
    zones: one('zones'),
    zone: each(
      'zone',
      cities.map(({ slug }) => ({ zone: slug })),
    ),
    featured: one('featured'),
    cinepassCurrentShows: one('cinepassCurrentShows'),
    experienceShows: each(
      'experienceShows',
      ofKind.experience.map(({ slug }) => ({ slug })),
    ),
    faqArticleById: each(
      'faqArticleById',
      articleIds.map((id) => ({ id })),
    ),
    ...documents,
    searchFull: searches.map((q) => `${endpoints.searchFull.path}?q=${q}`),
  };
}
