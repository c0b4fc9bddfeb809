import * as z from 'zod/mini';
import type { Answer, Endpoint } from './endpoint.ts';

/** What {@link readAnswer} made of an answer. */
export type ReadResult<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** What was left out, each as `path: reason`; empty where the answer was right. */
      readonly dropped: string[];
    }
  | {
      readonly ok: false;
      /** What is wrong, each as `path: reason`. */
      readonly problems: string[];
    };

type Path = readonly PropertyKey[];
type Container = Record<PropertyKey, unknown> | unknown[];

/** Each round removes a level at least; answers are less deep than this. */
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

/** A part to be removed: where it stands now, and where it stood in the answer as it came. */
interface Removal {
  readonly container: Container;
  readonly key: PropertyKey;
  readonly original: Path;
  readonly reason: string;
}

/** The parsed answer while it is pruned; remembers where list items stood before others were removed. */
class Pruning {
  readonly #root: Container;
  readonly #positions = new WeakMap<unknown[], number[]>();
  readonly #dropped = new Map<string, { path: Path; reason: string }>();

  constructor(root: Container) {
    this.#root = root;
  }

  /**
   * Where an issue leads: to the value it names, or, where that is missing, to the deepest part that should
   * hold it. Null where this is the whole answer.
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

  /** Removes the parts; items of one list from its end, so that positions hold. */
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

  /** What was removed, without what stood inside something else that was removed. */
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

/** Applies the reshaping a schema begins with (a bare array into its object), so that issue paths fit. */
function reshaped(schema: z.ZodMiniType, raw: unknown): unknown {
  if (!(schema instanceof z.ZodMiniPipe) || !(schema.def.in instanceof z.ZodMiniTransform)) return raw;
  const result = schema.def.in.safeParse(raw);
  return result.success ? result.data : raw;
}

const formatIssues = (error: z.core.$ZodError): string[] =>
  error.issues.map((issue) => `${formatPath(issue.path)}: ${issue.message}`);

const sizeOf = (value: unknown): number => (isContainer(value) ? Object.keys(value).length : 0);

/** Size of the list or map the call is about; the answer itself unless the endpoint names a key. */
function essentialSize(schema: z.ZodMiniType, essential: string | null, value: unknown): number | null {
  if (essential !== null) return isContainer(value) ? sizeOf(childOf(value, essential)) : 0;
  const inner = schema instanceof z.ZodMiniPipe ? schema.def.out : schema;
  return inner instanceof z.ZodMiniArray || inner instanceof z.ZodMiniRecord ? sizeOf(value) : null;
}

/**
 * Reads an answer as tolerantly as a page needs it: what is wrong is left out (the value where it is
 * optional, else the part that holds it: a list item, an optional section) and the rest is kept. It fails
 * where what the answer cannot do without is wrong, and where every item of what was asked for is (R263, D31:
 * an answer in ruins is a failure, not an empty list). The import reads with `endpoint.answer.safeParse`
 * instead, which refuses.
 *
 * @param source the endpoint, or a schema alone
 * @param raw parsed JSON; it is not changed
 */
export function readAnswer<E extends Endpoint>(source: E, raw: unknown): ReadResult<Answer<E>>;
export function readAnswer<S extends z.ZodMiniType>(source: S, raw: unknown): ReadResult<z.output<S>>;
export function readAnswer(source: Endpoint | z.ZodMiniType, raw: unknown): ReadResult<unknown> {
  const schema = 'answer' in source ? source.answer : source;
  const essential = 'answer' in source ? source.essential : null;
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
