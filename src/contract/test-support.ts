import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';

/**
 * Reads `raw`, and reads the result again. Throws when the second reading changes anything, the order of the fields
 * included: the output of a schema is what our own server writes.
 */
export function readTwice<S extends z.ZodMiniType>(schema: S, raw: unknown): z.output<S> {
  const once = schema.parse(raw);
  const twice = schema.parse(once);
  if (!isDeepStrictEqual(once, twice) || JSON.stringify(once) !== JSON.stringify(twice)) {
    throw new Error(`Reading twice changed ${JSON.stringify(once)} to ${JSON.stringify(twice)}.`);
  }
  return once;
}

/** Paths of the values in `raw` that a schema refuses, such as `0.title`; empty when it accepts all. */
export function refusedPaths(schema: z.ZodMiniType, raw: unknown): string[] {
  const result = schema.safeParse(raw);
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
}
