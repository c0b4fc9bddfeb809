import type { EventItem } from '#src/contract/events/schema.ts';
import { searchTypes, type SearchHit } from '#src/contract/search-full/schema.ts';
import type { CinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { knownDuration } from '#src/domain/date/duration.ts';
import { isMet, isNamed } from '#src/domain/search/highlight.ts';
import { ownPageOfText, pageOfHit } from '#src/domain/search/hit-page.ts';
import type { ShowKind } from '#src/domain/show/show-kind.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { plainText } from '#src/domain/text/plain-text.ts';
import type { PageRef } from '#src/routes/page.ts';

/** The kinds of results (R189). */
export type ResultType = (typeof searchTypes)[number];

interface Result {
  readonly key: string;
  readonly to: PageRef;
  readonly title: string;
}

/** A film or an event that was found. */
export interface FoundShow extends Result {
  readonly type: 'show';
  readonly kind: ShowKind;
  readonly poster: string | null;
  readonly colour: string | null;
  readonly genres: readonly string[];
  /** Minutes. */
  readonly duration: number | null;
  /** The beginning of the synopsis; empty when there is none. */
  readonly story: string;
  /** The directors and actors whose names match the search. */
  readonly directors: readonly string[];
  readonly actors: readonly string[];
  /** Whether the actors are known. When they are not, the reason for the match may be unknown too. */
  readonly cast: boolean;
  /** The original title, when the search matches it and not the title. */
  readonly originalTitle: string | null;
}

/** A cinema that was found. */
export interface FoundCinema extends Result {
  readonly type: 'cinema';
  readonly picture: string | null;
  readonly address: string | null;
  readonly closed: boolean;
}

/** The dates of a result (R105): on a day, from a day on, or between two days. */
export interface FoundDates {
  readonly kind: 'exact' | 'from' | 'interval';
  /** `YYYY-MM-DD`. */
  readonly start: string;
  readonly end: string;
}

/** A result of any other kind. */
export interface FoundPage extends Result {
  readonly type: Exclude<ResultType, 'show' | 'cinema'>;
  readonly image: string | null;
  readonly topic: string | null;
  readonly dates: FoundDates | null;
}

export type SearchResult = FoundShow | FoundCinema | FoundPage;

/** The slug of a result, or the key of one without. */
export const slugOf = ({ to, key }: SearchResult): string => ('slug' in to ? to.slug : key);

/** The results of one kind, the best match first; never empty. */
export interface SearchGroup {
  readonly type: ResultType;
  readonly results: readonly SearchResult[];
}

/** The data that tells what a hit is and whether its page can be opened. */
export interface SearchCatalogue {
  /** Null when the list cannot be read: the facts of a cinema then come from its hit. */
  readonly cinemas: ReadonlyMap<string, CinemaListView> | null;
  readonly shows: ReadonlyMap<string, ShowListView>;
  /** Kind of a show that `shows` lacks; undefined when it is not known. */
  readonly kindOf?: (slug: string) => ShowKind | undefined;
  readonly eventTypes: ReadonlyMap<string, EventItem['type']>;
  /** Whether the page is built and exists on the site. */
  readonly opens: (to: PageRef) => boolean;
}

/** Number of results of a kind that are shown before the visitor asks for all (R191). */
export function previewsOf(type: ResultType): number {
  return type === 'cinema' || type === 'faq' ? 3 : 4;
}

function typeOf(hit: SearchHit): ResultType | null {
  return searchTypes.find((type) => type === hit.type) ?? null;
}

/**
 * The hits by kind (R189), the kind of the best match first. A cinema is a result only when the list of cinemas has it
 * (R185), and any hit only when its page can be opened. A page that is named twice is one result.
 */
export function searchGroups(
  hits: readonly SearchHit[],
  text: string,
  catalogue: SearchCatalogue,
): readonly SearchGroup[] {
  const groups = new Map<ResultType, Map<string, SearchResult>>();
  for (const hit of hits) {
    const result = resultOf(hit, text, catalogue);
    if (result === null) continue;
    const group = groups.get(result.type) ?? new Map<string, SearchResult>();
    if (!group.has(result.key)) group.set(result.key, result);
    groups.set(result.type, group);
  }
  return [...groups].map(([type, results]) => ({ type, results: [...results.values()] }));
}

function resultOf(hit: SearchHit, text: string, catalogue: SearchCatalogue): SearchResult | null {
  const type = typeOf(hit);
  const told = pageOfHit(hit, {
    kindOf: (slug) => catalogue.shows.get(slug)?.kind ?? catalogue.kindOf?.(slug),
    eventTypeOf: (slug) => catalogue.eventTypes.get(slug),
  });
  const own = told?.page === 'info' ? ownPageOfText(told.slug) : null;
  const to = own !== null && catalogue.opens(own) ? own : told;
  if (type === null || to === null || !catalogue.opens(to)) return null;
  const slug = 'slug' in to ? to.slug : String(hit.id);
  const base = { key: `${type} ${slug}`, to, title: hit.title };
  if (type === 'show') return foundShow(base, hit, catalogue.shows.get(slug), text);
  if (type === 'cinema') {
    const listed = catalogue.cinemas?.get(slug);
    return listed === undefined && catalogue.cinemas !== null ? null : foundCinema(base, hit, listed);
  }
  return {
    ...base,
    type,
    image: hit.image ?? hit.posterPath?.md ?? hit.poster?.md ?? null,
    topic: hit.topic ?? null,
    dates: datesOf(hit),
  };
}

function foundShow(base: Result, hit: SearchHit, listed: ShowListView | undefined, text: string): FoundShow {
  const original = hit.payload?.['originalTitle'];
  const byOriginal = typeof original === 'string' && isMet([original], text) && !isMet([base.title], text);
  const named = (role: 'directors' | 'actors'): string[] =>
    [...new Set([...(listed?.[role] ?? []), ...(namesIn(hit, role) ?? [])])].filter((name) =>
      isNamed(name, text),
    );
  return {
    ...base,
    type: 'show',
    kind: base.to.page === 'entertainment' ? 'event' : 'movie',
    poster: listed?.poster?.md ?? hit.posterPath?.md ?? hit.poster?.md ?? null,
    colour: listed?.backdropColour ?? null,
    genres: listed?.genres.map(({ label }) => label) ?? hit.genres ?? [],
    duration: listed === undefined ? knownDuration(hit.duration) : listed.duration,
    story: beginningOf(plainText(hit.synopsis ?? null)),
    directors: named('directors'),
    actors: named('actors'),
    cast: listed !== undefined || namesIn(hit, 'actors') !== null,
    originalTitle: byOriginal ? original : null,
  };
}

/** The people that a hit itself names; null when the hit has no such list. */
function namesIn(hit: SearchHit, role: 'directors' | 'actors'): readonly string[] | null {
  const names = hit.payload?.[role];
  return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : null;
}

/** The maximum length of a story in characters: two or three short lines. */
const longestStory = 120;

function beginningOf(text: string): string {
  if (text.length <= longestStory) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longestStory))}…`;
}

function foundCinema(base: Result, hit: SearchHit, listed: CinemaListView | undefined): FoundCinema {
  const { name = base.title, backdrop = hit.image ?? null, closed = false } = listed ?? {};
  const address = listed?.address ?? null;
  return {
    ...base,
    type: 'cinema',
    title: name,
    picture: backdrop,
    address: address === null ? null : `${address.line1}, ${address.zip} ${address.city}`.replace(/^, /, ''),
    closed,
  };
}

function datesOf({ startDate, endDate, dateType }: SearchHit): FoundDates | null {
  const start = startDate ?? endDate ?? null;
  if (start === null) return null;
  return { kind: dateType ?? 'exact', start, end: endDate ?? start };
}

/** Whether the results only resemble the search: as far as their facts are known, none contains a searched word. */
export function onlyResembling(groups: readonly SearchGroup[], text: string): boolean {
  const results = groups.flatMap((group) => group.results);
  const known = results.every((result) => result.type !== 'show' || result.cast);
  return results.length > 0 && known && !isMet(results.flatMap(textsOf), text);
}

function textsOf(result: SearchResult): string[] {
  const { title } = result;
  if (result.type === 'cinema') return [title, result.address ?? ''];
  if (result.type !== 'show') return [title, result.topic ?? ''];
  return [title, ...result.genres, ...result.directors, ...result.actors, result.originalTitle ?? ''];
}
