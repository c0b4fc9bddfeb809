import type { Metadata } from 'next';
import type { Article, WithContext } from 'schema-dts';
import { plainText, textOrNull } from '#src/domain/text/plain-text.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import { chainName } from '#src/seo/chain.ts';
import { pageMetadata } from '#src/seo/metadata.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import type { ArticleModel } from './load-article.ts';

type Origins = Readonly<Record<SiteId, string>>;

function descriptionOf({
  headline,
  contentHtml,
}: Pick<ArticleModel, 'headline' | 'contentHtml'>): string | null {
  return headline ?? textOrNull(plainText(contentHtml));
}

/** Title, description, addresses and preview picture of an article. The article's own texts come first (R089). */
export function articleMetadata(locale: Locale, article: ArticleModel, origins: Origins): Metadata {
  const { title, image, seo, ref, refs } = article;
  return pageMetadata({
    locale,
    ref,
    refs,
    origins,
    title: seo.title ?? title,
    description: seo.description ?? descriptionOf(article) ?? title,
    image,
  });
}

/** Structured data for an article: schema.org Article. */
export function articleJsonLd(locale: Locale, article: ArticleModel, origins: Origins): WithContext<Article> {
  const { title, image, author, releaseDay, ref } = article;
  const url = absoluteHref(origins[siteOf(locale)], locale, ref);
  const description = descriptionOf(article);
  const chain = { '@type': 'Organization', name: chainName } as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: title,
    inLanguage: locale,
    publisher: chain,
    author: author === null ? chain : { '@type': 'Person', name: author },
    ...(description === null ? {} : { description }),
    ...(image === null ? {} : { image }),
    ...(releaseDay === null ? {} : { datePublished: releaseDay }),
  };
}
