import { readCities } from '#src/api/cities.ts';
import { readHelpCategories } from '#src/api/help.ts';
import { RequiredReadError } from '#src/api/transport/failure.ts';
import { readCinemasBySlug, readShows } from '#src/api/site-catalogue.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { ShowKind } from '#src/domain/show/show-kind.ts';
import { isSlug } from '#src/routes/slug.ts';
import type { Locale } from '#src/sites/site.ts';
import { sitemapSections, type SitemapLink, type SitemapSection } from './sitemap-model.ts';

/**
 * Reads what the sitemap lists (R042). When cinemas, cities or the categories of the help centre
 * cannot be read, their section is left out.
 *
 * @throws RequiredReadError when the list of shows cannot be read
 */
export async function loadSitemap(locale: Locale): Promise<readonly SitemapSection[]> {
  const [shows, cinemas, cities, help] = await Promise.all([
    readShows(locale),
    readCinemasBySlug(locale),
    readCities(locale),
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
  return sitemapSections(locale, {
    films: showsOf('movie'),
    events: showsOf('event'),
    cinemas: placesOf('cinema', cinemas.values()),
    cities: placesOf('city', cities),
    help: help.flatMap(({ id, answer }): SitemapLink[] =>
      answer.ok && answer.value.articles.length > 0
        ? [{ name: answer.value.title, to: { page: 'helpCategory', id } }]
        : [],
    ),
  });
}
