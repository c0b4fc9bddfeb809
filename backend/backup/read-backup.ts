import { createHash } from 'node:crypto';
import type { Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { BackupError, endLine, headerLine, longestLine, rowsLine } from './format.ts';
import type { BackupEnd, BackupHeader, BackupRows, BackupSummary } from './format.ts';

/** The three kinds of lines, in their order: one header, any number of rows, one end. */
export type BackupRecord =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'rows'; rows: BackupRows }
  | { kind: 'end'; end: BackupEnd };

/**
 * Reads a backup line by line and checks it: its shape, that it is whole, and that it is as it was written.
 * @throws {BackupError} at the first thing that is wrong, with the file's name
 */
export async function* readBackup(path: string): AsyncGenerator<BackupRecord> {
  const digest = createHash('sha256');
  const counted: Record<string, number> = {};
  let header: BackupHeader | null = null;
  let ended = false;
  for await (const line of linesOf(path)) {
    if (ended) throw damaged(path, 'something follows its end');
    if (header === null) {
      header = headerOf(path, line);
      digest.update(line).update('\n');
      for (const { name } of header.tables) counted[name] = 0;
      yield { kind: 'header', header };
      continue;
    }
    const value = jsonOf(path, line);
    const end = endLine.safeParse(value).data;
    if (end !== undefined) {
      checkEnd(path, end, counted, digest);
      ended = true;
      yield { kind: 'end', end };
      continue;
    }
    digest.update(line).update('\n');
    const rows = shaped(path, rowsLine, value);
    const width = header.tables.find(({ name }) => name === rows.table)?.columns.length;
    if (width === undefined || rows.rows.some((row) => row.length !== width))
      throw damaged(path, `rows of ${rows.table} do not fit its columns`);
    counted[rows.table] = (counted[rows.table] ?? 0) + rows.rows.length;
    yield { kind: 'rows', rows };
  }
  if (header === null) throw foreign(path, 'it is empty');
  if (!ended) throw damaged(path, 'its end is missing');
}

/**
 * Reads a whole backup without using it.
 * @throws {BackupError} when anything is wrong with it
 */
export async function checkBackup(path: string): Promise<BackupSummary> {
  let header: BackupHeader | null = null;
  let end: BackupEnd | null = null;
  for await (const record of readBackup(path)) {
    if (record.kind === 'header') header = record.header;
    if (record.kind === 'end') end = record.end;
  }
  if (header === null || end === null) throw damaged(path, 'its end is missing');
  return { madeAt: header.madeAt, migrations: header.migrations, rows: end.rows };
}

async function* linesOf(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path);
  const unpacked = createGunzip();
  file.on('error', (error) => unpacked.destroy(error));
  let open: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of file.pipe(unpacked)) {
      let rest = chunk as Buffer;
      for (let at = rest.indexOf(10); at !== -1; at = rest.indexOf(10)) {
        yield Buffer.concat([...open, rest.subarray(0, at)]);
        open = [];
        length = 0;
        rest = rest.subarray(at + 1);
      }
      if (rest.length > 0) open.push(rest);
      length += rest.length;
      if (length > longestLine) throw foreign(path, 'a line of it does not end');
    }
  } catch (error) {
    throw readFailure(path, error);
  } finally {
    file.destroy();
  }
  if (length > 0) throw damaged(path, 'it breaks off in the middle of a line');
}

function headerOf(path: string, line: Buffer): BackupHeader {
  let value: unknown;
  try {
    value = JSON.parse(line.toString());
  } catch {
    throw foreign(path, 'its first line is not that of a backup');
  }
  const header = headerLine.safeParse(value);
  if (header.success) return header.data;
  const isOurs =
    typeof value === 'object' && value !== null && 'format' in value && value.format === 'velours-backup';
  if (isOurs)
    throw foreign(path, 'it was made by another version of Velours, in a format that this one does not know');
  throw foreign(path, 'its first line is not that of a backup');
}

function checkEnd(path: string, end: BackupEnd, counted: Record<string, number>, digest: Hash): void {
  if (digest.digest('hex') !== end.sha256)
    throw damaged(path, 'its contents are not those that were written');
  for (const [table, count] of Object.entries(end.rows)) {
    if (counted[table] !== count)
      throw damaged(path, `${table} has ${counted[table] ?? 0} rows instead of ${count}`);
  }
}

function jsonOf(path: string, line: Buffer): unknown {
  try {
    return JSON.parse(line.toString());
  } catch {
    throw damaged(path, 'a line of it cannot be read');
  }
}

function shaped<Shape>(path: string, shape: z.ZodType<Shape>, value: unknown): Shape {
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw damaged(path, 'a line of it has the wrong shape');
  return parsed.data;
}

function readFailure(path: string, error: unknown): BackupError {
  if (error instanceof BackupError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR') return damaged(path, 'it breaks off');
  if (code === 'Z_DATA_ERROR' && error instanceof Error && /header check/.test(error.message))
    return foreign(path, 'it is not packed as one');
  if (code.startsWith('Z_')) return damaged(path, 'it cannot be unpacked');
  return new BackupError(
    `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    {
      cause: error,
    },
  );
}

function foreign(path: string, why: string): BackupError {
  return new BackupError(`${path} is no backup that can be restored: ${why}. Nothing was changed.`);
}

function damaged(path: string, why: string): BackupError {
  return new BackupError(`the backup ${path} is damaged: ${why}. Nothing was changed; take an older one.`);
}
