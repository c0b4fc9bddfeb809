import { isPartial, readCinemaDays } from '#src/api/cinema-days.ts';
import { readNearPlace } from '#src/api/near.ts';
import { presentInstant } from '#src/api/load/present.ts';
import { readCinemasBySlug, readShows, readVocabulary } from '#src/api/site-catalogue.ts';
import { RequiredReadError } from '#src/api/transport/failure.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import type { CinemaAround } from '#src/domain/cinema/nearby-cinemas.ts';
import { programmeDayAt } from '#src/domain/date/programme-day.ts';
import type { CinemaDay } from '#src/domain/place/next-showtimes.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { endOfSoon, soonModel, type SoonModel } from './soon-model.ts';

const nowhere: SoonModel = { name: null, until: null, shows: [], partial: false };

/** The cinemas that count: the one of the filters, or those near the place; null without either. */
async function cinemasOf(
  locale: Locale,
  { localisation, near }: Filters,
): Promise<{ readonly name: string; readonly cinemas: readonly CinemaAround[] } | null> {
  if (localisation === undefined) return readNearPlace(locale, near);
  const wire = (await readCinemasBySlug(locale)).get(localisation);
  if (wire === undefined) return null;
  const cinema = cinemaListView(wire);
  return { name: cinema.name, cinemas: [{ cinema, kilometres: null }] };
}

/** The cinemas' programme days in which something can start soon: two, shortly before a day begins (D28). */
async function daysOf(
  locale: Locale,
  cinemas: readonly CinemaAround[],
  quarter: string,
): Promise<readonly CinemaDay[]> {
  const [first, last] = await Promise.all(
    [new Date(quarter), endOfSoon(quarter)].map(async (instant) =>
      readCinemaDays(locale, cinemas, (zone) => programmeDayAt(instant, zone)),
    ),
  );
  return (first ?? []).flatMap((one, index) => {
    const other = last?.[index];
    return other === undefined || other.day === one.day ? [one] : [one, other];
  });
}

/**
 * Reads what starts soon near the visitor's place, or in the cinema of the filters.
 *
 * @param quarter the start of the quarter of an hour that the page shows as now, ISO 8601, UTC
 * @throws RequiredReadError when the list of shows cannot be read
 */
export async function loadSoon(locale: Locale, quarter: string, filters: Filters): Promise<SoonModel> {
  const [shows, place, vocabulary, present] = await Promise.all([
    readShows(locale),
    cinemasOf(locale, filters),
    readVocabulary(locale),
    presentInstant(),
  ]);
  if (!shows.ok) throw new RequiredReadError('shows', shows.failure);
  if (place === null) return nowhere;
  const days = await daysOf(locale, place.cinemas, quarter);
  return soonModel({
    name: place.name,
    shows: shows.value,
    days,
    quarter,
    now: new Date(present),
    ...vocabulary,
    partial: days.some(isPartial),
    needs: filters.needs,
  });
}
