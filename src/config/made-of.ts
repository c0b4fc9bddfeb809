import { processWide } from './process-wide.ts';

type Made = Map<string, unknown>;
type Level = WeakMap<object, { readonly made: Made; readonly next: Level }>;

const newLevel = (): Level => new WeakMap();
const levels = () => processWide('made-of', newLevel);

/**
 * What is made of whole answers, lists and schedules (maps, views), made once for the process as long as these are the
 * same objects (ADR-0056). Without it every page would map every item of the site.
 *
 * @param what unique name, with whatever else decides the value: the same name with the same objects always means the
 *   same value
 * @param from at least one object; the first ones change least
 */
export function madeOf<T>(what: string, from: readonly [object, ...object[]], make: () => T): T {
  let level = levels();
  let made: Made = new Map();
  for (const one of from) {
    let entry = level.get(one);
    if (entry === undefined) level.set(one, (entry = { made: new Map(), next: newLevel() }));
    ({ made, next: level } = entry);
  }
  if (!made.has(what)) made.set(what, make());
  return made.get(what) as T;
}
