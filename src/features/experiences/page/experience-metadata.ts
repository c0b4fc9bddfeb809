import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Service, WithContext } from 'schema-dts';
import { showRef } from '#src/domain/show/show-ref.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { ListedPage } from '#src/seo/item-list.ts';
import { itemDescription } from '#src/seo/text/description.ts';
import { pageMetadata } from '#src/seo/metadata.ts';
import { chainName } from '#src/seo/chain.ts';
import { siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import type { ExperienceModel } from './load-experience.ts';
import { narrowed } from './narrowed.ts';

type Origins = Readonly<Record<SiteId, string>>;
type Told = Pick<ExperienceModel, 'experience' | 'ref' | 'refs'>;

/** Title, description, addresses and preview picture of the page of an experience. */
export async function experienceMetadata(
  locale: Locale,
  { experience, ref, refs }: Told,
  filters: Filters,
  origins: Origins,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'experiences' });
  const { title, teaser, backdrop } = experience;
  return pageMetadata({
    locale,
    ref: narrowed(ref, filters),
    refs,
    origins,
    title: t('page.metaTitle', { title }),
    description: itemDescription([teaser], t('page.metaDescription', { title })),
    image: backdrop,
  });
}

/** Structured data for an experience: schema.org Service of the chain. */
export function experienceJsonLd(
  locale: Locale,
  { experience, ref }: Pick<Told, 'experience' | 'ref'>,
  origins: Origins,
): WithContext<Service> {
  const { title, teaser, backdrop } = experience;
  const url = absoluteHref(origins[siteOf(locale)], locale, ref);
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': url,
    url,
    name: title,
    provider: { '@type': 'Organization', name: chainName },
    areaServed: siteFactsOf(locale).country,
    ...(teaser === null ? {} : { description: teaser }),
    ...(backdrop === null ? {} : { image: backdrop }),
  };
}

/** The films of the day, for an ItemList; none on a filtered page. */
export function listedFilms(
  { programme }: Pick<ExperienceModel, 'programme'>,
  filters: Filters,
): ListedPage[] {
  if (programme === null || Object.keys(filters).length > 0) return [];
  return programme.shows.map(({ show }) => ({ name: show.title, ref: showRef(show) }));
}
