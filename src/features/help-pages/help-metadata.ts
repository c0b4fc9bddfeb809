import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Article, WithContext } from 'schema-dts';
import { plainText, textOrNull } from '#src/domain/text/plain-text.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import { inFrame } from '#src/routes/page.ts';
import { pageMetadata } from '#src/seo/metadata.ts';
import { chainJsonLd } from '#src/seo/organization.ts';
import { itemDescription } from '#src/seo/text/description.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import type { HelpArticleModel, HelpCategoryModel } from './load-help.ts';

type Origins = Readonly<Record<SiteId, string>>;

/** Title, description and addresses of a category. */
export async function helpCategoryMetadata(
  locale: Locale,
  { category, ref, refs }: Pick<HelpCategoryModel, 'category' | 'ref' | 'refs'>,
  origins: Origins,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'help' });
  const { title, description } = category;
  return pageMetadata({
    locale,
    ref,
    refs,
    origins,
    title: t('topicTitle', { topic: title }),
    description: itemDescription([description], t('topicDescription', { topic: title })),
  });
}

/** Title, description and addresses of an article. */
export async function helpArticleMetadata(
  locale: Locale,
  { title, teaser, contentHtml, category, ref, refs }: HelpArticleModel,
  origins: Origins,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'help' });
  return pageMetadata({
    locale,
    ref,
    refs,
    origins,
    title,
    description: itemDescription(
      [teaser ?? textOrNull(plainText(contentHtml))],
      category === null ? t('metaDescription') : t('articleDescription', { topic: category.title }),
    ),
  });
}

/** An article as structured data: schema.org Article. It is no FAQPage: Google asks for several questions there. */
export function helpArticleJsonLd(
  locale: Locale,
  { ref, title, teaser, date, category }: HelpArticleModel,
  origins: Origins,
): WithContext<Article> {
  const origin = origins[siteOf(locale)];
  const url = absoluteHref(origin, locale, inFrame(ref, false));
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': `${url}#article`,
    url,
    headline: title,
    inLanguage: locale,
    ...(teaser === null ? {} : { description: teaser }),
    ...(date === null ? {} : { datePublished: date }),
    ...(category === null ? {} : { articleSection: category.title }),
    author: chainJsonLd(origin),
    publisher: chainJsonLd(origin),
  };
}
