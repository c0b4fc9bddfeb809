import { addressLine } from '#src/domain/cinema/address-line.ts';
import type { CinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { PageRef } from '#src/routes/page.ts';
import { isSlug } from '#src/routes/slug.ts';
import type { RecentItem } from '#src/visitor/recents.ts';
import {
  previewsOf,
  type ResultType,
  type SearchGroup,
  type SearchResult,
} from '#src/features/search-page/search-groups.ts';

/** One line that can be chosen. */
export type BoxOption =
  | { readonly kind: 'result'; readonly key: string; readonly result: SearchResult }
  /** Shows all results of a type (R192). */
  | { readonly kind: 'more'; readonly key: string; readonly type: ResultType; readonly count: number }
  /** Shows all types again (R192). */
  | { readonly kind: 'hide'; readonly key: string }
  | { readonly kind: 'recent'; readonly key: string; readonly item: RecentItem }
  /** A link to offer when nothing was found. */
  | {
      readonly kind: 'way';
      readonly key: string;
      readonly words: 'toFilms' | 'toCinemas';
      readonly to: PageRef;
    };

/** The lines under one heading. */
export interface BoxGroup {
  /**
   * A type of result; `recent` for pages that the visitor opened recently; `now` and `near` for what the empty search
   * offers; `ways` for the links when nothing was found.
   */
  readonly name: ResultType | 'recent' | 'now' | 'near' | 'ways';
  readonly options: readonly BoxOption[];
}

/**
 * The results in groups: a few of each type with a line for all of them, or all results of the selected type (R191,
 * R192).
 */
export function resultGroups(
  groups: readonly SearchGroup[],
  selected: ResultType | null,
): readonly BoxGroup[] {
  const found = (results: readonly SearchResult[]): BoxOption[] =>
    results.map((result) => ({ kind: 'result', key: result.key, result }));
  const one = groups.find(({ type }) => type === selected);
  if (one !== undefined)
    return [{ name: one.type, options: [...found(one.results), { kind: 'hide', key: 'hide' }] }];
  return groups.map(({ type, results }) => {
    const most = previewsOf(type);
    const more: BoxOption[] =
      results.length > most ? [{ kind: 'more', key: `more ${type}`, type, count: results.length }] : [];
    return { name: type, options: [...found(results.slice(0, most)), ...more] };
  });
}

/** The pages that the visitor opened recently, for an empty field (R193). */
export function recentGroups(items: readonly RecentItem[]): readonly BoxGroup[] {
  if (items.length === 0) return [];
  return [
    { name: 'recent', options: items.map((item) => ({ kind: 'recent', key: `recent ${item.url}`, item })) },
  ];
}

/** The most films and cinemas that the empty search offers. */
const mostOffered = { films: 4, cinemas: 3 } as const;

/**
 * What the empty search offers: the first films and the first cinemas that can be opened.
 *
 * @param cinemas the nearest first; empty without a place
 */
export function suggestedGroups(
  shows: readonly ShowListView[],
  cinemas: readonly CinemaListView[],
  opens: (to: PageRef) => boolean,
): readonly BoxGroup[] {
  const films = shows
    .filter((show) => isSlug(show.slug) && opens(showRef(show)))
    .slice(0, mostOffered.films)
    .map((show): BoxOption => {
      const { slug, kind, title, poster, backdropColour: colour, genres, duration } = show;
      const result: SearchResult = {
        type: 'show',
        key: `show ${slug}`,
        to: showRef(show),
        kind,
        title,
        poster: poster?.md ?? null,
        colour,
        genres: genres.map(({ label }) => label),
        duration,
        story: '',
        directors: [],
        actors: [],
        cast: true,
        originalTitle: null,
      };
      return { kind: 'result', key: `now ${slug}`, result };
    });
  const near = cinemas
    .filter(({ slug, closed }) => !closed && isSlug(slug) && opens({ page: 'cinema', slug }))
    .slice(0, mostOffered.cinemas)
    .map(({ slug, name, backdrop, address, closed }): BoxOption => {
      const result: SearchResult = {
        type: 'cinema',
        key: `cinema ${slug}`,
        to: { page: 'cinema', slug },
        title: name,
        picture: backdrop,
        address: address === null ? null : addressLine(address),
        closed,
      };
      return { kind: 'result', key: `near ${slug}`, result };
    });
  const groups: readonly BoxGroup[] = [
    { name: 'now', options: films },
    { name: 'near', options: near },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** The links to offer when nothing was found. */
export const wayGroups: readonly BoxGroup[] = [
  {
    name: 'ways',
    options: [
      { kind: 'way', key: 'films', words: 'toFilms', to: { page: 'shows' } },
      { kind: 'way', key: 'cinemas', words: 'toCinemas', to: { page: 'cinemas' } },
    ],
  },
];

/**
 * The index of the option that a key makes active. Arrow keys wrap around; Home and End move to the first and the last
 * option when one is active. Returns `undefined` when the key keeps its meaning in the field.
 *
 * @param active index of the active option, or null when the field itself is active
 */
export function movedTo(key: string, active: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active === null || active >= count - 1 ? 0 : active + 1;
  if (key === 'ArrowUp') return active === null || active <= 0 ? count - 1 : active - 1;
  if (active === null) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
