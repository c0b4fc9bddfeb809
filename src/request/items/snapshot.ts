import { setTimeout as pause } from 'node:timers/promises';
import { isOutage, type Result } from '#src/api/transport/failure.ts';
import { webEnvironment } from '#src/config/environment.ts';
import { catalogueRevision } from '#src/api/memory.ts';
import { callApi, type AnswerOf } from '#src/api/transport/transport.ts';
import { showClassifier } from '#src/domain/show/show-kind.ts';
import { languageOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { ItemState, StatefulKind } from '../decision.ts';
import { ownZone, pageOfEvent } from './detail.ts';
import {
  kindsShownIn,
  listedKinds,
  listOf,
  statesOf,
  type ListedItem,
  type ListedKind,
} from './listed-kinds.ts';

/** Returns the page of a show, or null when its kind is unknown. */
export type PageOfShow = (show: {
  readonly slug: string;
  readonly isMovie: boolean;
}) => 'movie' | 'entertainment' | null;

/** A locale's lists as the API gives them; null: a list could not be read; empty: the API does not have the list. */
export interface Lists {
  readonly shows: AnswerOf<'shows'>['shows'];
  readonly cinemas: AnswerOf<'cinemas'>;
  readonly cities: AnswerOf<'cities'> | null;
  readonly events: AnswerOf<'events'> | null;
  /** The lists of other kinds; a kind that no page of the locale shows, or that the API lacks, has none. */
  readonly others?: Readonly<Partial<Record<ListedKind, readonly ListedItem[]>>>;
}

/** The items in the lists of one locale. */
export interface Snapshot {
  readonly lists: Lists;
  readonly revision: string;
  readonly pageOf: PageOfShow;
  readonly states: Readonly<Record<StatefulKind, ReadonlyMap<string, ItemState>>>;
}

/**
 * Returns a function for a show's page (D39). When the catalogue does not separate films from events and the events
 * cannot be read, no kind is known. A show then keeps the address that was requested; a redirect to the wrong page
 * would be permanent.
 */
export function pageOfShows(shows: Lists['shows'], events: Lists['events']): PageOfShow {
  if (events === null && shows.length > 0 && !shows.some((show) => show.isMovie)) return () => null;
  const kindOf = showClassifier(shows, events ?? []);
  return (show) => (kindOf(show) === 'movie' ? 'movie' : 'entertainment');
}

/** For an API without a list of events; always the same array, so that two snapshots can be compared by identity. */
const none: AnswerOf<'events'> = [];

const here: ItemState = { kind: 'here', page: null };

/** Makes a snapshot from the lists. A city has the zone of its cinemas. */
export function snapshotOf(locale: Locale, lists: Lists, revision: string): Snapshot {
  const pageOf = pageOfShows(lists.shows, lists.events);
  const cinemas = new Map<string, ItemState>();
  const overseas = new Map<string, ItemState>();
  for (const cinema of lists.cinemas) {
    const zone = ownZone(locale, cinema);
    const state = zone.timeZone === undefined ? here : { ...here, ...zone };
    cinemas.set(cinema.slug, state);
    if (state !== here) overseas.set(cinema.citySlug, state);
  }
  const shows = new Map<string, ItemState>(
    lists.shows.map((show) => [show.slug, { kind: 'here', page: pageOf(show) }]),
  );
  const events = new Map<string, ItemState>();
  for (const { slug, type } of lists.events ?? []) {
    const page = pageOfEvent(type);
    const state: ItemState = { kind: 'here', page };
    events.set(slug, state);
    // An address of a film or event that names a season goes on to the season, which has its page.
    if (type !== 'show' && !shows.has(slug)) shows.set(slug, state);
  }
  const others = listedKinds.map((kind) => [kind, statesOf(kind, lists.others?.[kind] ?? [])] as const);
  return {
    lists,
    revision,
    pageOf,
    states: {
      ...(Object.fromEntries(others) as Record<ListedKind, ReadonlyMap<string, ItemState>>),
      show: shows,
      event: events,
      cinema: cinemas,
      city: new Map((lists.cities ?? []).map(({ slug }) => [slug, overseas.get(slug) ?? here])),
    },
  };
}

const sameLists = (a: Lists, b: Lists) =>
  a.shows === b.shows &&
  a.cinemas === b.cinemas &&
  a.cities === b.cities &&
  a.events === b.events &&
  listedKinds.every((kind) => a.others?.[kind] === b.others?.[kind]);

/** How much of the time of a page the other lists may take once shows and cinemas are there: visitors wait for all. */
const graceShare = 0.3;

const late: Result<never> = { ok: false, failure: { kind: 'timeout' } };

/** An answer, or a failure when it comes long after the lists that a site needs; the next snapshot then has it. */
function soonAfter<T>(needed: Promise<unknown>, answer: Promise<Result<T>>): Promise<Result<T>> {
  const graceMs = webEnvironment().pageTimeoutMs * graceShare;
  const grace = needed.then(async () => pause(graceMs, late, { ref: false }));
  return Promise.race([answer, grace]);
}

/** The lists of the other kinds; a list that cannot be read stays as it was. */
async function readOthers(
  locale: Locale,
  needed: Promise<unknown>,
  before: Lists['others'],
): Promise<Lists['others']> {
  const read = await Promise.all(
    kindsShownIn(locale).map(async (kind) => {
      const asked = callApi(siteOf(locale), listOf(kind), languageOf(locale), {});
      const answer = await soonAfter(needed, asked);
      const items: readonly ListedItem[] | undefined = answer.ok ? answer.value.value : before?.[kind];
      return [kind, items] as const;
    }),
  );
  return Object.fromEntries(read.filter(([, items]) => items !== undefined));
}

/**
 * Takes a snapshot of a locale from the API's lists. When the lists are identical to those of the snapshot before, that
 * snapshot is returned.
 *
 * @returns null when the shows or the cinemas cannot be read
 */
export async function takeSnapshot(locale: Locale, before: Snapshot | undefined): Promise<Snapshot | null> {
  const site = siteOf(locale);
  const language = languageOf(locale);
  const needed = Promise.all([callApi(site, 'shows', language, {}), callApi(site, 'cinemas', language, {})]);
  const [[shows, cinemas], cities, events, others] = await Promise.all([
    needed,
    soonAfter(needed, callApi(site, 'cities', language, {})),
    soonAfter(needed, callApi(site, 'events', language, {})),
    readOthers(locale, needed, before?.lists.others),
  ]);
  if (!shows.ok || !cinemas.ok) return null;
  const lists: Lists = {
    shows: shows.value.value.shows,
    cinemas: cinemas.value.value,
    cities: cities.ok ? cities.value.value : (before?.lists.cities ?? null),
    events: events.ok
      ? events.value.value
      : (before?.lists.events ?? (isOutage(events.failure) ? null : none)),
    others,
  };
  const revision = catalogueRevision(site);
  return before && before.revision === revision && sameLists(before.lists, lists)
    ? before
    : snapshotOf(locale, lists, revision);
}
