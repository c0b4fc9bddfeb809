import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isHeld } from './database/held-file.ts';
import { harbourCatalogue } from './import/fixtures/harbour.ts';
import { Runs } from './test-process.ts';
import type { Run } from './test-process.ts';

/** How the process of the backend ends, on an embedded database. */
const folders: string[] = [];
let folder = '';
const runs = new Runs();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'velours-stops-'));
  folders.push(folder);
});
afterEach(() => runs.end());
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});

/** Production starts without a catalogue: in a moment, and with a name for everything that it needs. */
const empty = {
  VELOURS_ENV: 'production',
  DATABASE_URL: 'embedded',
  VELOURS_NOW: '',
  SMTP_URL: 'smtp://127.0.0.1:9?tls=off',
  MAIL_FROM: 'cinema@chain.example',
};
const start = (variables: Record<string, string> = empty, before: readonly string[] = []): Run =>
  runs.start('main.ts', { VELOURS_DATA: folder, ...variables }, [], before);
const presenceSchema = z.object({ token: z.string() });

/** Nobody owns the folder, and nothing tells of a backend. */
function expectClosed(): void {
  expect(isHeld(join(folder, 'owner.lock'))).toBe(false);
  expect(existsSync(join(folder, 'owner.json'))).toBe(false);
  expect(existsSync(join(folder, 'backend.json'))).toBe(false);
}

const urlIn = (output: string): string => /listening on (http:\S+)/.exec(output)?.[1] ?? '';

/** Begins an import over the wire: the server cannot stop before it has the rest of it and has answered. */
async function beginImport(server: Run) {
  const url = urlIn(await server.says(/^ready: nl$/m));
  const order = JSON.stringify({
    catalogue: await harbourCatalogue(),
    lacking: {},
    force: false,
    dryRun: false,
  });
  const { token } = presenceSchema.parse(JSON.parse(readFileSync(join(folder, 'backend.json'), 'utf8')));
  const request = http.request(`${url}/internal/import`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(order),
      expect: '100-continue',
    },
  });
  request.flushHeaders();
  await once(request, 'continue');
  request.write(order.slice(0, 1));
  return async () => {
    request.end(order.slice(1));
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    return `${answer.statusCode} ${await text(answer)}`;
  };
}

describe('the end of the backend', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'a stop during an import answers it first, whatever further %s comes',
    async (signal) => {
      const server = start();
      const finish = await beginImport(server);
      server.process.kill('SIGTERM');
      await server.says(/^stopping$/m);
      server.process.kill(signal);
      server.process.kill(signal);
      expect(await finish()).toMatch(/^200 \{"outcome":"loaded","revision":1/);
      expect([await server.ended, server.process.signalCode]).toEqual([0, null]);
      expectClosed();
      const url = urlIn(await start().says(/^ready: nl$/m));
      expect(await (await fetch(`${url}/nl/api/cinemas`)).text()).toContain('velours-havenkwartier');
    },
  );

  it.each([
    ['output', ['stdout']],
    ['output and error output', ['stdout', 'stderr']],
  ] as const)(
    'nobody who reads its %s any more is no reason to end, nor to end otherwise',
    async (_what, broken) => {
      const server = start({ ...empty, LOG_LEVEL: 'info' });
      const url = urlIn(await server.says(/^ready: nl$/m));
      for (const name of broken) server.process[name]?.destroy();
      // Each answer is a line of the log.
      for (let count = 0; count < 3; count += 1) expect((await fetch(`${url}/health/live`)).status).toBe(200);
      server.process.kill('SIGTERM');
      expect([await server.ended, server.process.signalCode]).toEqual([0, null]);
      expectClosed();
    },
  );

  it.skipIf(!existsSync('/dev/full'))(
    'nor is an output that takes nothing, like that of a full disk',
    async () => {
      const server = start({ ...empty, LOG_LEVEL: 'info', BACKEND_PORT: '4000' }, [
        'sh',
        '-c',
        'exec "$@" >/dev/full',
        'sh',
      ]);
      await expect.poll(() => existsSync(join(folder, 'backend.json')), { timeout: 160_000 }).toBe(true);
      server.process.kill('SIGTERM');
      expect([await server.ended, server.process.signalCode]).toEqual([0, null]);
      expectClosed();
    },
  );

  it('a signal while the tables are made is heard as soon as they are', async () => {
    const server = start();
    await expect
      .poll(() => existsSync(join(folder, 'database', 'PG_VERSION')), { interval: 5, timeout: 160_000 })
      .toBe(true);
    server.process.kill('SIGTERM');
    expect([await server.ended, server.process.signalCode]).toEqual([0, null]);
    expect(server.output()).not.toMatch(/listening|ready/);
    expectClosed();
    const again = start();
    await again.says(/^ready: nl$/m);
  });

  it('a signal while the demonstration is made ends it in order, and the next start makes it', async () => {
    const server = start({});
    await server.says(/listening on/);
    server.process.kill('SIGTERM');
    expect([await server.ended, server.process.signalCode]).toEqual([0, null]);
    expect(server.output()).not.toMatch(/velours backend:|ready/);
    expectClosed();
    const again = start({});
    expect(await again.says(/^ready: nl$/m)).toMatch(/^nl: demonstration for/m);
  });
});

/** A PID namespace of one's own, like that of a container; it needs root and `unshare`. */
const inNamespace = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
const canUnshare = spawnSync('unshare', [...inNamespace.slice(1), 'true']).status === 0;

describe('two backends on one data folder', () => {
  it.skipIf(!canUnshare)(
    'in different PID namespaces: the second one ends with 1, and loses nothing',
    async () => {
      const first = start(empty, inNamespace);
      await first.says(/^ready: nl$/m);
      for (const before of [inNamespace, []]) {
        const second = start(empty, before);
        expect(await second.ended).toBe(1);
        expect(second.output().trim().split('\n')).toEqual([
          expect.stringContaining(`${folder} is in use by process 1 of another container or PID namespace`),
        ]);
      }
      expect(first.process.exitCode).toBeNull();
      // Killed: what it left keeps nobody out.
      first.process.kill('SIGKILL');
      await first.ended;
      const third = start(empty, inNamespace);
      await third.says(/^ready: nl$/m);
    },
  );
});
