import { endpointPath } from '#src/api/endpoint/endpoint-path.ts';
import { documentIds, endpoints, type DocumentId, type EndpointId } from '#src/contract/endpoints.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { City } from '#src/contract/cities/schema.ts';
import type { Answer } from '#src/contract/endpoint.ts';
import type { EventItem } from '#src/contract/events/schema.ts';
import type { Show } from '#src/contract/shows/schema.ts';
import type { Tag } from '#src/contract/tags/schema.ts';

/** Some items of a site, from its lists. */
export interface Items {
  /** Films with a showtime within a day; those with the most showtimes first. */
  readonly films: readonly Show[];
  readonly entertainments: readonly Show[];
  readonly cinemas: readonly Cinema[];
  readonly cities: readonly City[];
  readonly events: readonly EventItem[];
  readonly tags: readonly Tag[];
  /** One showtime of each film: its cinema and its day. */
  readonly showtimes: readonly { readonly slug: string; readonly cinema: string; readonly date: string }[];
}

/** How many items of a kind are requested in turn by default. */
const fewItems = 8;

async function read<K extends EndpointId>(
  api: string,
  id: K,
  params: Readonly<Record<string, string>> = {},
): Promise<Answer<(typeof endpoints)[K]>> {
  const answer = await fetch(`${api}${endpointPath(endpoints[id], params)}`);
  if (!answer.ok) throw new Error(`${id} answered ${answer.status}`);
  return endpoints[id].answer.parse(await answer.json()) as Answer<(typeof endpoints)[K]>;
}

/** Takes items from the whole list, so that not only its beginning is requested. */
function spreadOver<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, Math.floor(list.length / most));
  return list.filter((_, index) => index % step === 0).slice(0, most);
}

/**
 * Finds items in the lists of a site's API.
 *
 * @param api base of the site, `http://host/fr`
 * @param most the largest number of items of each kind
 */
export async function itemsOf(api: string, most: number = fewItems): Promise<Items> {
  const some = <T>(list: readonly T[]) => spreadOver(list, most);
  const { shows } = await read(api, 'shows');
  const playing = shows
    .filter(({ isMovie, next24ShowtimesCount }) => isMovie && next24ShowtimesCount > 0)
    .toSorted((one, other) => other.next24ShowtimesCount - one.next24ShowtimesCount);
  const films = some(playing);
  const showtimes = await Promise.all(
    films.map(async ({ slug }) => {
      const [first] = Object.entries(await read(api, 'showCinemas', { slug }));
      if (first === undefined) throw new Error(`${slug} plays, but in no cinema`);
      const [cinema, { days }] = first;
      return { slug, cinema, date: Object.keys(days).toSorted()[0] ?? '' };
    }),
  );
  return {
    films,
    entertainments: some(shows.filter(({ isMovie }) => !isMovie)),
    cinemas: some(await read(api, 'cinemas')),
    cities: some(await read(api, 'cities')),
    events: some(await read(api, 'events')),
    tags: some(await read(api, 'tags')),
    showtimes,
  };
}

const searches = ['am', 'lyon', 'lumiere', 'paris', 'the', 'atlas', 'concert', '69'];

/** Paths of every endpoint of the contract below a site, each for some items. */
export function pathsOf({ films, cinemas, cities, events, showtimes }: Items): Record<EndpointId, string[]> {
  const one = (id: EndpointId) => [endpointPath(endpoints[id], {}) ?? ''];
  const each = (id: EndpointId, list: readonly Readonly<Record<string, string>>[]) =>
    list.flatMap((params) => endpointPath(endpoints[id], params) ?? []);
  const slugs = (list: readonly { readonly slug: string }[]) => list.map(({ slug }) => ({ slug }));
  const documents = Object.fromEntries(documentIds.map((id) => [id, one(id)])) as Record<
    DocumentId,
    string[]
  >;
  return {
    cinemas: one('cinemas'),
    cinema: each('cinema', slugs(cinemas)),
    cinemaShows: each('cinemaShows', slugs(cinemas)),
    cinemaTranslate: each('cinemaTranslate', slugs(cinemas)),
    cities: one('cities'),
    city: each('city', slugs(cities)),
    shows: one('shows'),
    show: each('show', slugs(films)),
    showTranslate: each('showTranslate', slugs(films)),
    showCinemas: each('showCinemas', slugs(films)),
    showtimesDay: each('showtimesDay', showtimes),
    showtimesEvent: each(
      'showtimesEvent',
      showtimes.map(({ slug, date }) => ({ slug, date })),
    ),
    showtimesCinema: each(
      'showtimesCinema',
      showtimes.map(({ slug, cinema }) => ({ slug, cinema })),
    ),
    events: one('events'),
    event: each('event', slugs(events)),
    eventShows: each('eventShows', slugs(events)),
    zones: one('zones'),
    zone: each(
      'zone',
      cities.map(({ slug }) => ({ zone: slug })),
    ),
    featured: one('featured'),
    ...documents,
    searchFull: searches.map((q) => `${endpoints.searchFull.path}?q=${q}`),
  };
}
