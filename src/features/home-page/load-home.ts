import { readTopCities } from '#src/api/cities.ts';
import { RequiredReadError, type Result } from '#src/api/transport/failure.ts';
import { readNear } from '#src/api/near.ts';
import { read } from '#src/api/read.ts';
import { readCinemasBySlug, readSchedule, readShows, readVocabulary } from '#src/api/site-catalogue.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Filters } from '#src/routes/filters.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { vodFilms } from '#src/domain/show/vod-films.ts';
import { channelAddress, homeVideos } from './videos.ts';
import { homeModel, type HomeIngredients, type HomeModel } from './home-model.ts';

/**
 * Reads what the home page shows (R119, R236).
 *
 * @param today programme day of the site, or of the visitor's city
 * @param filters of the page: only the visitor's place and what they need
 * @throws RequiredReadError when the list of shows cannot be read
 */
export async function loadHome(
  locale: Locale,
  today: Day,
  { near: city, needs = [] }: Pick<Filters, 'near' | 'needs'> = {},
): Promise<HomeModel> {
  const [
    shows,
    schedule,
    vocabulary,
    cinemas,
    near,
    topCities,
    home,
    header,
    nativeAds,
    promos,
    news,
    editorial,
  ] = await Promise.all([
    readShows(locale),
    readSchedule(locale, undefined),
    readVocabulary(locale),
    readCinemasBySlug(locale),
    readNear(locale, city, undefined),
    readTopCities(locale),
    read('featured', locale, {}, { type: 'home' }),
    read('featured', locale, {}, { type: 'header' }),
    read('nativeAd', locale, {}),
    read('permanentAutopromo', locale, {}),
    read('news', locale, {}),
    readEditorial(locale),
  ]);
  if (!shows.ok) throw new RequiredReadError('shows', shows.failure);
  return homeModel({
    today,
    filmWeekStart: siteFactsOf(locale).filmWeekStart,
    shows: shows.value,
    schedule,
    vocabulary,
    cinemas,
    near,
    needs,
    topCities,
    featured: [...listOf(home), ...listOf(header)],
    nativeAds: listOf(nativeAds),
    promos: listOf(promos),
    news: listOf(news),
    ...editorial,
  });
}

/** Reads seasons, films to watch at home, and videos; each is empty when it cannot be read. */
async function readEditorial(
  locale: Locale,
): Promise<Pick<HomeIngredients, 'listedEvents' | 'vod' | 'videos' | 'channel'>> {
  const [events, vod, videos, settings] = await Promise.all([
    read('events', locale, {}),
    read('vod', locale, {}),
    read('youtubeLatest', locale, {}),
    read('settings', locale, {}),
  ]);
  return {
    listedEvents: listOf(events),
    vod: vodFilms(listOf(vod)),
    videos: homeVideos(listOf(videos)),
    channel: settings.ok ? channelAddress(settings.value.youtubeChannel) : null,
  };
}

/** The list that was read; empty when it could not be read. */
function listOf<T>(result: Result<readonly T[]>): readonly T[] {
  return result.ok ? result.value : [];
}
