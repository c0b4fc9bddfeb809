import { z } from 'zod';

const named = z.array(z.object({ name: z.string() }));

/** The part of knip's JSON report that is read; kinds of findings that are not named here are kept as they come. */
const report = z.object({
  issues: z.array(
    z.object({ file: z.string() }).catchall(z.union([named, z.array(z.unknown()), z.unknown()])),
  ),
});

/** What a report finds: a file by its path, everything else as `file#name`. */
export function findingsOf(json: string): string[] {
  return report.parse(JSON.parse(json)).issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, list]) => {
      const found = named.safeParse(list);
      if (!found.success) return Array.isArray(list) && list.length > 0 ? [`${file}#${kind}`] : [];
      return found.data.map(({ name }) => (kind === 'files' ? file : `${file}#${name}`));
    }),
  );
}

/**
 * Compares findings with what is known to wait.
 *
 * @returns what is found and does not wait, and what waits and is found no more
 */
export function compareWithWaiting(
  found: readonly string[],
  waiting: Readonly<Record<string, string>>,
): { readonly unexpected: readonly string[]; readonly over: readonly string[] } {
  const all = new Set(found);
  return {
    unexpected: [...all].filter((one) => !Object.hasOwn(waiting, one)).toSorted(),
    over: Object.keys(waiting).filter((one) => !all.has(one)),
  };
}
