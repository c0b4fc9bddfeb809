import { z } from 'zod';

const named = z.array(z.object({ name: z.string() }));

/** The part of knip's JSON report that is read; other kinds of findings are passed on unchanged. */
const report = z.object({
  issues: z.array(
    z.object({ file: z.string() }).catchall(z.union([named, z.array(z.unknown()), z.unknown()])),
  ),
});

/** The findings of a report: a file by its path, everything else as `file#name`. */
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
 * Compares findings with the list of code that waits for its use.
 *
 * @returns the findings that are not in the list, and the entries of the list that were not found
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
