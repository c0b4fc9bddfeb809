import { readRequired } from '#src/api/read.ts';
import { readVocabulary } from '#src/api/site-catalogue.ts';
import { cinemaListView, type CinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { compareText } from '#src/domain/text/compare-text.ts';
import { tagsAt, type TagView } from '#src/domain/tag/vocabulary.ts';
import type { Locale } from '#src/sites/site.ts';

/** A cinema of the list with what it offers. */
export interface ListedCinema {
  readonly cinema: CinemaListView;
  readonly experiences: readonly TagView[];
}

/** The cinemas of one city. */
export interface CinemasOfCity {
  readonly city: string;
  readonly cinemas: readonly ListedCinema[];
}

/**
 * Reads the cinemas of a site, by city.
 *
 * @throws RequiredReadError when the list cannot be had
 */
export async function loadCinemas(locale: Locale): Promise<readonly CinemasOfCity[]> {
  const [cinemas, vocabulary] = await Promise.all([
    readRequired('cinemas', locale, {}),
    readVocabulary(locale),
  ]);
  const cities = new Map<string, ListedCinema[]>();
  for (const cinema of cinemas.map(cinemaListView)) {
    const city = cinema.address?.city ?? '';
    const listed = { cinema, experiences: tagsAt(vocabulary.tags, cinema.tags, 'cinema') };
    cities.set(city, [...(cities.get(city) ?? []), listed]);
  }
  return [...cities]
    .map(([city, listed]) => ({ city, cinemas: listed }))
    .toSorted((a, b) => compareText(a.city, b.city));
}
