import type { ItemList, Movie, WithContext } from 'schema-dts';
import { isoDuration } from '#src/domain/date/duration.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import { isSlug } from '#src/routes/slug.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import { showRef } from '#src/ui/layout/show-card.tsx';
import type { ReleasesModel } from './releases-model.ts';

/** The release calendar for machines: schema.org ItemList of Movies, in the order of the page. */
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

function movieOf(locale: Locale, origin: string, show: ShowListView): Movie {
  const { slug, title, poster, genres, duration, releaseDay, directors } = show;
  return {
    '@type': 'Movie',
    name: title,
    ...(isSlug(slug) ? { url: absoluteHref(origin, locale, showRef(show)) } : {}),
    ...(poster === null ? {} : { image: poster.lg }),
    ...(genres.length === 0 ? {} : { genre: genres.map(({ label }) => label) }),
    ...(duration === null ? {} : { duration: isoDuration(duration) }),
    ...(releaseDay === null ? {} : { datePublished: releaseDay }),
    ...(directors.length === 0
      ? {}
      : { director: directors.map((name) => ({ '@type': 'Person', name }) as const) }),
  };
}
