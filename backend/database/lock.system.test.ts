import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isHeld } from './held-file.ts';
import { FolderLockedError, lockFolder } from './lock.ts';

/** A PID namespace of one's own, like that of a container; it needs root and `unshare`. */
const inNamespace = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'] as const;
const canUnshare = spawnSync(inNamespace[0], [...inNamespace.slice(1), 'true']).status === 0;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'velours-lock-'));
});
const running: ChildProcess[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) await end(child);
  rmSync(folder, { recursive: true, force: true });
});

/** A process that tries to own the folder, says how that ended, and then does something or waits. */
function contender(then = 'setInterval(() => undefined, 1e6)', before: readonly string[] = []): ChildProcess {
  const script = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
    try {
      lockFolder(${JSON.stringify(folder)});
      console.log('owner ' + process.pid);
      ${then}
    } catch (error) {
      console.log(error.message);
    }`;
  const [command, ...args] = [...before, process.execPath, '--input-type=module', '--eval', script];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  return child;
}

async function says(child: ChildProcess): Promise<string> {
  const [chunk] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return chunk.toString().trim();
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}

describe('the lock of a data folder', () => {
  it('refuses a second owner with the folder and the process', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderLockedError);
    expect(() => lockFolder(folder)).toThrow(`${folder} is in use by process ${process.pid} (since 2`);
    expect(statSync(join(folder, 'owner.lock')).mode & 0o777).toBe(0o600);
    lock.release();
    expect(existsSync(join(folder, 'owner.json'))).toBe(false);
    const next = lockFolder(folder);
    // A second release of the first is none of the next one's.
    lock.release();
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid}`);
    next.release();
    expect(isHeld(join(folder, 'owner.lock'))).toBe(false);
  });

  it('is held by one of many that start at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => says(contender())));
    const owners = answers.filter((answer) => answer.startsWith('owner'));
    expect([owners.length, answers.length]).toEqual([1, 6]);
    for (const answer of answers) if (!answer.startsWith('owner')) expect(answer).toContain('is in use by');
  });

  it('ends with the process, however that ends, and does not pass to what it started', async () => {
    const child = contender(
      `const { spawn } = await import('node:child_process');
       const left = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1e6)'], { stdio: 'ignore', detached: true });
       console.log(left.pid);`,
    );
    await says(child);
    const left = Number(await says(child));
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${child.pid}`);
    await end(child);
    try {
      expect(process.kill(left, 0)).toBe(true);
      lockFolder(folder).release();
    } finally {
      process.kill(left, 'SIGKILL');
    }
  });

  it.skipIf(!canUnshare)(
    'holds between PID namespaces, and says that the owner is in another one',
    async () => {
      const first = contender(undefined, inNamespace);
      expect(await says(first)).toBe('owner 1');
      const elsewhere = `is in use by process 1 of another container or PID namespace (host ${hostname()})`;
      expect(() => lockFolder(folder)).toThrow(elsewhere);
      // In its own namespace, the second one is process 1 too.
      expect(await says(contender(undefined, inNamespace))).toContain(elsewhere);
      await end(first);
      const lock = lockFolder(folder);
      expect(await says(contender(undefined, inNamespace))).toContain(
        `is in use by process ${process.pid} of another container`,
      );
      lock.release();
      expect(await says(contender(undefined, inNamespace))).toBe('owner 1');
    },
  );

  it.each([
    [
      'that a killed owner left',
      '{"pid":1,"host":"gone","namespace":null,"startedAt":"2026-01-01T00:00:00Z"}',
    ],
    ['that is torn', '{"pid":'],
  ])('minds no note %s', (_what, note) => {
    writeFileSync(join(folder, 'owner.json'), note);
    const lock = lockFolder(folder);
    expect(JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8'))).toMatchObject({ pid: process.pid });
    lock.release();
  });

  it('refuses without a note too', () => {
    const lock = lockFolder(folder);
    rmSync(join(folder, 'owner.json'));
    expect(() => lockFolder(folder)).toThrow(`${folder} is in use by another process`);
    lock.release();
  });

  it('says where no lock can be held', () => {
    const lock = join(folder, 'owner.lock');
    writeFileSync(lock, 'of another program\n'.repeat(50));
    expect(() => lockFolder(folder)).toThrow(`no lock can be held on ${lock}: file is not a database`);
  });
});
