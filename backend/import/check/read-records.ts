import * as z from 'zod/mini';
import { childOf, isContainer, maxRounds, Pruning, reshaped } from '#src/contract/pruning.ts';
import type { Path, Removal } from '#src/contract/pruning.ts';
import { isDay } from '#src/kernel/date/is-day.ts';
import { issuesOf } from './findings.ts';
import type { Issue, WrongValue } from './findings.ts';

/** An answer without its wrong optional values, or what stops it. */
export type RecordsResult<T> =
  | { readonly ok: true; readonly value: T; readonly dropped: readonly WrongValue[] }
  | { readonly ok: false; readonly wrong: readonly WrongValue[] };

/** The fields that tell items apart, the best first. */
const names = ['slug', 'time', 'id', 'title', 'name', 'label', 'refCmd', 'auditoriumName'];
/** A value is told in at most this many characters. */
const longestValue = 60;

/**
 * Reads an answer for the catalogue. A wrong optional value is left out, with what cannot be without it inside the same
 * record. No record is left out: a wrong key, time or required value of an item, showtime or day stops the load.
 *
 * @param listKey the key at which the answer has its list or map of records; null where it is one itself, or one record
 */
export function readRecords<S extends z.ZodMiniType>(
  schema: S,
  raw: unknown,
  listKey: string | null,
): RecordsResult<z.output<S>> {
  let result = schema.safeParse(raw);
  if (result.success) return { ok: true, value: result.data, dropped: [] };
  const shaped = reshaped(schema, raw);
  const tree: unknown = structuredClone(shaped);
  const told = (path: Path, message: string): WrongValue => ({
    path,
    message: `${message}${foundAt(shaped, path)}`,
    item: itemAt(shaped, path),
  });
  if (!isContainer(tree))
    return {
      ok: false,
      wrong: issuesOf(result.error.issues).map(({ path, message }) => told(path, message)),
    };

  const inner = schema instanceof z.ZodMiniPipe ? schema.def.out : schema;
  // A list, a map, or the slugs of an item by language.
  const holdsRecords = !(inner instanceof z.ZodMiniObject);
  const isRecord = (path: Path): boolean =>
    (path.length === 1 && holdsRecords) ||
    (path.length === 2 && path[0] === listKey) ||
    isDay(String(path.at(-1))) ||
    (typeof path.at(-1) === 'number' && isDay(String(path.at(-2))));

  const pruning = new Pruning(tree);
  const dropped = new Map<string, WrongValue>();
  const stopping = new Map<string, WrongValue>();
  for (let round = 0; round < maxRounds && !result.success; round += 1) {
    const present: Removal[] = [];
    const holders: Removal[] = [];
    for (const issue of result.error.issues) {
      const located = pruning.locate(issue);
      const held = located?.removal ?? null;
      // What is missing now was left out before because it was wrong, which is what the report has to say.
      const place = pruning.originalOf(issue.path);
      const known = dropped.get(keyOf(place));
      const wrong = known ?? firstOf(issuesOf([issue]), issue.path.length, place, told);
      if (held === null || issue.code === 'invalid_key' || isRecord(held.original)) {
        dropped.delete(keyOf(place));
        stopping.set(keyOf(place), wrong);
      } else if (located?.missing === true) {
        holders.push(held);
        if (known === undefined) dropped.set(keyOf(place), wrong);
      } else {
        present.push(held);
        dropped.set(keyOf(place), wrong);
      }
    }
    const removals = present.length > 0 ? present : holders;
    if (removals.length === 0) break;
    pruning.remove(removals);
    result = schema.safeParse(tree);
  }
  if (!result.success) return { ok: false, wrong: [...stopping.values()] };
  return { ok: true, value: result.data, dropped: [...dropped.values()] };
}

const keyOf = (path: Path): string => JSON.stringify(path.map(String));

/** An issue in words, at its own place or deeper (of a union, that of its closest branch). */
function firstOf(
  issues: readonly Issue[],
  depth: number,
  place: Path,
  told: (path: Path, message: string) => WrongValue,
): WrongValue {
  const [issue] = issues;
  const below = issue === undefined ? [] : issue.path.slice(depth);
  return told([...place, ...below], issue?.message ?? 'wrong');
}

/** What stands at a place, for the message; nothing where nothing does. */
function foundAt(root: unknown, path: Path): string {
  let found = root;
  for (const key of path) found = isContainer(found) ? childOf(found, key) : undefined;
  if (found === undefined || isContainer(found)) return '';
  const text = JSON.stringify(found);
  return `, got ${text.length > longestValue ? `${text.slice(0, longestValue)}…` : text}`;
}

/** The outermost thing around a place that has a name of its own. */
function itemAt(root: unknown, path: Path): string | null {
  let here = root;
  for (const key of path) {
    if (!isContainer(here)) return null;
    const container = here;
    const name = Array.isArray(container)
      ? undefined
      : names
          .filter((one) => one !== key)
          .map((one) => childOf(container, one))
          .find((one) => typeof one === 'string' && one.trim() !== '');
    if (typeof name === 'string') return name.trim().slice(0, longestValue);
    here = childOf(container, key);
  }
  return null;
}
