import * as z from 'zod/mini';

/** A place in an answer. */
export type Path = readonly PropertyKey[];
/** A map or list of an answer. */
export type Container = Record<PropertyKey, unknown> | unknown[];

/** Each round removes at least one level; no answer has more levels than this. */
export const maxRounds = 24;

/** Whether a value is a map or a list. */
export const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null;

/** The value at a key of a map or list; undefined where there is none. */
export const childOf = (container: Container, key: PropertyKey): unknown =>
  Array.isArray(container)
    ? container[Number(key)]
    : Object.hasOwn(container, key)
      ? container[key]
      : undefined;

const hasChild = (container: Container, key: PropertyKey): boolean =>
  Array.isArray(container) ? Number(key) < container.length : Object.hasOwn(container, key);

/** A place in words: `shows[3].title`. */
export const formatPath = (path: Path): string =>
  path.length === 0
    ? 'answer'
    : path
        .map((key, index) =>
          typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`,
        )
        .join('');

/** A part to remove: its present place, and its place in the received answer. */
export interface Removal {
  readonly container: Container;
  readonly key: PropertyKey;
  readonly original: Path;
  readonly reason: string;
}

/** The parsed answer from which parts are removed; it remembers the original positions of list items. */
export class Pruning {
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

  /** A place of the answer as it is now, as it was in the received one. */
  originalOf(path: Path): Path {
    let here: unknown = this.#root;
    return path.map((key) => {
      const original = Array.isArray(here) ? (this.#positionsOf(here)[Number(key)] ?? key) : key;
      here = isContainer(here) ? childOf(here, key) : undefined;
      return original;
    });
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
export function reshaped(schema: z.ZodMiniType, raw: unknown): unknown {
  if (!(schema instanceof z.ZodMiniPipe) || !(schema.def.in instanceof z.ZodMiniTransform)) return raw;
  const result = schema.def.in.safeParse(raw);
  return result.success ? result.data : raw;
}

/** The keys that an answer can have; null when it can have any. */
export function knownKeys(schema: z.ZodMiniType): readonly string[] | null {
  const inner = schema instanceof z.ZodMiniPipe ? schema.def.out : schema;
  if (inner instanceof z.ZodMiniObject) return Object.keys(inner.shape);
  const keys = inner instanceof z.ZodMiniRecord ? inner.def.keyType : null;
  return keys instanceof z.ZodMiniEnum ? Object.keys(keys.def.entries) : null;
}
