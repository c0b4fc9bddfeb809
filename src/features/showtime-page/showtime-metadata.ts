import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ScreeningEvent, WithContext } from 'schema-dts';
import { showRef } from '#src/domain/show/show-ref.ts';
import { absoluteHref } from '#src/routes/absolute.ts';
import { pageMetadata } from '#src/seo/metadata.ts';
import { movieTheaterJsonLd } from '#src/seo/movie-theater.ts';
import { chainJsonLd } from '#src/seo/organization.ts';
import { isAnnounced, screeningEventJsonLd } from '#src/seo/screening-event.ts';
import { fittingTitle } from '#src/seo/text/fitting.ts';
import { languageOf, siteOf } from '#src/sites/registry.ts';
import type { Locale, SiteId } from '#src/sites/site.ts';
import type { ShowtimePageModel } from './load-showtime.ts';
import { showtimeWords } from './showtime-words.ts';

type Origins = Readonly<Record<SiteId, string>>;

/**
 * Title, description and preview of one showtime. Search engines keep none: there are tens of thousands of showtimes, and
 * each is gone after a few days. The page names its film in a link; another page as canonical address would contradict
 * `noindex`, and could take the film out with it.
 */
export async function showtimeMetadata(
  locale: Locale,
  model: ShowtimePageModel,
  origins: Origins,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'showtimePage' });
  const { film, details, ref, refs } = model;
  const words = showtimeWords(locale, model);
  return pageMetadata({
    locale,
    ref,
    refs,
    origins,
    title: fittingTitle(
      t('metaTitle', words),
      t('metaTitle', showtimeWords(locale, model, 'dayMonth')),
      t('metaTitleShort', showtimeWords(locale, model, 'dayMonth')),
    ),
    description: t('metaDescription', { ...words, version: details?.showtime.version.label ?? '' }),
    image: film.backdrop?.lg ?? film.poster?.lg ?? null,
    indexed: false,
    ...(details === null || details.showtime.over
      ? {}
      : {
          lists: [
            {
              kind: 'calendar',
              language: languageOf(locale),
              of: 'showtime',
              show: ref.show,
              cinema: ref.cinema,
              day: ref.day,
              id: ref.id,
            } as const,
          ],
        }),
  });
}

/**
 * Structured data of the showtime: schema.org ScreeningEvent, as long as it is announced. What the place has is on the
 * page of the cinema, whose name stands here: two pages that say something else of one thing would contradict each other.
 */
export function showtimeJsonLd(
  locale: Locale,
  { film, cinema, details }: ShowtimePageModel,
  origins: Origins,
): WithContext<ScreeningEvent>[] {
  if (details === null || cinema === null || !isAnnounced(details.showtime)) return [];
  const origin = origins[siteOf(locale)];
  const work = {
    '@type': 'Movie',
    '@id': absoluteHref(origin, locale, showRef(film)),
    name: film.title,
  } as const;
  return [
    {
      '@context': 'https://schema.org',
      ...screeningEventJsonLd(locale, details.showtime, work, {
        location: movieTheaterJsonLd(locale, origins, cinema),
        organizer: chainJsonLd(origin),
        image: film.poster?.lg ?? null,
      }),
    },
  ];
}
