import type { Day } from '#src/kernel/date/day.ts';
import type { LocalTime } from '#src/kernel/date/local-time.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { ShowKind } from '../show/show-kind.ts';
import type { Need } from '#src/routes/filter-values/needs.ts';
import { mayMeet } from '../needs/needs.ts';
import { tagKey, teamPreviewTag } from '../tag/special-tags.ts';
import { endsBy, startsWithin } from './time-of-day.ts';

/**
 * Decides which shows and showtimes a filtered page shows. All filters must match; within one filter, one matching
 * value is enough; an empty filter matches everything. The module uses no wire types, so that islands may import it.
 */

/** The value of the type filter that selects events and special events (R180). */
export const entertainmentType = 'entertainment';

/** The value of the type filter that selects what is for children (R056): a show's audience, not one of its tags. */
export const kidsType = 'kids';

const premiumType = 'premium';

/** The facts that filters check in a show, of the catalogue, of a programme or of one day of it. */
export interface FilteredShow {
  readonly kind: ShowKind;
  readonly kids: boolean;
  readonly specialEvent: boolean;
  readonly bookable: boolean;
  readonly genres: readonly { readonly slug: string }[];
  readonly tags: readonly string[];
  readonly versions: readonly string[];
}

/** The facts of a show that decide about all its showtimes, whatever their tags are. */
export type ShowNature = Pick<FilteredShow, 'kids' | 'kind' | 'specialEvent'>;

/** The facts that filters check in a showtime. */
export interface FilteredShowtime {
  /** Local time of the cinema, `HH:MM`. */
  readonly clock: string;
  readonly day: Day;
  /** Local time of the cinema; null when unknown. */
  readonly endTime: LocalTime | null;
  readonly tags: readonly string[];
  readonly version: { readonly slug: string };
  /** The needs that it meets. */
  readonly needs: readonly Need[];
}

/** The filters of an address, without day and cinema. */
export type ShowFilters = Pick<Filters, 'genres' | 'needs' | 'tags' | 'versions'>;

function matchesAny(wanted: readonly string[] | undefined, matches: (value: string) => boolean): boolean {
  return wanted === undefined || wanted.length === 0 || wanted.map(tagKey).some(matches);
}

const known = new WeakMap<readonly unknown[], ReadonlySet<string>>();

/** What is compared of a list; the same list is read once, however many values it is asked for. */
function keysOf<T>(list: readonly T[], slugOf: (item: T) => string): ReadonlySet<string> {
  const read = known.get(list) ?? new Set(list.map((item) => tagKey(slugOf(item))));
  known.set(list, read);
  return read;
}

const keys = (slugs: readonly string[]): ReadonlySet<string> => keysOf(slugs, (slug) => slug);

/** Whether a show has the genre. */
export function hasGenre({ genres }: Pick<FilteredShow, 'genres'>, value: string): boolean {
  return keysOf(genres, ({ slug }) => slug).has(value);
}

/** Whether one of the wanted languages is among the versions or the tags (R181). */
export function matchesLanguage(
  wanted: readonly string[] | undefined,
  versions: readonly string[],
  tags: readonly string[],
): boolean {
  return matchesAny(wanted, (value) => keys(versions).has(value) || keys(tags).has(value));
}

function hasType(tags: ReadonlySet<string>, type: string): boolean {
  return tags.has(type) || (type === premiumType && tags.has(teamPreviewTag));
}

/**
 * Whether one of the wanted types matches (R180). A type is a tag; `entertainment` matches every event and special
 * event whatever its tags, `kids` every show for children; `premium` also matches shows that are tagged as a preview with the team.
 */
export function matchesType(
  wanted: readonly string[] | undefined,
  show: ShowNature & Pick<FilteredShow, 'tags'>,
): boolean {
  return matchesAny(wanted, (value) => {
    if (value === entertainmentType) return show.kind === 'event' || show.specialEvent;
    return value === kidsType ? show.kids : hasType(keys(show.tags), value);
  });
}

/**
 * Whether a show is bookable and matches language, type and genre (R179), and whether its showtimes may meet the needs:
 * which of them do, {@link showtimeMatches} says.
 */
export function showMatches(filters: ShowFilters, show: FilteredShow): boolean {
  return (
    show.bookable &&
    matchesLanguage(filters.versions, show.versions, show.tags) &&
    matchesType(filters.tags, show) &&
    mayMeet(filters.needs, show) &&
    matchesAny(filters.genres, (value) => hasGenre(show, value))
  );
}

/**
 * Whether a showtime of a matching show matches too: by language (R181), by type, by time of day and by its end (D45), and when it
 * meets every need.
 * For `entertainment` and `kids` the show decides and not its showtimes (R180).
 */
export function showtimeMatches(
  filters: Pick<Filters, 'ends' | 'needs' | 'tags' | 'time' | 'versions'>,
  showtime: FilteredShowtime,
  { kind, kids, specialEvent }: ShowNature,
): boolean {
  return (
    startsWithin(filters.time, showtime.clock) &&
    endsBy(filters.ends, showtime) &&
    (filters.needs ?? []).every((need) => showtime.needs.includes(need)) &&
    matchesLanguage(filters.versions, [showtime.version.slug], showtime.tags) &&
    matchesType(filters.tags, { kind, kids, specialEvent, tags: showtime.tags })
  );
}

/** Whether the filters narrow shows by anything else than day and cinema. */
export function hasShowFilters(filters: Filters | undefined): boolean {
  return [
    filters?.ends,
    filters?.genres,
    filters?.needs,
    filters?.tags,
    filters?.time,
    filters?.versions,
  ].some((values) => (values?.length ?? 0) > 0);
}
