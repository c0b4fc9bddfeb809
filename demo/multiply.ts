import type {
  CatalogueTranslations,
  LanguageCatalogue,
  SiteCatalogue,
  Translation,
} from '#src/contract/catalogue.ts';
import { isLanguage } from '#src/sites/registry.ts';
import type { Language } from '#src/sites/site.ts';
import type { Group } from './calendar/plan.ts';

/** A catalogue, and the calendar's data with one group for each copy. */
export interface Multiplied {
  readonly base: SiteCatalogue;
  readonly groups: readonly Group[];
}

/** The numbers of films are below this; those of a further copy are above. */
const numbersPerTime = 100_000;
/** Numbers of cities likewise. */
const cityNumbersPerTime = 100_000;
/** A further copy lies so many degrees further east: beyond the country, so that near a place it is as full as ever. */
const apart = 15;

/**
 * A catalogue with several copies of its content: each further copy has films, cinemas and cities with their own keys,
 * references, slugs and names, and lies somewhere else: a larger chain is in more cities, not ten times in each. Pictures
 * and words are shared. For load tests.
 *
 * @param factor whole number, from 1
 */
export function multiplied(catalogue: SiteCatalogue, group: Group, factor: number): Multiplied {
  if (!Number.isInteger(factor) || factor < 1) throw new RangeError('factor: expected a whole number from 1');
  const times = Array.from({ length: factor - 1 }, (_, index) => index + 1);
  if (times.length === 0) return { base: catalogue, groups: [group] };
  const languages: Partial<Record<Language, LanguageCatalogue>> = {};
  for (const [language, content] of Object.entries(catalogue.languages))
    if (isLanguage(language))
      languages[language] = joined([content, ...times.map((time) => further(content, time))]);
  const { translations } = catalogue;
  return {
    base: {
      ...catalogue,
      languages,
      translations: times.reduce((all, time) => joinTranslations(all, translations, time), translations),
    },
    groups: [group, ...times.map((time) => furtherGroup(group, time))],
  };
}

const named = (name: string, time: number): string => `${name} ${time + 1}`;
const placeSlug = (slug: string, time: number): string => `${slug}-${time + 1}`;
const cinemaRef = (ref: string, time: number): string => `${ref}${String(time).padStart(2, '0')}`;

/** The number at the end of a show's slug and in its reference is changed for the copy; an old slug has no number. */
function showSlug(slug: string, time: number): string {
  const number = /-(\d+)$/.exec(slug)?.[1];
  if (number === undefined) return `${slug}-${time + 1}`;
  return `${slug.slice(0, -number.length)}${Number(number) + time * numbersPerTime}`;
}

function showRef(ref: string, time: number): string {
  return `HO${String(Number(ref.slice(2)) + time * numbersPerTime).padStart(8, '0')}`;
}

function furtherGroup({ films, cinemas }: Group, time: number): Group {
  return {
    films: films.map((film) => ({
      ...film,
      key: `${film.key}-${time + 1}`,
      ref: showRef(film.ref, time),
      week: null,
    })),
    cinemas: cinemas.map((cinema) => ({
      ...cinema,
      key: `${cinema.key}-${time + 1}`,
      vistaRef: cinemaRef(cinema.vistaRef, time),
    })),
  };
}

/** A longitude so many copies further east: around the world, where an island far in the east is moved past 180 degrees. */
function eastOf(longitude: number, time: number): number {
  return ((longitude + time * apart + 180) % 360) - 180;
}

type Items = Pick<
  LanguageCatalogue,
  'cinemas' | 'cinemaDetails' | 'shows' | 'showDetails' | 'events' | 'eventDetails' | 'cities' | 'cityDetails'
>;

/** A copy of a language's items under their own names. */
function further(content: LanguageCatalogue, time: number): Items {
  const moved = <T extends { y: number }>(position: T): T => ({ ...position, y: eastOf(position.y, time) });
  const cinema = <T extends LanguageCatalogue['cinemas'][number]>(one: T): T => ({
    ...one,
    slug: placeSlug(one.slug, time),
    citySlug: placeSlug(one.citySlug, time),
    name: named(one.name, time),
    vistaRef: one.vistaRef === null ? null : cinemaRef(one.vistaRef, time),
    theaters: one.theaters.map((theater) => ({
      ...theater,
      name: named(theater.name, time),
      gpsPosition: theater.gpsPosition && moved(theater.gpsPosition),
    })),
  });
  const show = <T extends { slug: string; title: string }>(one: T): T => ({
    ...one,
    slug: showSlug(one.slug, time),
    title: named(one.title, time),
  });
  const slugs = (list: readonly string[]) => list.map((slug) => placeSlug(slug, time));
  const city = <T extends LanguageCatalogue['cities'][number]>(one: T): T => ({
    ...one,
    id: one.id + time * cityNumbersPerTime,
    slug: placeSlug(one.slug, time),
    name: named(one.name, time),
    gpsPosition: one.gpsPosition && moved(one.gpsPosition),
    cinemas: slugs(one.cinemas),
  });
  const details = Object.values(content.showDetails).filter(({ redirectSlug }) => redirectSlug === null);
  return {
    cinemas: content.cinemas.map((one) => cinema(one)),
    cinemaDetails: bySlug(Object.values(content.cinemaDetails).map((one) => cinema(one))),
    shows: content.shows.map((one) => ({ ...show(one), showRef: one.showRef && showRef(one.showRef, time) })),
    showDetails: bySlug(
      details.map((one) => ({ ...show(one), refVista: one.refVista && showRef(one.refVista, time) })),
    ),
    events: content.events.map((one) => show(one)),
    eventDetails: bySlug(
      Object.values(content.eventDetails).map((one) => ({
        ...show(one),
        shows: one.shows.map((slug) => showSlug(slug, time)),
      })),
    ),
    cities: content.cities.map((one) => city(one)),
    cityDetails: bySlug(
      Object.values(content.cityDetails).map((one) => ({
        ...city(one),
        defaultCinema: one.defaultCinema && placeSlug(one.defaultCinema, time),
        nearbyCinemas: slugs(one.nearbyCinemas),
        nearbyCities: slugs(one.nearbyCities),
      })),
    ),
  };
}

function bySlug<T extends { slug: string }>(items: readonly T[]): Record<string, T> {
  return Object.fromEntries(items.map((item) => [item.slug, item]));
}

function joined([first, ...others]: readonly [LanguageCatalogue, ...Items[]]): LanguageCatalogue {
  const all = [first, ...others];
  return {
    ...first,
    cinemas: all.flatMap(({ cinemas }) => cinemas),
    cinemaDetails: Object.assign({}, ...all.map(({ cinemaDetails }) => cinemaDetails)),
    shows: all.flatMap(({ shows }) => shows),
    showDetails: Object.assign({}, ...all.map(({ showDetails }) => showDetails)),
    events: all.flatMap(({ events }) => events),
    eventDetails: Object.assign({}, ...all.map(({ eventDetails }) => eventDetails)),
    cities: all.flatMap(({ cities }) => cities),
    cityDetails: Object.assign({}, ...all.map(({ cityDetails }) => cityDetails)),
  };
}

function joinTranslations(
  all: CatalogueTranslations,
  translations: CatalogueTranslations,
  time: number,
): CatalogueTranslations {
  const renamed = (items: readonly Translation[], rename: (slug: string, time: number) => string) =>
    items.map((item) =>
      Object.fromEntries(Object.entries(item).map(([language, slug]) => [language, rename(slug, time)])),
    );
  return {
    ...all,
    cinemas: [...all.cinemas, ...renamed(translations.cinemas, placeSlug)],
    cities: [...all.cities, ...renamed(translations.cities, placeSlug)],
    shows: [...all.shows, ...renamed(translations.shows, showSlug)],
    events: [...all.events, ...renamed(translations.events, showSlug)],
  };
}
