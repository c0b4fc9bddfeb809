import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';

/**
 * Reads `raw` and reads the outcome again. Throws where the second reading changes anything, the order of
 * the fields included: what a schema puts out is what our own server writes.
 */
export function readTwice<S extends z.ZodMiniType>(schema: S, raw: unknown): z.output<S> {
  const once = schema.parse(raw);
  const twice = schema.parse(once);
  if (!isDeepStrictEqual(once, twice) || JSON.stringify(once) !== JSON.stringify(twice)) {
    throw new Error(`Reading twice changed ${JSON.stringify(once)} to ${JSON.stringify(twice)}.`);
  }
  return once;
}

/** Paths of what a schema refuses in `raw`, such as `0.title`; none where it reads it. */
export function refusedPaths(schema: z.ZodMiniType, raw: unknown): string[] {
  const result = schema.safeParse(raw);
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
}
