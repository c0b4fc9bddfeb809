import { RequiredReadError } from '#src/api/transport/failure.ts';
import { readCinemasBySlug, readSchedule, readShows, readVocabulary } from '#src/api/site-catalogue.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { read } from '#src/api/read.ts';
import { vodFilms } from '#src/domain/show/vod-films.ts';
import { showsModel, type ShowsModel } from './shows-model.ts';

/**
 * Reads what the shows page shows (R056, R179).
 *
 * @param today programme day of the site, or of the cinema on a page for one cinema
 * @throws RequiredReadError when the list of shows cannot be read
 */
export async function loadShows(locale: Locale, today: Day, filters: Filters): Promise<ShowsModel> {
  const filtered = Object.keys(filters).length > 0;
  const [shows, schedule, vocabulary, cinemas, vod] = await Promise.all([
    readShows(locale),
    readSchedule(locale, filters.localisation),
    readVocabulary(locale),
    readCinemasBySlug(locale),
    filtered ? null : read('vod', locale, {}),
  ]);
  if (!shows.ok) throw new RequiredReadError('shows', shows.failure);
  return showsModel({
    shows: shows.value,
    schedule,
    vocabulary,
    cinemas,
    today,
    filters,
    vod: vod?.ok === true ? vodFilms(vod.value) : [],
  });
}
