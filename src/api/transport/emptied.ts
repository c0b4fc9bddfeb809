import { LRUCache } from 'lru-cache';
import { webEnvironment } from '#src/config/environment.ts';
import { processWide } from '#src/config/process-wide.ts';
import type { EndpointId } from '#src/contract/endpoints.ts';
import { listIds } from '#src/contract/items.ts';
import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { answerMemory, catalogueRevision, type RememberedAnswer } from '../memory.ts';
import { apiAddress } from '../endpoint/endpoint-path.ts';

/** How long a list that was full and is empty counts as a failure, in milliseconds; then it is believed. */
export const doubtMs = 10 * 60_000;
/** Lists in doubt that are known at once; the oldest leave, and their time begins again. */
const mostInDoubt = 5_000;

/** Answers whose list stands under `shows`. */
const underShows: ReadonlySet<EndpointId> = new Set<EndpointId>([
  'shows',
  'cinemaShows',
  'eventShows',
  'zone',
  'zones',
]);

/** The lists of items of a site, and those of programmes and showtimes. */
const lists: ReadonlySet<EndpointId> = new Set<EndpointId>([
  ...listIds,
  ...underShows,
  'showCinemas',
  'cinemaShowtimes',
  'showtimesDay',
  'showtimesEvent',
  'showtimesCinema',
]);

/** Without these a catalogue is none: no language of a site lacks them. */
const needed: ReadonlySet<EndpointId> = new Set<EndpointId>(['shows', 'cinemas']);

/** An answer of a site's API. */
interface Given {
  readonly site: SiteId;
  readonly id: EndpointId;
  readonly address: string;
  /** As the contract reads it. */
  readonly value: object;
}

/** Whether a list has nothing in it; showtimes may stand by film, by cinema or by day. */
function isEmpty(id: EndpointId, answer: object): boolean {
  const list = underShows.has(id) && 'shows' in answer ? Object(answer.shows) : answer;
  return Object.values(list).every((one) => Array.isArray(one) && one.length === 0);
}

/** Whether the catalogue is still the one in which a list had something in it. */
const wasFull = (site: SiteId, id: EndpointId, before: RememberedAnswer<object> | undefined): boolean =>
  before !== undefined && before.revision === catalogueRevision(site) && !isEmpty(id, before.answer.value());

/** Whether a list that no language of a site lacks is full in another language. */
function isFullElsewhere({ site, id }: Given): boolean {
  const base = webEnvironment().apiBases[site];
  return (
    needed.has(id) &&
    sites[site].languages.some((language) =>
      wasFull(site, id, answerMemory<object>().get(apiAddress(base, `/api/${id}`, language))),
    )
  );
}

/**
 * Whether an answer is an empty list that was full: for ten minutes that is a failure of the API (REL5). Another revision of
 * the catalogue is believed at once, and so is a list that never was full here. A list that every language has counts as
 * full while it is so in one of them.
 */
export function isDoubted(given: Given): boolean {
  const { site, id, address, value } = given;
  const doubts = processWide('emptied', () => new LRUCache<string, number>({ max: mostInDoubt }));
  const before = answerMemory<object>().get(address);
  if (
    !lists.has(id) ||
    !isEmpty(id, value) ||
    !(before === undefined ? isFullElsewhere(given) : wasFull(site, id, before))
  ) {
    doubts.delete(address);
    return false;
  }
  const now = performance.now();
  const since = doubts.get(address) ?? now;
  doubts.set(address, since);
  return now - since < doubtMs;
}
