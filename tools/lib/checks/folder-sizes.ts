import path from 'node:path';

/** From so many files on, a folder wants a room of its own for some of them: a warning. */
export const manyFiles = 25;
/** From so many files on, nobody finds anything in it any more: a failure. */
export const tooManyFiles = 40;

/** A folder with many files. */
export interface LargeFolder {
  readonly folder: string;
  readonly count: number;
  /** Whether the check fails. */
  readonly isTooLarge: boolean;
}

/**
 * Finds folders with many files, the largest first. Files of folders below do not count; pictures are no sources.
 *
 * @param files paths of all sources and documents from the project's root
 */
export function largeFolders(files: Iterable<string>): LargeFolder[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= manyFiles)
    .map(([folder, count]) => ({ folder, count, isTooLarge: count >= tooManyFiles }))
    .toSorted((one, other) => other.count - one.count);
}
