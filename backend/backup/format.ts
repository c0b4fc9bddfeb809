import { z } from 'zod';

/** Thrown when a backup cannot be made, read or restored; the message is for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** The name in the first line of every backup. */
export const formatName = 'velours-backup';
/** Increases when the lines of a backup change their shape. */
export const formatVersion = 1;

/** The number of characters of rows in one line, and in the statement that restores it. */
export const charactersPerLine = 200_000;

/** The longest line that is read. A line has at least one row, however large; nothing of ours comes near this. */
export const longestLine = 64 * 1_024 * 1_024;

const counts = z.record(z.string(), z.int().nonnegative());

/** The first line: what the backup is, and its tables in the order in which they can be restored. */
export const headerLine = z.object({
  format: z.literal(formatName),
  version: z.literal(formatVersion),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
});
export type BackupHeader = z.output<typeof headerLine>;

/** Rows of a table: every value as PostgreSQL writes it as text, in the order of the header's columns. */
export const rowsLine = z.object({
  table: z.string(),
  rows: z.array(z.array(z.string().nullable())).min(1),
});
export type BackupRows = z.output<typeof rowsLine>;

/** The last line: how many rows each table has, where its counters stand, and the digest of all lines before. */
export const endLine = z.object({
  end: z.literal(true),
  rows: counts,
  sequences: z.array(z.object({ table: z.string(), column: z.string(), value: z.string() })),
  sha256: z.string(),
});
export type BackupEnd = z.output<typeof endLine>;

/** What a backup contains. */
export const backupSummary = z.object({
  madeAt: z.string(),
  migrations: z.array(z.string()),
  rows: counts,
});
export type BackupSummary = z.output<typeof backupSummary>;
