import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Article, NewsArticle, WithContext } from 'schema-dts';
import { plainText } from '#src/domain/text/plain-text.ts';
import type { PageRef } from '#src/routes/page.ts';
import { chainJsonLd } from '#src/seo/organization.ts';
import { pageMetadata } from '#src/seo/metadata.ts';
import { itemDescription } from '#src/seo/text/description.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Language, Locale, SiteId } from '#src/sites/site.ts';
import type { ArticleModel } from './article-model.ts';

type Origins = Readonly<Record<SiteId, string>>;

/** A page about an article. */
interface ArticlePageModel {
  readonly article: ArticleModel;
  readonly ref: PageRef;
  readonly refs: Readonly<Partial<Record<Language, PageRef>>>;
}

/** The text of an article in a few words: its headline, else the beginning of its text, else its title. */
function summaryOf({ headline, contentHtml, title }: ArticleModel): string {
  return headline ?? (plainText(contentHtml) || title);
}

/** Title, description, addresses and preview picture of an article. Its own texts for search engines come first. */
export async function articleMetadata(
  locale: Locale,
  { article, ref, refs }: ArticlePageModel,
  origins: Origins,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'article' });
  const { seo, title, picture, type } = article;
  return pageMetadata({
    locale,
    ref,
    refs,
    origins,
    title: seo?.title ?? title,
    description: itemDescription([seo?.description ?? summaryOf(article)], t(`about.${type}`, { title })),
    image: picture,
    type: 'article',
  });
}

/**
 * Structured data for an article: schema.org NewsArticle for news, Article for the others. Its author is the chain,
 * which publishes it; who wrote it is a text of which nobody knows whether it names a person, so it is told as a credit.
 */
export function articleJsonLd(
  type: 'NewsArticle' | 'Article',
  locale: Locale,
  { article }: Pick<ArticlePageModel, 'article'>,
  origins: Origins,
): WithContext<NewsArticle | Article> {
  const { title, picture, published, changed, author, address } = article;
  const chain = chainJsonLd(origins[siteOf(locale)]);
  return {
    '@context': 'https://schema.org',
    '@type': type,
    '@id': address,
    url: address,
    mainEntityOfPage: address,
    headline: title,
    description: summaryOf(article),
    inLanguage: locale,
    publisher: chain,
    author: chain,
    ...(author === null ? {} : { creditText: author }),
    ...(picture === null ? {} : { image: picture }),
    ...(published === null ? {} : { datePublished: published }),
    ...(changed === null ? {} : { dateModified: changed }),
  };
}
