import { isPartial, readCinemaDays } from '#src/api/cinema-days.ts';
import { readNearPlace } from '#src/api/near.ts';
import { presentInstant } from '#src/api/present.ts';
import { readCinemasBySlug, readSchedule, readShows, readVocabulary } from '#src/api/site-catalogue.ts';
import { RequiredReadError } from '#src/api/transport/failure.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { fold } from '#src/kernel/text/fold.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { daysToRead, tableModel, type TableCinema, type TableModel } from './table-model.ts';

/** So many cinemas near the visitor's place are suggested. */
const mostSuggested = 3;

const tableCinema = ({ slug, name, theaters: [theater] }: Cinema): TableCinema => ({
  slug,
  name,
  city: theater?.addressCity ?? null,
});

const byCity = (a: TableCinema, b: TableCinema): number =>
  compareText(fold(a.city ?? a.name), fold(b.city ?? b.name)) || compareText(a.name, b.name);

/**
 * Reads what the table of cinemas shows: the cinemas of the address, otherwise the nearest ones of the visitor's place.
 * Cinemas and shows that the site does not have are left out.
 *
 * @throws RequiredReadError when the list of shows cannot be read
 */
export async function loadTable(locale: Locale, today: Day, filters: Filters): Promise<TableModel> {
  const [shows, cinemas, place, schedule, vocabulary, present] = await Promise.all([
    readShows(locale),
    readCinemasBySlug(locale),
    readNearPlace(locale, filters.near),
    readSchedule(locale, undefined),
    readVocabulary(locale),
    presentInstant(),
  ]);
  if (!shows.ok) throw new RequiredReadError('shows', shows.failure);
  const suggested = place?.cinemas.slice(0, mostSuggested).map(({ cinema }) => cinema.slug) ?? [];
  const chosen = (filters.cinemas ?? suggested).flatMap((slug) => cinemas.get(slug) ?? []);
  const around = chosen.map((cinema) => ({ cinema: cinemaListView(cinema), kilometres: null }));
  const days = daysToRead(filters, today);
  const read = await Promise.all(
    days.map(async (day) => [day, await readCinemaDays(locale, around, () => day)] as const),
  );
  const slugs = new Set(chosen.map(({ slug }) => slug));
  return tableModel({
    columns: chosen.map(tableCinema),
    suggested: filters.cinemas === undefined,
    place: place?.name ?? null,
    options: [...cinemas.values()]
      .filter(({ status, slug }) => status && !slugs.has(slug))
      .map(tableCinema)
      .toSorted(byCity),
    partial: read.some(([, cinemaDays]) => cinemaDays.some(isPartial)),
    shows: new Map(shows.value.map((show) => [show.slug, show])),
    schedule,
    byDay: new Map(read),
    today,
    filters,
    now: new Date(present),
    vocabulary,
  });
}
