import { getTranslations } from 'next-intl/server';
import { read } from '#src/api/read.ts';
import { readCities } from '#src/api/cities.ts';
import { readCinemasBySlug, readShows, readVocabulary } from '#src/api/site-catalogue.ts';
import { formatDay } from '#src/domain/date/format.ts';
import { entertainmentType, kidsType } from '#src/domain/filter/show-filter.ts';
import { tagKey } from '#src/domain/tag/special-tags.ts';
import { tagView, versionView } from '#src/domain/tag/vocabulary.ts';
import { isNeed } from '#src/routes/filter-values/needs.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Listing } from '#src/routes/listing.ts';
import type { Locale } from '#src/sites/site.ts';
import { endName, timeName } from '#src/ui/choice/time-names.ts';

/** A preview cuts what is longer: of many filters the first ones are named. */
const mostNamed = 5;

/** What an address asks for besides filters. */
interface Asked {
  /** Slugs of the chosen seasons. */
  readonly seasons?: readonly string[];
  /** The only kind of article in a list; null for all. */
  readonly kind?: Listing['type'];
}

/**
 * What the filters of an address ask for, in the words of the page: the day first, then the place, then the others (R066).
 * A link that is shared for one day must not be shown as a link for another. Empty without filters.
 */
export async function viewWords(
  locale: Locale,
  filters: Filters,
  { seasons = [], kind = null }: Asked = {},
): Promise<readonly string[]> {
  const { date, time, ends, near, localisation, versions, tags, genres, needs, cinemas, films } = filters;
  const day = date === undefined ? [] : [formatDay(locale, date, 'long')];
  const city = near === undefined || localisation !== undefined ? [] : [near];
  const named = await Promise.all([
    namesOfCities(locale, city),
    namesOfCinemas(locale, [...(localisation === undefined ? [] : [localisation]), ...(cinemas ?? [])]),
    namesOfFilms(locale, films ?? []),
    namesOfSeasons(locale, seasons),
    nameOfKind(locale, kind),
    namesOfTimes(locale, { time, ends }),
    namesOfMarks(locale, { versions, tags }),
    namesOfGenres(locale, genres ?? []),
    namesOfNeeds(locale, needs ?? []),
  ]);
  return [...day, ...named.flat()].slice(0, mostNamed);
}

async function namesOfCities(locale: Locale, slugs: readonly string[]): Promise<readonly string[]> {
  if (slugs.length === 0) return [];
  const cities = await readCities(locale);
  return slugs.map((slug) => cities.find((city) => city.slug === slug)?.name ?? slug);
}

async function namesOfCinemas(locale: Locale, slugs: readonly string[]): Promise<readonly string[]> {
  if (slugs.length === 0) return [];
  const cinemas = await readCinemasBySlug(locale);
  return slugs.map((slug) => cinemas.get(slug)?.name ?? slug);
}

/** Slugs that are no film of the site are left out: they are no words. */
async function namesOfFilms(locale: Locale, slugs: readonly string[]): Promise<readonly string[]> {
  if (slugs.length === 0) return [];
  const shows = await readShows(locale);
  const listed = shows.ok ? shows.value : [];
  return slugs.flatMap((slug) => listed.find((show) => show.slug === slug)?.title ?? []);
}

/** As for films: a season that the site does not have is no word. */
async function namesOfSeasons(locale: Locale, slugs: readonly string[]): Promise<readonly string[]> {
  if (slugs.length === 0) return [];
  const events = await read('events', locale, {});
  return slugs.flatMap(
    (slug) => (events.ok ? events.value : []).find((event) => event.slug === slug)?.title ?? [],
  );
}

async function nameOfKind(locale: Locale, kind: Listing['type']): Promise<readonly string[]> {
  if (kind === null) return [];
  const t = await getTranslations({ locale, namespace: 'article.kinds' });
  return [t(kind)];
}

async function namesOfTimes(
  locale: Locale,
  { time, ends }: Pick<Filters, 'time' | 'ends'>,
): Promise<readonly string[]> {
  const t = await getTranslations({ locale, namespace: 'times' });
  return [
    ...(time === undefined ? [] : [timeName(locale, t, time)]),
    ...(ends === undefined ? [] : [endName(locale, t, ends)]),
  ];
}

async function namesOfMarks(
  locale: Locale,
  { versions = [], tags = [] }: Pick<Filters, 'versions' | 'tags'>,
): Promise<readonly string[]> {
  if (versions.length + tags.length === 0) return [];
  const [vocabulary, t] = await Promise.all([
    readVocabulary(locale),
    getTranslations({ locale, namespace: 'filter' }),
  ]);
  return [
    // A tag that the vocabulary marks as a language is a value of this filter too (R085).
    ...versions.map((slug) =>
      vocabulary.tags.has(tagKey(slug)) && !vocabulary.versions.has(tagKey(slug))
        ? tagView(vocabulary.tags, slug).title
        : versionView(vocabulary.versions, slug).label,
    ),
    ...tags.map((slug) => {
      const key = tagKey(slug);
      return key === kidsType || key === entertainmentType ? t(key) : tagView(vocabulary.tags, slug).title;
    }),
  ];
}

async function namesOfGenres(locale: Locale, slugs: readonly string[]): Promise<readonly string[]> {
  if (slugs.length === 0) return [];
  const shows = await readShows(locale);
  const labels = new Map(
    (shows.ok ? shows.value : [])
      .flatMap(({ genres }) => genres)
      .map(({ slug, label }) => [tagKey(slug), label]),
  );
  return slugs.map((slug) => labels.get(tagKey(slug)) ?? slug);
}

async function namesOfNeeds(locale: Locale, values: readonly string[]): Promise<readonly string[]> {
  const t = await getTranslations({ locale, namespace: 'needs.names' });
  return values.filter(isNeed).map((need) => t(need));
}
