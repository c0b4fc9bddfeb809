import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path, { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { harbourFolder } from './import/fixtures/harbour.ts';
import { Runs } from './test-process.ts';
import type { Run } from './test-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'velours-main-'));
const runs = new Runs();
afterEach(() => runs.end());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (file: string, variables: Record<string, string>, args: readonly string[] = []): Run =>
  runs.start(file, { VELOURS_DATA: folder, ...variables }, args);

const load = (variables: Record<string, string>, ...args: readonly string[]): Run =>
  runs.command('import', { VELOURS_DATA: folder, ...variables }, args);

const urlIn = (output: string): string => /listening on (http:\S+)/.exec(output)?.[1] ?? '';

describe('the backend process', () => {
  it('starts, serves, takes an import over and stops in order', { timeout: 90_000 }, async () => {
    const server = start('main.ts', {});
    const url = /listening on (http:\S+)/.exec(await server.says(/^ready: nl$/m))?.[1] ?? '';
    expect(server.output()).toMatch(/^nl: demonstration for 2026-09-09, showtimes \+\d+ ~0 -0$/m);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);

    const second = start('main.ts', {});
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`${folder} is in use by process ${server.process.pid}`);
    expect(second.output().trim().split('\n')).toHaveLength(1);

    const loading = load({}, '--site', 'nl', harbourFolder);
    expect([await loading.ended, loading.output()]).toEqual([
      0,
      expect.stringContaining('Loaded nl, revision 2'),
    ]);
    const cinemas = await fetch(`${url}/nl/api/cinemas`);
    expect([cinemas.headers.get('x-catalogue-revision'), await cinemas.text()]).toEqual([
      '2',
      expect.stringContaining('velours-havenkwartier'),
    ]);

    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(existsSync(join(folder, 'owner.json'))).toBe(false);
    expect(existsSync(join(folder, 'backend.json'))).toBe(false);

    // Without a server the import opens the database itself, and the next start does not change an import.
    const again = load({}, '--site', 'nl', harbourFolder);
    expect([await again.ended, again.output()]).toEqual([0, expect.stringContaining('nothing differs')]);
    const restarted = start('main.ts', { VELOURS_NOW: '2026-09-20T12:00:00+02:00' });
    expect(await restarted.says(/^ready: nl$/m)).not.toContain('demonstration for');
  });

  it('goes without the demonstration where its folder is left out, and says how a catalogue comes', async () => {
    // An installation like the images of deploy/: the same sources without `demo`.
    const root = path.resolve(import.meta.dirname, '..');
    const bare = mkdtempSync(join(tmpdir(), 'velours-bare-'));
    const data = join(bare, 'data');
    try {
      for (const part of ['backend', 'src', 'messages', 'tools', 'package.json'])
        cpSync(join(root, part), join(bare, part), { recursive: true });
      symlinkSync(join(root, 'node_modules'), join(bare, 'node_modules'));
      const server = start(join(bare, 'backend/main.ts'), { VELOURS_DATA: data });
      const output = await server.says(/^ready: nl$/m);
      expect(output).toContain('nl: no catalogue yet; npm run import -- --site nl FOLDER|URL loads one');
      const url = urlIn(output);
      const loading = start(join(bare, 'tools/import.ts'), { VELOURS_DATA: data }, [
        '--site',
        'nl',
        harbourFolder,
      ]);
      expect([await loading.ended, loading.output()]).toEqual([
        0,
        expect.stringContaining('Loaded nl, revision 1'),
      ]);
      expect(await (await fetch(`${url}/nl/api/cinemas`)).text()).toContain('velours-havenkwartier');
      const settings: unknown = await (await fetch(`${url}/nl/api/settings`)).json();
      expect(settings).toMatchObject({ cmdUrl: 'http://tickets.velours.localhost:4000/nl' });
      server.process.kill('SIGTERM');
      expect(await server.ended).toBe(0);
    } finally {
      rmSync(bare, { recursive: true, force: true });
    }
  });

  it(
    'starts empty in production, also on a database that had the demonstration',
    { timeout: 90_000 },
    async () => {
      const data = mkdtempSync(join(tmpdir(), 'velours-main-'));
      const production = {
        VELOURS_DATA: data,
        VELOURS_ENV: 'production',
        VELOURS_NOW: '',
        DATABASE_URL: 'embedded',
        SMTP_URL: 'smtp://127.0.0.1:9?tls=off',
        MAIL_FROM: 'cinema@chain.example',
      };
      try {
        const tried = start('main.ts', { VELOURS_DATA: data });
        const first = await tried.says(/^nl: demonstration for .*\n(?:.*\n)*ready: nl$/m);
        const voucher = '/nl/api/voucher/VELOURS';
        expect((await fetch(`${urlIn(first)}${voucher}`)).status).not.toBe(404);
        tried.process.kill('SIGTERM');
        await tried.ended;
        const server = start('main.ts', production);
        const output = await server.says(/^ready: nl$/m);
        expect(output).toContain('nl: the demonstration is gone, because VELOURS_ENV is production');
        expect(output).toContain('nl: no catalogue yet; npm run import -- --site nl FOLDER|URL loads one');
        expect(output).not.toContain('demonstration for');
        const url = urlIn(output);
        for (const call of ['cinemas', 'shows', 'settings', 'search/full?q=zee']) {
          const answer = await fetch(`${url}/nl/api/${call}`);
          expect([call, answer.status, answer.headers.get('retry-after')]).toEqual([call, 503, '5']);
          expect(await answer.text()).toContain('is not loaded yet');
        }
        const loading = load(production, '--site', 'nl', harbourFolder);
        expect([await loading.ended, loading.output()]).toEqual([
          0,
          expect.stringContaining('Loaded nl, revision 1'),
        ]);
        server.process.kill('SIGTERM');
        await server.ended;
        // What was imported stays.
        const again = start('main.ts', production);
        const later = await again.says(/^ready: nl$/m);
        expect(later).not.toMatch(/no catalogue yet|is gone/);
        const there = urlIn(later);
        expect(await (await fetch(`${there}/nl/api/cinemas`)).text()).toContain('velours-havenkwartier');
        // The cards of the demonstration are none either.
        expect((await fetch(`${there}${voucher}`)).status).toBe(404);
      } finally {
        rmSync(data, { recursive: true, force: true });
      }
    },
  );

  it('says in one line why it does not start', { timeout: 60_000 }, async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const address = taken.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const other = mkdtempSync(join(tmpdir(), 'velours-main-'));
    const failures: [Record<string, string>, RegExp][] = [
      [{ BACKEND_PORT: 'many' }, /BACKEND_PORT/],
      [{ VELOURS_ENV: 'production' }, /VELOURS_NOW/],
      [{ VELOURS_ENV: 'production', VELOURS_NOW: '' }, /DATABASE_URL: expected .* or the word embedded/],
      [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, /ECONNREFUSED/],
      [{ BACKEND_PORT: port, VELOURS_DATA: other }, /EADDRINUSE/],
    ];
    for (const [variables, reason] of failures) {
      const run = start('main.ts', variables);
      expect(await run.ended).toBe(1);
      expect(run.output()).toMatch(reason);
      expect(run.output()).not.toMatch(/\n\s+at /);
    }
    taken.close();
    rmSync(other, { recursive: true, force: true });
  });

  it(
    'imports nothing where a record is wrong, and says so with the code 1',
    { timeout: 60_000 },
    async () => {
      const wrong = load({}, '--site', 'fr', join(harbourFolder, 'cinema'));
      expect(await wrong.ended).toBe(1);
      expect(wrong.output()).toContain('cinemas.json: missing');
      expect(wrong.output()).toContain('Nothing was changed.');
      const usage = load({});
      expect(await usage.ended).toBe(2);
      expect(usage.output()).toContain('Usage:');
    },
  );
});
