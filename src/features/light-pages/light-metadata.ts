import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { contracted } from '#src/i18n/contracted.ts';
import { pageMetadata } from '#src/seo/metadata.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import type { CinemaLightModel } from './load-cinema-light.ts';
import type { CityLightModel } from './load-city-light.ts';

type Origins = Readonly<Record<SiteId, string>>;

/** Title, description and addresses of a cinema's light page. Its canonical address is its own (R016). */
export async function cinemaLightMetadata(
  locale: Locale,
  { cinema, ref, refs }: Pick<CinemaLightModel, 'cinema' | 'ref' | 'refs'>,
  origins: Origins,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'cinemaLight' });
  const words = { name: cinema.name, city: cinema.address?.city ?? '' };
  return pageMetadata({
    locale,
    ref,
    refs,
    origins,
    title: t('metaTitle', words),
    description: t('metaDescription', words),
  });
}

/** Title, description and addresses of a city's light page. Its canonical address is its own (R018). */
export async function cityLightMetadata(
  locale: Locale,
  { city: { name }, ref, refs }: Pick<CityLightModel, 'city' | 'ref' | 'refs'>,
  origins: Origins,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'cityLight' });
  return pageMetadata({
    locale,
    ref,
    refs,
    origins,
    title: contracted(t('metaTitle', { name })),
    description: contracted(t('metaDescription', { name })),
  });
}
