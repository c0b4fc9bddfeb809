import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { CollectionPage, WithContext } from 'schema-dts';
import { absoluteHref } from '#src/routes/absolute.ts';
import { itemDescription } from '#src/seo/text/description.ts';
import { pageMetadata } from '#src/seo/metadata.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import type { GroupModel } from './load-group.ts';

type Origins = Readonly<Record<SiteId, string>>;

/** Title, description, addresses and preview picture of the page of a group. The group's own texts come first. */
export async function groupMetadata(locale: Locale, group: GroupModel, origins: Origins): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'experiences' });
  const { title, text, image, seo, ref, refs } = group;
  return pageMetadata({
    locale,
    ref,
    refs,
    origins,
    title: seo.title ?? t('group.metaTitle', { title }),
    description: itemDescription([seo.description ?? text], t('group.metaDescription', { title })),
    image,
  });
}

/** Structured data for a group: schema.org CollectionPage. */
export function groupJsonLd(
  locale: Locale,
  { title, text, image, ref }: Pick<GroupModel, 'title' | 'text' | 'image' | 'ref'>,
  origins: Origins,
): WithContext<CollectionPage> {
  const url = absoluteHref(origins[siteOf(locale)], locale, ref);
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name: title,
    inLanguage: locale,
    ...(text === null ? {} : { description: text }),
    ...(image === null ? {} : { image }),
  };
}
