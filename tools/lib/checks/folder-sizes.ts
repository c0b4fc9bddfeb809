import path from 'node:path';
import type { RuleProblem } from './source-rules.ts';

/** The most files that one folder holds. */
export const mostFiles = 25;

/**
 * Finds folders in which nobody finds anything any more. Files of folders below do not count; pictures are no sources.
 *
 * @param files paths of all sources and documents from the project's root
 */
export function checkFolderSizes(files: Iterable<string>): RuleProblem[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) =>
    count > mostFiles
      ? [
          {
            file: folder,
            line: 1,
            message: `${count} files: ${mostFiles} are the most, look for a room of their own`,
          },
        ]
      : [],
  );
}
