import { readTopCities } from '#src/api/cities.ts';
import { RequiredReadError, type Result } from '#src/api/transport/failure.ts';
import { read } from '#src/api/read.ts';
import { readCinemasBySlug, readSchedule, readShows, readVocabulary } from '#src/api/site-catalogue.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Locale } from '#src/sites/site.ts';
import { homeModel, type HomeModel } from './home-model.ts';

/**
 * Reads what the home page shows (R119, R236).
 *
 * @param today programme day of the site
 * @throws RequiredReadError when the list of shows cannot be read
 */
export async function loadHome(locale: Locale, today: Day): Promise<HomeModel> {
  const [shows, schedule, vocabulary, cinemas, topCities, home, header, nativeAds, promos, news] =
    await Promise.all([
      readShows(locale),
      readSchedule(locale, undefined),
      readVocabulary(locale),
      readCinemasBySlug(locale),
      readTopCities(locale),
      read('featured', locale, {}, { type: 'home' }),
      read('featured', locale, {}, { type: 'header' }),
      read('nativeAd', locale, {}),
      read('permanentAutopromo', locale, {}),
      read('news', locale, {}),
    ]);
  if (!shows.ok) throw new RequiredReadError('shows', shows.failure);
  return homeModel({
    today,
    shows: shows.value,
    schedule,
    vocabulary,
    cinemas,
    topCities,
    featured: [...listOf(home), ...listOf(header)],
    nativeAds: listOf(nativeAds),
    promos: listOf(promos),
    news: listOf(news),
  });
}

/** The list that was read; empty when it could not be read. */
function listOf<T>(result: Result<readonly T[]>): readonly T[] {
  return result.ok ? result.value : [];
}
