import { getTranslations } from 'next-intl/server';
import { formatDay } from '#src/domain/date/format.ts';
import { entertainmentType, kidsType } from '#src/domain/filter/show-filter.ts';
import { tagKey } from '#src/domain/tag/special-tags.ts';
import { tagView, versionView } from '#src/domain/tag/vocabulary.ts';
import { readNamed, type Named } from '#src/page-data/named.ts';
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
  const listed = await readNamed(locale, filters, seasons);
  const [kindName, times, marks, needNames] = await Promise.all([
    nameOfKind(locale, kind),
    namesOfTimes(locale, { time, ends }),
    namesOfMarks(locale, listed, { versions, tags }),
    namesOfNeeds(locale, needs ?? []),
  ]);
  return [
    ...day,
    ...namesOfCities(listed, city),
    ...namesOfCinemas(listed, [...(localisation === undefined ? [] : [localisation]), ...(cinemas ?? [])]),
    ...namesOfFilms(listed, films ?? []),
    ...namesOfSeasons(listed, seasons),
    ...kindName,
    ...times,
    ...marks,
    ...namesOfGenres(listed, genres ?? []),
    ...needNames,
  ].slice(0, mostNamed);
}

const namesOfCities = ({ cities }: Named, slugs: readonly string[]): readonly string[] =>
  slugs.map((slug) => cities?.find((city) => city.slug === slug)?.name ?? slug);

const namesOfCinemas = ({ cinemas }: Named, slugs: readonly string[]): readonly string[] =>
  slugs.map((slug) => cinemas?.get(slug)?.name ?? slug);

/** Slugs that are no film of the site are left out: they are no words. */
const namesOfFilms = ({ shows }: Named, slugs: readonly string[]): readonly string[] =>
  slugs.flatMap((slug) => shows?.find((show) => show.slug === slug)?.title ?? []);

/** As for films: a season that the site does not have is no word. */
const namesOfSeasons = ({ events }: Named, slugs: readonly string[]): readonly string[] =>
  slugs.flatMap((slug) => events?.find((event) => event.slug === slug)?.title ?? []);

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
  { vocabulary }: Named,
  { versions = [], tags = [] }: Pick<Filters, 'versions' | 'tags'>,
): Promise<readonly string[]> {
  if (vocabulary === null) return [];
  const t = await getTranslations({ locale, namespace: 'filter' });
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

function namesOfGenres({ shows }: Named, slugs: readonly string[]): readonly string[] {
  const labels = new Map(
    (shows ?? []).flatMap(({ genres }) => genres).map(({ slug, label }) => [tagKey(slug), label]),
  );
  return slugs.map((slug) => labels.get(tagKey(slug)) ?? slug);
}

async function namesOfNeeds(locale: Locale, values: readonly string[]): Promise<readonly string[]> {
  const t = await getTranslations({ locale, namespace: 'needs.names' });
  return values.filter(isNeed).map((need) => t(need));
}
