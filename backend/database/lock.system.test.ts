import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderLockedError, lockFolder } from './lock.ts';

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'velours-lock-'));
  path = join(folder, 'database.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The id of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

describe('the lock of a data folder', () => {
  it('refuses a second owner with the folder and the process', () => {
    const lock = lockFolder(folder, path);
    expect(() => lockFolder(folder, path)).toThrow(FolderLockedError);
    expect(() => lockFolder(folder, path)).toThrow(`${folder} is in use by process ${process.pid}`);
    lock.release();
    lock.release();
    expect(existsSync(path)).toBe(false);
  });

  it('is taken over from a process that no longer runs', () => {
    writeFileSync(
      path,
      JSON.stringify({ pid: deadPid(), startedAt: '2026-01-01T00:00:00Z', kernelStart: null }),
    );
    const lock = lockFolder(folder, path);
    expect(readFileSync(path, 'utf8')).toContain(`"pid":${process.pid}`);
    expect(existsSync(`${path}.takeover`)).toBe(false);
    lock.release();
  });

  // Only Linux tells when a process began.
  it.skipIf(!existsSync('/proc/self/stat'))(
    'is taken over where the process id belongs to a later process',
    () => {
      writeFileSync(
        path,
        JSON.stringify({ pid: process.pid, startedAt: '2026-01-01T00:00:00Z', kernelStart: '1' }),
      );
      const lock = lockFolder(folder, path);
      expect(readFileSync(path, 'utf8')).not.toContain('"kernelStart":"1"');
      lock.release();
    },
  );

  it('is taken over where the file is torn', () => {
    writeFileSync(path, '{"pid":');
    lockFolder(folder, path).release();
    expect(existsSync(path)).toBe(false);
  });

  it('is left alone on release when another process has it', () => {
    const lock = lockFolder(folder, path);
    const other = JSON.stringify({ pid: 1, startedAt: '2026-01-01T00:00:00Z', kernelStart: null });
    writeFileSync(path, other);
    lock.release();
    expect(readFileSync(path, 'utf8')).toBe(other);
  });

  it('waits for a take-over that another living process has begun', () => {
    writeFileSync(
      path,
      JSON.stringify({ pid: deadPid(), startedAt: '2026-01-01T00:00:00Z', kernelStart: null }),
    );
    writeFileSync(
      `${path}.takeover`,
      JSON.stringify({ pid: process.pid, startedAt: 'now', kernelStart: null }),
    );
    expect(() => lockFolder(folder, path)).toThrow('being taken over');
  });
});
