import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { WebPage, WithContext } from 'schema-dts';
import { absoluteHref } from '#src/routes/absolute.ts';
import type { PageRef } from '#src/routes/page.ts';
import { pageMetadata } from '#src/seo/metadata.ts';
import { itemDescription } from '#src/seo/text/description.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import { summaryOf, type InfoView } from './info-model.ts';
import type { InfoModel } from './load-info.ts';

type Origins = Readonly<Record<SiteId, string>>;

/** Title, description, addresses and preview picture of an information page. Its own texts come first. */
export async function infoMetadata(
  locale: Locale,
  { info, ref, refs }: InfoModel,
  origins: Origins,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'info' });
  const { head, seo } = info;
  return pageMetadata({
    locale,
    ref,
    refs,
    origins,
    title: seo.title ?? head.title,
    description: itemDescription(
      [seo.description ?? summaryOf(info)],
      t('metaDescription', { title: head.title }),
    ),
    image: head.backdrop,
  });
}

/** Structured data of an information page: schema.org WebPage. */
export function infoJsonLd(
  locale: Locale,
  info: InfoView,
  ref: PageRef,
  origins: Origins,
): WithContext<WebPage> {
  const url = absoluteHref(origins[siteOf(locale)], locale, ref);
  const description = info.seo.description ?? summaryOf(info);
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': url,
    url,
    name: info.head.title,
    inLanguage: locale,
    ...(description === null ? {} : { description }),
    ...(info.head.backdrop === null ? {} : { image: info.head.backdrop }),
  };
}
