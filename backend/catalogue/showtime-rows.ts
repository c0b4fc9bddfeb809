import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import { bookingOf } from '#src/contract/showtimes-day/booking.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import type { Language } from '#src/sites/site.ts';
import type { SyncColumns, SyncRow } from '#backend/database/sync.ts';
import type { Identities } from './identity/identity.ts';

export const showtimeColumns: SyncColumns = {
  cinema_id: 'text',
  show_id: 'text',
  day: 'date',
  language: 'text',
  position: 'integer',
  start: 'timestamp',
  booking: 'text',
  body: 'json',
  overrides: 'json',
};

type Lists = Partial<Record<Language, readonly Showtime[]>>;
interface DayOfShow {
  cinemaId: string;
  showId: string;
  day: string;
  lists: Lists;
}

/**
 * Showtimes as rows. When all languages have the same showtimes, each is stored once, together with the fields that
 * differ by language; otherwise each language has its own rows.
 * @param languages languages of the catalogue, default first
 */
export function* showtimeRows(
  languages: readonly Language[],
  catalogues: Partial<Record<Language, LanguageCatalogue>>,
  shows: Identities,
  cinemas: Identities,
): Generator<SyncRow> {
  for (const group of groupDays(languages, catalogues, shows, cinemas)) {
    const lists = languages.map((language) => group.lists[language] ?? []);
    const first = lists[0] ?? [];
    const aligned = lists.every(
      (list) => list.length === first.length && list.every((one, index) => one.time === first[index]?.time),
    );
    if (aligned) yield* rowsOf(group, '', first, (index) => overridesAt(languages, lists, index));
    else
      for (const language of languages)
        yield* rowsOf(group, language, group.lists[language] ?? [], () => null);
  }
}

function groupDays(
  languages: readonly Language[],
  catalogues: Partial<Record<Language, LanguageCatalogue>>,
  shows: Identities,
  cinemas: Identities,
): Iterable<DayOfShow> {
  const groups = new Map<string, DayOfShow>();
  for (const language of languages) {
    for (const [showSlug, byCinema] of Object.entries(catalogues[language]?.showtimes ?? {})) {
      const showId = shows.idOf(language, showSlug);
      if (showId === undefined) continue;
      for (const [cinemaSlug, byDay] of Object.entries(byCinema)) {
        const cinemaId = cinemas.idOf(language, cinemaSlug);
        if (cinemaId === undefined) continue;
        for (const [day, list] of Object.entries(byDay)) {
          const key = `${cinemaId}|${showId}|${day}`;
          const group = groups.get(key) ?? { cinemaId, showId, day, lists: {} };
          group.lists[language] = list;
          groups.set(key, group);
        }
      }
    }
  }
  return groups.values();
}

function* rowsOf(
  group: DayOfShow,
  language: string,
  list: readonly Showtime[],
  overrides: (index: number) => string | null,
): Generator<SyncRow> {
  const seen = new Map<string, number>();
  for (const [position, showtime] of list.entries()) {
    const place = `${showtime.time}|${showtime.auditoriumName}`;
    const occurrence = seen.get(place) ?? 0;
    seen.set(place, occurrence + 1);
    yield {
      key: [group.cinemaId, group.showId, group.day, place, occurrence, language].join('|'),
      columns: {
        cinema_id: group.cinemaId,
        show_id: group.showId,
        day: group.day,
        language,
        position,
        start: showtime.time,
        booking: bookingOf(showtime.refCmd),
        body: JSON.stringify(showtime),
        overrides: overrides(position),
      },
    };
  }
}

function overridesAt(
  languages: readonly Language[],
  lists: readonly (readonly Showtime[])[],
  index: number,
): string | null {
  const base = lists[0]?.[index];
  if (base === undefined) return null;
  const found: Partial<Record<Language, Partial<Showtime>>> = {};
  for (const [place, language] of languages.entries()) {
    const other = lists[place]?.[index];
    if (place === 0 || other === undefined) continue;
    const common: Readonly<Record<string, unknown>> = base;
    const differing = Object.entries(other).filter(
      ([field, value]) =>
        // Most fields are the same text or the same list object, so they need not be serialised.
        value !== common[field] && JSON.stringify(value) !== JSON.stringify(common[field]),
    );
    if (differing.length > 0) found[language] = Object.fromEntries(differing);
  }
  return Object.keys(found).length === 0 ? null : JSON.stringify(found);
}
