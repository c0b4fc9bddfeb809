import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { City, WithContext } from 'schema-dts';
import { plainText, textOrNull } from '#src/domain/text/plain-text.ts';
import { contracted } from '#src/i18n/contracted.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import { pageMetadata } from '#src/seo/metadata.ts';
import { movieTheaterJsonLd } from '#src/seo/movie-theater.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import type { CityModel } from './load-city.ts';

type Origins = Readonly<Record<SiteId, string>>;

/** Title, description, addresses and preview picture of the city page. The city's own texts come first (R074). */
export async function cityMetadata(
  locale: Locale,
  { city, ref, refs }: Pick<CityModel, 'city' | 'ref' | 'refs'>,
  origins: Origins,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'city' });
  const { name, seo, backdrop } = city;
  return pageMetadata({
    locale,
    ref,
    refs,
    origins,
    title: seo.title ?? contracted(t('metaTitle', { name })),
    description: seo.description ?? contracted(t('metaDescription', { name })),
    image: backdrop,
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
