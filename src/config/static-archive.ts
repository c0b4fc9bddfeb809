import { z } from 'zod';
import { wholeNumber } from './whole-number.ts';

const dayMs = 86_400_000;

/** The folder in which files of earlier builds stay, for how long, and in how many bytes. */
export interface ArchivePlace {
  readonly folder: string;
  /** How long the files of a build stay after a process last used it, in milliseconds. */
  readonly keptMs: number;
  readonly maxBytes: number;
}

/** The variables of the files of earlier builds (ADR-0066). */
export const archiveVariables = {
  STATIC_ARCHIVE: z
    .string()
    .regex(/^(?:\/|[A-Za-z]:[\\/])/, 'the absolute path of a folder that all web processes share')
    .optional(),
  STATIC_ARCHIVE_DAYS: wholeNumber(1, 365).default(14),
  STATIC_ARCHIVE_MB: wholeNumber(32, 65_536).default(512),
};

/** The place of the archive; null: files of earlier builds are not kept. */
export function archivePlaceOf(values: {
  readonly STATIC_ARCHIVE?: string | undefined;
  readonly STATIC_ARCHIVE_DAYS: number;
  readonly STATIC_ARCHIVE_MB: number;
}): ArchivePlace | null {
  const { STATIC_ARCHIVE: folder, STATIC_ARCHIVE_DAYS: days, STATIC_ARCHIVE_MB: megabytes } = values;
  if (folder === undefined) return null;
  return { folder, keptMs: days * dayMs, maxBytes: megabytes * 1024 * 1024 };
}
