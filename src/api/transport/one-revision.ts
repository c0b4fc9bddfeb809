import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '#src/config/process-wide.ts';
import type { SiteId } from '#src/sites/site.ts';

/** The revisions of each site's catalogue from which something was answered. */
type Heard = Map<SiteId, Set<string>>;

/** What was made from answers of the API. `mixed`: of more than one revision of a catalogue, also when it was made again. */
export interface OfRevision<T> {
  readonly value: T;
  readonly mixed: boolean;
}

/** How often something is made: the first time finds that the catalogue was replaced, the second one reads it. */
const mostTries = 3;

const running = () => processWide('one-revision', () => new AsyncLocalStorage<Heard>());

/** Notes for whoever is making something that an answer came from a revision of a site's catalogue. */
export function noteHeard(site: SiteId, revision: string): void {
  const heard = running().getStore();
  if (heard === undefined) return;
  const before = heard.get(site);
  if (before === undefined) heard.set(site, new Set([revision]));
  else before.add(revision);
}

/**
 * Makes something from answers of the API, again when they were of two revisions of a catalogue (ADR-0116): a list from before a load
 * and showtimes from after it say together what neither says. Whoever gets something mixed leaves it, or does not keep it.
 *
 * @param make reads all that it needs, each time anew
 */
export async function ofOneRevision<T>(make: () => Promise<T>): Promise<OfRevision<T>> {
  for (let left = mostTries; ; left -= 1) {
    const heard: Heard = new Map();
    const value = await running().run(heard, make);
    const mixed = [...heard.values()].some(({ size }) => size > 1);
    if (!mixed || left === 1) return { value, mixed };
  }
}
