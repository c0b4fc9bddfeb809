import type { ItemList, Movie, WithContext } from 'schema-dts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import { isSlug } from '#src/routes/slug.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { ReleasesModel } from './releases-model.ts';

/** Structured data for the release calendar: schema.org ItemList of Movies, in the order of the page. */
export function releasesJsonLd(
  locale: Locale,
  { calendar }: ReleasesModel,
  origins: Readonly<Record<SiteId, string>>,
): WithContext<ItemList> {
  const origin = origins[siteOf(locale)];
  const shows = [
    ...calendar.weeks.flatMap(({ days }) => days.flatMap((day) => day.shows)),
    ...calendar.undated,
  ].map(({ show }) => show);
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    url: absoluteHref(origin, locale, { page: 'upcomingShowsLight' }),
    numberOfItems: shows.length,
    itemListElement: shows.map((show, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: movieOf(locale, origin, show),
    })),
  };
}

/** A film with its name, picture and release day. Its page has the rest; the address of that page is the film's id. */
function movieOf(locale: Locale, origin: string, show: ShowListView): Movie {
  const { slug, title, poster, releaseDay } = show;
  const url = isSlug(slug) ? absoluteHref(origin, locale, showRef(show)) : null;
  return {
    '@type': 'Movie',
    ...(url === null ? {} : { '@id': url, url }),
    name: title,
    ...(poster === null ? {} : { image: poster.lg }),
    ...(releaseDay === null ? {} : { datePublished: releaseDay }),
  };
}
