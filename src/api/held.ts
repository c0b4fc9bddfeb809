import { LRUCache } from 'lru-cache';
import { processWide } from '#src/config/process-wide.ts';

/**
 * Whole lists of a site, held once for all pages of this process. A cached read of Next.js is encoded, and decoded
 * again for each page: for the list of all cinemas that costs more than the rest of the page, and every page needs one
 * cinema of it. So such a read gives the name of the value, and the value is found here.
 */

/** How many values of one read are held: a page that is being rendered may still need the one before. */
const mostOfRead = 3;
/** Reads that are held; each site and language has some twenty whole answers. */
const mostReads = 1_000;

interface Held {
  readonly process: string;
  last: number;
  readonly names: WeakMap<object, string>;
  /** By read, then by name; the newest last. */
  readonly values: LRUCache<string, Map<string, object>>;
}

/** Names of another process, which may be in a page that was prerendered, must not lead to a value of this one. */
const newHeld = (): Held => ({
  process: crypto.randomUUID(),
  last: 0,
  names: new WeakMap(),
  values: new LRUCache({ max: mostReads }),
});

function held(): Held {
  return processWide('held', newHeld);
}

/**
 * Holds a value for {@link heldValue}. The same value keeps its name.
 *
 * @param readName which read of which locale
 * @returns the name of the value
 */
export function hold(readName: string, value: object): string {
  const all = held();
  let name = all.names.get(value);
  if (name === undefined) {
    all.last += 1;
    name = `${all.process} ${all.last}`;
    all.names.set(value, name);
  }
  const values = all.values.get(readName) ?? new Map<string, object>();
  values.delete(name);
  values.set(name, value);
  for (const old of [...values.keys()].slice(0, -mostOfRead)) values.delete(old);
  all.values.set(readName, values);
  return name;
}

/** The value of a name; undefined when it is not held any more, or was named by another process. */
export function heldValue(readName: string, name: string): object | undefined {
  return held().values.get(readName)?.get(name);
}
