import * as z from 'zod/mini';
import type { Answer, Endpoint } from './endpoint.ts';

/** The result of {@link readAnswer}. */
export type ReadResult<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** The parts that were left out, each as `path: reason`; empty when the answer was valid. */
      readonly dropped: string[];
    }
  | {
      readonly ok: false;
      /** The problems, each as `path: reason`. */
      readonly problems: string[];
      /** Whether the answer has no value that makes it an item: the item then counts as unknown (R265). */
      readonly unknown?: true;
    };

type Path = readonly PropertyKey[];
type Container = Record<PropertyKey, unknown> | unknown[];

/** Each round removes at least one level; no answer has more levels than this. */
const maxRounds = 24;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const childOf = (container: Container, key: PropertyKey): unknown =>
  Array.isArray(container)
    ? container[Number(key)]
    : Object.hasOwn(container, key)
      ? container[key]
      : undefined;

const hasChild = (container: Container, key: PropertyKey): boolean =>
  Array.isArray(container) ? Number(key) < container.length : Object.hasOwn(container, key);

const formatPath = (path: Path): string =>
  path.length === 0
    ? 'answer'
    : path
        .map((key, index) =>
          typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`,
        )
        .join('');

/** A part to remove: its present place, and its place in the received answer. */
interface Removal {
  readonly container: Container;
  readonly key: PropertyKey;
  readonly original: Path;
  readonly reason: string;
}

/** The parsed answer from which parts are removed; it remembers the original positions of list items. */
class Pruning {
  readonly #root: Container;
  readonly #positions = new WeakMap<unknown[], number[]>();
  readonly #dropped = new Map<string, { path: Path; reason: string }>();

  constructor(root: Container) {
    this.#root = root;
  }

  /**
   * The part that an issue is about: the value that it names, or, when that is missing, the deepest existing part on
   * the way to it. Null when this is the whole answer.
   */
  locate(issue: z.core.$ZodIssue): { removal: Removal; missing: boolean } | null {
    let container = this.#root;
    let last: { container: Container; key: PropertyKey; original: Path } | null = null;
    const original: PropertyKey[] = [];
    for (const [index, key] of issue.path.entries()) {
      if (!hasChild(container, key)) return this.#found(last, issue, true);
      original.push(Array.isArray(container) ? (this.#positionsOf(container)[Number(key)] ?? key) : key);
      last = { container, key, original: [...original] };
      const child = childOf(container, key);
      if (index === issue.path.length - 1) return this.#found(last, issue, false);
      if (!isContainer(child)) return this.#found(last, issue, true);
      container = child;
    }
    return null;
  }

  /** Removes the parts; items of a list are removed from its end, so that the other positions stay valid. */
  remove(removals: readonly Removal[]): void {
    const lists = new Map<unknown[], Set<number>>();
    for (const { container, key, original, reason } of removals) {
      this.#dropped.set(formatPath(original), { path: original, reason });
      if (Array.isArray(container)) {
        const keys = lists.get(container) ?? new Set();
        lists.set(container, keys.add(Number(key)));
      } else {
        delete container[key];
      }
    }
    for (const [items, keys] of lists) {
      const positions = this.#positionsOf(items);
      for (const key of [...keys].toSorted((a, b) => b - a)) {
        items.splice(key, 1);
        positions.splice(key, 1);
      }
    }
  }

  /** The removed parts, without those inside another removed part. */
  report(): string[] {
    const inside = (path: Path): boolean =>
      path.some((_, depth) => depth > 0 && this.#dropped.has(formatPath(path.slice(0, depth))));
    return [...this.#dropped].flatMap(([name, { path, reason }]) =>
      inside(path) ? [] : [`${name}: ${reason}`],
    );
  }

  #found(
    at: { container: Container; key: PropertyKey; original: Path } | null,
    issue: z.core.$ZodIssue,
    missing: boolean,
  ): { removal: Removal; missing: boolean } | null {
    if (at === null) return null;
    const below = issue.path.slice(at.original.length);
    const reason = below.length === 0 ? issue.message : `${formatPath(below)}: ${issue.message}`;
    return { removal: { ...at, reason }, missing };
  }

  #positionsOf(items: unknown[]): number[] {
    const known = this.#positions.get(items);
    if (known !== undefined) return known;
    const positions = [...items.keys()];
    this.#positions.set(items, positions);
    return positions;
  }
}

/**
 * Applies the reshaping at the start of a schema (for instance an array becomes an object with it), so that issue paths
 * fit.
 */
function reshaped(schema: z.ZodMiniType, raw: unknown): unknown {
  if (!(schema instanceof z.ZodMiniPipe) || !(schema.def.in instanceof z.ZodMiniTransform)) return raw;
  const result = schema.def.in.safeParse(raw);
  return result.success ? result.data : raw;
}

const formatIssues = (error: z.core.$ZodError): string[] =>
  error.issues.map((issue) => `${formatPath(issue.path)}: ${issue.message}`);

const sizeOf = (value: unknown): number => (isContainer(value) ? Object.keys(value).length : 0);

/**
 * Size of the endpoint's essential list or map: the value at the key `essential`, otherwise the whole answer. Null when
 * the answer is neither a list nor a map.
 */
function essentialSize(schema: z.ZodMiniType, essential: string | null, value: unknown): number | null {
  if (essential !== null) return isContainer(value) ? sizeOf(childOf(value, essential)) : 0;
  const inner = schema instanceof z.ZodMiniPipe ? schema.def.out : schema;
  return inner instanceof z.ZodMiniArray || inner instanceof z.ZodMiniRecord ? sizeOf(value) : null;
}

const noKnownKey = 'answer: none of the keys that the contract knows';

/** The keys that an answer can have; null when it can have any. */
function knownKeys(schema: z.ZodMiniType): readonly string[] | null {
  const inner = schema instanceof z.ZodMiniPipe ? schema.def.out : schema;
  if (inner instanceof z.ZodMiniObject) return Object.keys(inner.shape);
  const keys = inner instanceof z.ZodMiniRecord ? inner.def.keyType : null;
  return keys instanceof z.ZodMiniEnum ? Object.keys(keys.def.entries) : null;
}

/** Whether an answer is about something else, such as an error: it has keys, but none that the contract knows. */
function isForeign(schema: z.ZodMiniType, raw: unknown): boolean {
  if (!isContainer(raw) || Array.isArray(raw) || sizeOf(raw) === 0) return false;
  const known = knownKeys(schema);
  const shape = reshaped(schema, raw);
  return (
    known !== null &&
    ![raw, shape].some((one) => isContainer(one) && known.some((key) => Object.hasOwn(one, key)))
  );
}

/**
 * Reads an answer as tolerantly as a page needs it. A wrong value is left out: the value alone when it is optional,
 * otherwise the part that contains it (a list item, an optional section). The rest is kept. The read fails when a
 * required part of the whole answer is wrong, when every item of the essential list is wrong, or when it has other keys
 * only, although all of its own are optional (R263, D31: an unreadable answer is a failure, not an empty one). The import uses `endpoint.answer.safeParse` instead, which
 * refuses any wrong value. An item without the value that identifies it is unknown (R265).
 *
 * @param source the endpoint, or a schema alone
 * @param raw parsed JSON; it is not changed
 */
export function readAnswer<E extends Endpoint>(source: E, raw: unknown): ReadResult<Answer<E>>;
export function readAnswer<S extends z.ZodMiniType>(source: S, raw: unknown): ReadResult<z.output<S>>;
export function readAnswer(source: Endpoint | z.ZodMiniType, raw: unknown): ReadResult<unknown> {
  const schema = 'answer' in source ? source.answer : source;
  const essential = 'answer' in source ? source.essential : null;
  const identity = 'answer' in source ? source.identity : null;
  if (isForeign(schema, raw)) return { ok: false, problems: [noKnownKey] };
  if (identity !== null && isContainer(raw) && (childOf(raw, identity.key) ?? null) === null)
    return { ok: false, problems: [identity.error], unknown: true };
  const first = schema.safeParse(raw);
  if (first.success) return { ok: true, value: first.data, dropped: [] };

  const tree = structuredClone(reshaped(schema, raw));
  if (!isContainer(tree)) return { ok: false, problems: formatIssues(first.error) };
  const sizeBefore = essentialSize(schema, essential, tree);
  const pruning = new Pruning(tree);

  let result = schema.safeParse(tree);
  for (let round = 0; round < maxRounds && !result.success; round += 1) {
    const located = result.error.issues.map((issue) => pruning.locate(issue));
    const present = located.flatMap((found) => (found === null || found.missing ? [] : [found.removal]));
    const holders = located.flatMap((found) => (found === null ? [] : [found.removal]));
    if (present.length === 0 && holders.length < located.length) break;
    pruning.remove(present.length > 0 ? present : holders);
    result = schema.safeParse(tree);
  }

  if (!result.success) return { ok: false, problems: formatIssues(first.error) };
  const emptied =
    sizeBefore !== null && sizeBefore > 0 && essentialSize(schema, essential, result.data) === 0;
  if (emptied) return { ok: false, problems: pruning.report() };
  return { ok: true, value: result.data, dropped: pruning.report() };
}
