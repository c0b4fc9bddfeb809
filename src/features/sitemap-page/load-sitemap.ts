import { pageOfTemplate } from '#src/domain/article/template-page.ts';
import { read } from '#src/api/read.ts';
import { readCities } from '#src/api/cities.ts';
import { readHelpCategories } from '#src/api/help.ts';
import { RequiredReadError, type Result } from '#src/api/transport/failure.ts';
import { readCinemasBySlug, readShows } from '#src/api/site-catalogue.ts';
import type { ArticleItem } from '#src/contract/article-parts.ts';
import { newsCard, offerCard, type ArticleCard } from '#src/domain/article/article-card.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { ShowKind } from '#src/domain/show/show-kind.ts';
import { isSlug } from '#src/routes/slug.ts';
import type { Locale } from '#src/sites/site.ts';
import { sitemapSections, type SitemapLink, type SitemapSection } from './sitemap-model.ts';

/**
 * Reads what the sitemap lists (R042). A section whose list cannot be read is left out.
 *
 * @throws RequiredReadError when the list of shows cannot be read
 */
export async function loadSitemap(locale: Locale): Promise<readonly SitemapSection[]> {
  const [shows, cinemas, cities, experiences, news, offers, events, texts, help] = await Promise.all([
    readShows(locale),
    readCinemasBySlug(locale),
    readCities(locale),
    read('experiences', locale, {}),
    read('news', locale, {}),
    read('newsOffers', locale, {}),
    read('events', locale, {}),
    read('masterTemplates', locale, {}),
    readHelpCategories(locale),
  ]);
  if (!shows.ok) throw new RequiredReadError('shows', shows.failure);
  const showsOf = (kind: ShowKind): SitemapLink[] =>
    shows.value
      .filter((show) => show.kind === kind && isSlug(show.slug))
      .map((show) => ({ name: show.title, to: showRef(show) }));
  const placesOf = (
    page: 'cinema' | 'city',
    places: Iterable<{ readonly slug: string; readonly name: string }>,
  ): SitemapLink[] =>
    [...places].filter(({ slug }) => isSlug(slug)).map(({ slug, name }) => ({ name, to: { page, slug } }));
  const articlesOf = <T extends ArticleItem>(
    articles: Result<readonly T[]>,
    cardOf: (article: T) => ArticleCard,
  ): SitemapLink[] =>
    (articles.ok ? articles.value : [])
      .filter(({ slug }) => isSlug(slug))
      .map(cardOf)
      .map(({ title, to }) => ({ name: title, to }));
  return sitemapSections(locale, {
    films: showsOf('movie'),
    events: showsOf('event'),
    seasons: (events.ok ? events.value : [])
      .filter(({ type, slug }) => type !== 'show' && isSlug(slug))
      .map(({ type, slug, title }) => ({
        name: title,
        to: { page: type === 'season' ? 'season' : 'specialEvent', slug },
      })),
    information: (texts.ok ? texts.value : [])
      .filter(({ slug }) => isSlug(slug))
      .map(({ slug, title }) => ({ name: title, to: pageOfTemplate(locale, slug) })),
    cinemas: placesOf('cinema', cinemas.values()),
    cities: placesOf('city', cities),
    experiences: (experiences.ok ? experiences.value : [])
      .filter(({ slug }) => isSlug(slug))
      .map(({ slug, title }) => ({ name: title, to: { page: 'experience', slug } })),
    news: articlesOf(news, newsCard),
    offers: articlesOf(offers, offerCard),
    help: help.flatMap(({ id, answer }): SitemapLink[] =>
      answer.ok && answer.value.articles.length > 0
        ? [{ name: answer.value.title, to: { page: 'helpCategory', id } }]
        : [],
    ),
  });
}
