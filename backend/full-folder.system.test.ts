import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, expect, it } from 'vitest';
import { harbourFolder } from './import/fixtures/harbour.ts';

/** A data folder on a disk of its own, which needs root and `unshare`. */
const canMount = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

const folder = mkdtempSync(join(tmpdir(), 'velours-full-'));
const running: ChildProcess[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const environment = {
  PATH: process.env.PATH ?? '',
  NODE_ENV: 'test' as const,
  VELOURS_ENV: 'test',
  VELOURS_NOW: '2026-09-09T12:00:00+02:00',
  VELOURS_SITES: 'sn',
  VELOURS_DATA: folder,
  BACKEND_PORT: '0',
  LOG_LEVEL: 'error',
};
const program = (name: string) => join(import.meta.dirname, name);

/** Starts the backend after commands of a shell, in a file system of its own. */
function startAfter(commands: string): ChildProcess {
  const script = `${commands}\nexec "${process.execPath}" "${program('main.ts')}"`;
  const child = spawn('unshare', ['-m', 'sh', '-ec', script], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  return child;
}

it.skipIf(!canMount)('REL10 on a read-only disk it says in one line why it does not start', async () => {
  const child = startAfter(`mount --bind ${folder} ${folder}\nmount -o remount,ro,bind ${folder}`);
  const [said] = await Promise.all([text(child.stderr as NodeJS.ReadableStream), once(child, 'close')]);
  expect(child.exitCode).toBe(1);
  expect(said.trim().split('\n')).toEqual([
    expect.stringMatching(/^velours backend: EROFS: read-only file system/),
  ]);
});

it.skipIf(!canMount)(
  'REL10 with a full disk an import is refused with the reason, what was there is answered, and it goes in when there is room',
  async () => {
    const child = startAfter(`mount -t tmpfs -o size=80m tmpfs ${folder}`);
    let said = '';
    const url = await new Promise<string>((resolve, reject) => {
      const hear = (chunk: Buffer): void => {
        said += chunk.toString();
        const found = /listening on (http:\S+)/.exec(said)?.[1];
        if (found !== undefined && said.includes('ready: sn')) resolve(found);
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('close', () => reject(new Error(`ended: ${said}`)));
    });
    const shows = async () => {
      const answer = await fetch(`${url}/sn/api/shows`);
      return `${answer.status} ${answer.headers.get('x-catalogue-revision')} ${await answer.text()}`;
    };
    const load = async (): Promise<readonly [number | null, string]> => {
      const command = [
        '--target',
        String(child.pid),
        '--mount',
        process.execPath,
        program('../tools/import.ts'),
        '--env-file',
        devNull,
      ];
      const loading = spawn('nsenter', [...command, '--site', 'sn', '--force', harbourFolder], {
        env: environment,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      const [errors] = await Promise.all([text(loading.stderr), once(loading, 'close')]);
      return [loading.exitCode, errors];
    };
    const before = await shows();
    // The folder as the process sees it.
    const filler = `/proc/${child.pid}/root${folder}/filler`;
    expect(() => {
      for (let size = 1; ; size += 1) writeFileSync(filler, Buffer.alloc(1_024 * 1_024), { flag: 'a' });
    }).toThrow(/ENOSPC/);

    expect(await load()).toEqual([1, expect.stringMatching(/No space left on device/)]);
    expect(await shows()).toBe(before);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);

    rmSync(filler);
    expect(await load()).toEqual([0, expect.any(String)]);
    expect(await shows()).toMatch(/^200 2 /);
    child.kill('SIGTERM');
    await once(child, 'close');
    expect(child.exitCode).toBe(0);
  },
);
