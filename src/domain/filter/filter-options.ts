import { isFilterValue } from '#src/routes/slug.ts';
import type { Filters } from '#src/routes/filters.ts';
import { needs, type Need } from '#src/routes/filter-values/needs.ts';
import type { EquipmentView } from '../needs/equipment.ts';
import { mayMeet, needsOffered } from '../needs/needs.ts';
import type { Genre } from '../show/show-list-view.ts';
import { tagKey } from '../tag/special-tags.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';
import { fold } from '#src/kernel/text/fold.ts';
import { isShownAt, tagsAt, tagView, versionView } from '../tag/vocabulary.ts';
import type { TagVocabulary, VersionVocabulary } from '../tag/vocabulary.ts';
import {
  entertainmentType,
  hasGenre,
  kidsType,
  matchesLanguage,
  matchesType,
  showMatches,
} from './show-filter.ts';
import type { FilteredShow } from './show-filter.ts';

/** The filter values that a visitor can choose, each with the number of shows that it would give. */

/** One value of a filter. */
export interface FilterOption {
  /** As written in an address, in lower case. */
  readonly value: string;
  /** Null for the types that are no tags (`nameOfType`) and for needs: the interface copy has their names. */
  readonly label: string | null;
  /** How many bookable shows have the value, whatever the other filters are. */
  readonly count: number;
  readonly selected: boolean;
}

/** The values of each filter: only values that occur in the programme or are selected. */
export interface FilterOptions {
  /** Sorted by label. */
  readonly genres: readonly FilterOption[];
  /** In their own order; the interface copy has their names. */
  readonly needs: readonly FilterOption[];
  /** In the order of the vocabulary; the types that are no tags last. */
  readonly tags: readonly FilterOption[];
  /** Sorted by label: versions, and tags that the vocabulary marks as languages (R085). */
  readonly versions: readonly FilterOption[];
}

/** A show of a list, with the facts from which filter values are made. */
export interface ListedShow extends FilteredShow {
  readonly genres: readonly Genre[];
}

const ownTypes = [kidsType, entertainmentType] as const;
type OwnType = (typeof ownTypes)[number];

const isOwnType = (value: string): value is OwnType => ownTypes.some((own) => own === value);

/** The key of the interface copy for a type without a label (see `FilterOption`). */
export function nameOfType(value: string): OwnType {
  return value === kidsType ? kidsType : entertainmentType;
}

interface Candidate {
  readonly value: string;
  readonly label: string | null;
  readonly matches: (show: FilteredShow) => boolean;
}

const byLabel = (a: Candidate, b: Candidate): number => compareText(fold(a.label ?? ''), fold(b.label ?? ''));

function distinct(candidates: readonly Candidate[]): Candidate[] {
  const byValue = new Map<string, Candidate>();
  for (const candidate of candidates)
    if (isFilterValue(candidate.value) && !byValue.has(candidate.value))
      byValue.set(candidate.value, candidate);
  return [...byValue.values()];
}

function options(
  candidates: readonly Candidate[],
  shows: readonly FilteredShow[],
  selected: readonly string[] = [],
): FilterOption[] {
  const chosen = new Set(selected.map(tagKey));
  return candidates
    .map(({ value, label, matches }) => ({
      value,
      label,
      count: shows.filter(matches).length,
      selected: chosen.has(value),
    }))
    .filter((option) => option.count > 0 || option.selected);
}

/** A selected value that does not occur in the programme stays visible, so that the visitor can remove it. */
function selectedCandidates(
  selected: readonly string[] | undefined,
  candidate: (value: string) => Candidate,
): Candidate[] {
  return (selected ?? []).map((value) => candidate(tagKey(value)));
}

function tagCandidate(value: string, label: string): Candidate {
  return {
    value,
    label: isOwnType(value) ? null : label,
    matches: (show) => matchesType([value], show),
  };
}

function versionCandidate(value: string, label: string): Candidate {
  return { value, label, matches: (show) => matchesLanguage([value], show.versions, show.tags) };
}

function genreCandidates(shows: readonly FilteredShow[], labels: ReadonlyMap<string, string>): Candidate[] {
  const values = new Set(shows.flatMap((show) => show.genres.map((genre) => tagKey(genre.slug))));
  return [...values].map((value) => ({
    value,
    label: labels.get(value) ?? value,
    matches: (show) => hasGenre(show, value),
  }));
}

function needCandidates(equipment: readonly EquipmentView[], selected: readonly Need[]): Candidate[] {
  const offered = needsOffered(equipment);
  return needs
    .filter((need) => offered.includes(need) || selected.includes(need))
    .map((need) => ({ value: need, label: null, matches: (show) => mayMeet([need], show) }));
}

/**
 * The filter values of a list of shows with their counts (R179, R180, R181). Only bookable shows count, because only
 * they can match. A tag is offered only where it may be shown (R086), and among the versions when the vocabulary calls
 * it a language.
 *
 * @param place where the filters are: on a list of shows, or on a cinema's page
 */
export function filterOptions(
  shows: readonly ListedShow[],
  vocabulary: {
    readonly tags: TagVocabulary;
    readonly versions: VersionVocabulary;
    /** Of all cinemas of the page. */
    readonly equipment?: readonly EquipmentView[];
  },
  place: 'showFilters' | 'cinemaFilters',
  selected: Filters = {},
): FilterOptions {
  const bookable = shows.filter((show) => showMatches({}, show));
  const labels = new Map(
    shows.flatMap((show) => show.genres.map((genre) => [tagKey(genre.slug), genre.label])),
  );
  const isLanguage = (slug: string) => vocabulary.tags.get(tagKey(slug))?.versionFilter ?? false;

  // The same few words in every show: each is looked up once.
  const played = {
    tags: new Set(bookable.flatMap((show) => show.tags)),
    versions: new Set(bookable.flatMap((show) => show.versions)),
  };
  const shownTags = tagsAt(
    vocabulary.tags,
    [...played.tags, ...(selected.tags ?? [])].filter(
      (slug) => !isLanguage(slug) && !isOwnType(tagKey(slug)),
    ),
    place,
  ).map((tag) => tagCandidate(tag.slug, tag.title));
  const tags = [
    ...shownTags,
    ...ownTypes.map((value) => tagCandidate(value, '')),
    ...selectedCandidates(selected.tags, (value) =>
      tagCandidate(value, tagView(vocabulary.tags, value).title),
    ),
  ];
  const languageTags = [...played.tags].filter(
    (slug) => isLanguage(slug) && isShownAt(vocabulary.tags, slug, place),
  );
  const versions = [...played.versions, ...languageTags, ...(selected.versions ?? [])].map((slug) => {
    const tag = vocabulary.versions.has(tagKey(slug)) ? undefined : vocabulary.tags.get(tagKey(slug));
    return versionCandidate(tagKey(slug), tag?.title ?? versionView(vocabulary.versions, slug).label);
  });
  const genres = [
    ...genreCandidates(bookable, labels),
    ...selectedCandidates(selected.genres, (value) => ({
      value,
      label: labels.get(value) ?? value,
      matches: () => false,
    })),
  ];

  return {
    genres: options(distinct(genres).toSorted(byLabel), bookable, selected.genres),
    needs: options(
      needCandidates(vocabulary.equipment ?? [], selected.needs ?? []),
      bookable,
      selected.needs,
    ),
    tags: options(distinct(tags), bookable, selected.tags),
    versions: options(distinct(versions).toSorted(byLabel), bookable, selected.versions),
  };
}
