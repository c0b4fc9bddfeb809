import { readNearPlace } from '#src/api/near.ts';
import { presentInstant } from '#src/api/load/present.ts';
import {
  readCinemasBySlug,
  readSchedule,
  readShows,
  readVocabulary,
  type Vocabulary,
} from '#src/api/site-catalogue.ts';
import { RequiredReadError } from '#src/api/transport/failure.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import { cinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import type { CinemaAround } from '#src/domain/cinema/nearby-cinemas.ts';
import type { Schedule } from '#src/domain/programme/schedule.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { itemsBySlug } from '#src/domain/items-by-slug.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';
import { fold } from '#src/kernel/text/fold.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';

/** A cinema of a view, or one that can be added. */
export interface ViewCinema {
  readonly slug: string;
  readonly name: string;
  readonly city: string | null;
}

/** The cinemas of a view. */
export interface ChosenCinemas {
  /** Those of the address, in its order, otherwise those near the visitor's place. */
  readonly columns: readonly ViewCinema[];
  /** Whether no address names the cinemas: those near the visitor's place are suggested. */
  readonly suggested: boolean;
  /** The name of the visitor's place; null without one. */
  readonly place: string | null;
  /** The cinemas that can be added, by city. */
  readonly options: readonly ViewCinema[];
}

/** What the views of several cinemas are made of. */
interface Chosen {
  readonly cinemas: ChosenCinemas;
  /** The chosen cinemas, for their showtimes. */
  readonly around: readonly CinemaAround[];
  /** The catalogue by slug. */
  readonly shows: ReadonlyMap<string, ShowListView>;
  /** When the shows are played on the site; null when the API does not tell. */
  readonly schedule: Schedule | null;
  readonly vocabulary: Vocabulary;
  /** The present instant of the page. */
  readonly now: Date;
}

/** So many cinemas near the visitor's place are suggested. */
export const mostSuggested = 3;

const viewCinema = ({ slug, name, theaters: [theater] }: Cinema): ViewCinema => ({
  slug,
  name,
  city: theater?.addressCity ?? null,
});

/** The order of cinemas to choose from. */
export const byCity = (a: ViewCinema, b: ViewCinema): number =>
  compareText(fold(a.city ?? a.name), fold(b.city ?? b.name)) || compareText(a.name, b.name);

/**
 * Reads the cinemas of the address, otherwise the nearest ones of the visitor's place, and the catalogue. Cinemas that
 * the site does not have are left out.
 *
 * @param most cinemas near the visitor's place
 * @throws RequiredReadError when the list of shows cannot be read
 */
export async function readChosen(locale: Locale, filters: Filters, most = mostSuggested): Promise<Chosen> {
  const [shows, cinemas, place, schedule, vocabulary, present] = await Promise.all([
    readShows(locale),
    readCinemasBySlug(locale),
    readNearPlace(locale, filters.near),
    readSchedule(locale, undefined),
    readVocabulary(locale),
    presentInstant(),
  ]);
  if (!shows.ok) throw new RequiredReadError('shows', shows.failure);
  const suggested = place?.cinemas.slice(0, most).map(({ cinema }) => cinema.slug) ?? [];
  const chosen = (filters.cinemas ?? suggested).flatMap((slug) => cinemas.get(slug) ?? []);
  const slugs = new Set(chosen.map(({ slug }) => slug));
  return {
    cinemas: {
      columns: chosen.map(viewCinema),
      suggested: filters.cinemas === undefined,
      place: place?.name ?? null,
      options: [...cinemas.values()]
        .filter(({ status, slug }) => status && !slugs.has(slug))
        .map(viewCinema)
        .toSorted(byCity),
    },
    around: chosen.map((cinema) => ({ cinema: cinemaListView(cinema), kilometres: null })),
    shows: itemsBySlug(shows.value),
    schedule,
    vocabulary,
    now: new Date(present),
  };
}
