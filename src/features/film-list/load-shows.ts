import { readAtCinema, readNear } from '#src/api/near.ts';
import { RequiredReadError } from '#src/api/transport/failure.ts';
import { readCinemasBySlug, readSchedule, readShows, readVocabulary } from '#src/api/site-catalogue.ts';
import { without } from '#src/domain/filter/change-filters.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { read } from '#src/api/read.ts';
import { vodFilms } from '#src/domain/show/vod-films.ts';
import { showsModel, type ShowsModel } from './shows-model.ts';

/**
 * Reads what the shows page shows (R056, R179).
 *
 * @param today programme day of the site, of the cinema on a page for one cinema, or of the visitor's city
 * @throws RequiredReadError when the list of shows cannot be read
 */
export async function loadShows(locale: Locale, today: Day, filters: Filters): Promise<ShowsModel> {
  const filtered = Object.keys(without(filters, 'near')).length > 0;
  const [shows, schedule, vocabulary, cinemas, near, vod] = await Promise.all([
    readShows(locale),
    readSchedule(locale, filters.localisation),
    readVocabulary(locale),
    readCinemasBySlug(locale),
    filters.localisation === undefined
      ? readNear(locale, filters.near, filters.date)
      : readAtCinema(locale, filters.localisation, filters.date),
    filtered ? null : read('vod', locale, {}),
  ]);
  if (!shows.ok) throw new RequiredReadError('shows', shows.failure);
  return showsModel({
    shows: shows.value,
    schedule,
    vocabulary,
    cinemas,
    near,
    today,
    filters,
    vod: vod?.ok === true ? vodFilms(vod.value) : [],
  });
}
