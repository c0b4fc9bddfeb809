import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { City, WithContext } from 'schema-dts';
import { formatDay } from '#src/domain/date/format.ts';
import { plainText, textOrNull } from '#src/domain/text/plain-text.ts';
import { contracted } from '#src/i18n/contracted.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import { pageMetadata } from '#src/seo/metadata.ts';
import { movieTheaterJsonLd } from '#src/seo/movie-theater.ts';
import type { Filters } from '#src/routes/filters.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import { cityFeed, narrowedCity } from './here.ts';
import { filmsToTell } from './city-day.ts';
import type { CityModel } from './load-city.ts';

/** The words of the interface for cities. */
type Words = Awaited<ReturnType<typeof getTranslations<'city'>>>;

/** The most experiences that a description names. */
const mostFormats = 3;

type Origins = Readonly<Record<SiteId, string>>;

/** Title, description, addresses and preview picture of the city page. The city's own texts come first (R074). */
export async function cityMetadata(
  locale: Locale,
  { city, cinemas, programme, ref, refs }: Pick<CityModel, 'city' | 'cinemas' | 'programme' | 'ref' | 'refs'>,
  filters: Filters,
  origins: Origins,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'city' });
  const { name, seo, backdrop } = city;
  return pageMetadata({
    locale,
    ref: narrowedCity(ref, filters),
    refs,
    origins,
    title: seo.title ?? contracted(t('metaTitle', { name })),
    description: seo.description ?? contracted(cityDescription(t, locale, { city, cinemas, programme })),
    image: backdrop,
    lists: [cityFeed(locale, ref.slug)],
  });
}

/**
 * How much can still be booked in the city on the day of the page, in how many cinemas and in which formats; more general
 * when nothing is on. Where a cinema is closed, the number is left to the page, which counts that one too.
 */
export function cityDescription(
  t: Words,
  locale: Locale,
  { city, cinemas, programme }: Pick<CityModel, 'city' | 'cinemas' | 'programme'>,
): string {
  const { name } = city;
  const day = programme?.day;
  const films = filmsToTell(day);
  const open = cinemas.filter(({ cinema }) => !cinema.closed);
  if (day === undefined || films === 0 || open.length === 0) return t('metaDescription', { name });
  const formats = [...new Set(open.flatMap(({ experiences }) => experiences.map(({ title }) => title)))];
  return t('metaDescriptionOn', {
    name,
    day: formatDay(locale, day.day, 'long'),
    films,
    cinemas: open.length === cinemas.length ? open.length : 0,
    formats: formats.length === 0 ? 'none' : formats.slice(0, mostFormats).join(', '),
  });
}

/** Structured data for the city with its cinemas: schema.org City that contains MovieTheaters. */
export function cityJsonLd(
  locale: Locale,
  { city, cinemas, ref }: Pick<CityModel, 'city' | 'cinemas' | 'ref'>,
  origins: Origins,
): WithContext<City> {
  const url = absoluteHref(origins[siteOf(locale)], locale, ref);
  const description = textOrNull(plainText(city.descriptionHtml));
  return {
    '@context': 'https://schema.org',
    '@type': 'City',
    '@id': url,
    url,
    name: city.name,
    ...(description === null ? {} : { description }),
    ...(city.backdrop === null ? {} : { image: city.backdrop }),
    ...(city.position === null ? {} : { geo: { '@type': 'GeoCoordinates', ...city.position } }),
    ...(cinemas.length === 0
      ? {}
      : { containsPlace: cinemas.map(({ cinema }) => movieTheaterJsonLd(locale, origins, cinema)) }),
  };
}
