import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { harbourFolder } from '../import/fixtures/harbour.ts';
import { Runs } from '../test-process.ts';
import { readTables } from './tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'velours-backup-'));
const runs = new Runs();
afterEach(() => runs.end());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function command(
  name: string,
  data: string,
  args: readonly string[],
): Promise<[number | null, string]> {
  const run = runs.command(name, { VELOURS_DATA: data }, args);
  const code = await run.ended;
  return [code, run.output()];
}

/** The answers of a running backend that a visitor of the site would get. */
async function answers(url: string): Promise<string[]> {
  const paths = ['cinemas', 'shows', 'settings', 'tags', 'zone', 'search/full?q=velours', 'en/cinemas'];
  return Promise.all(
    paths.map(async (path) => {
      const response = await fetch(`${url}/nl/api/${path}`);
      return `${path} ${response.status} ${response.headers.get('x-catalogue-revision')} ${await response.text()}`;
    }),
  );
}

async function rowsOf(data: string): Promise<Record<string, string[]>> {
  const database = await openDatabase({ kind: 'folder', folder: data });
  try {
    const all: Record<string, string[]> = {};
    for (const { name } of await readTables(database.db)) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(name)} as t order by 1`.execute(database.db);
      all[name] = rows.map(({ row }) => row);
    }
    return all;
  } finally {
    await database.close();
  }
}

const urlIn = (output: string): string => /listening on (http:\S+)/.exec(output)?.[1] ?? '';

describe('backup and restore as commands', () => {
  it('brings a running demonstration back as it was', { timeout: 180_000 }, async () => {
    const data = join(folder, 'running');
    const file = join(folder, 'running.backup');
    const server = runs.start('main.ts', { VELOURS_DATA: data });
    const url = urlIn(await server.says(/^ready: nl$/m));
    const before = await answers(url);
    expect(before.join('\n')).toContain('cinemas 200 1 ');

    const [code, said] = await command('backup', data, [file]);
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^\S+running\.backup \(\d+\.\d MB\): made 2026-09-09T10:00:00/m),
    ]);
    expect(await command('backup', data, [file])).toEqual([1, expect.stringContaining('exists already')]);
    expect(readdirSync(data).filter((name) => name.includes('.part'))).toEqual([]);

    expect(await command('import', data, ['--site', 'nl', '--force', harbourFolder])).toEqual([
      0,
      expect.stringContaining('revision 2'),
    ]);
    expect(await answers(url)).not.toEqual(before);
    expect(await command('restore', data, [file, '--replace'])).toEqual([
      1,
      expect.stringContaining(`stop the backend first (process ${server.process.pid})`),
    ]);
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);

    const elsewhere = join(folder, 'elsewhere');
    expect(await command('restore', elsewhere, [file, '--embedded'])).toEqual([
      0,
      expect.stringContaining(`Restored into embedded database in ${elsewhere}: made 2026-09-09T10:00:00`),
    ]);
    // The same rows as those that the file was written from: a backup of the restored place has the same lines.
    const restored = await rowsOf(elsewhere);
    expect(restored.showtimes?.length).toBeGreaterThan(1_000);
    const again = runs.start('main.ts', { VELOURS_DATA: elsewhere });
    expect(await answers(urlIn(await again.says(/^ready: nl$/m)))).toEqual(before);
    again.process.kill('SIGTERM');
    await again.ended;
    expect(await rowsOf(elsewhere)).toEqual(restored);
  });

  it(
    'says what to do about a damaged database, and changes nothing in it',
    { timeout: 180_000 },
    async () => {
      const data = join(folder, 'damaged');
      const file = join(folder, 'damaged.backup');
      const whole = await openDatabase({ kind: 'folder', folder: data });
      await whole.close();
      expect((await command('backup', data, [file]))[0]).toBe(0);
      const place = join(data, 'database');
      const damages: ((base: string) => void)[] = [
        (base) => rmSync(join(base, 'PG_VERSION')),
        (base) => writeFileSync(join(base, 'global/pg_control'), Buffer.alloc(8_192)),
        (base) => rmSync(join(base, 'pg_wal'), { recursive: true }),
        (base) => {
          for (const database of readdirSync(join(base, 'base')))
            writeFileSync(join(base, 'base', database, '1249'), Buffer.alloc(8_192, 7));
        },
      ];
      for (const damage of damages) {
        damage(place);
        const files = readdirSync(place);
        const run = runs.start('main.ts', { VELOURS_DATA: data });
        expect(await run.ended).toBe(1);
        expect(run.output()).toContain(`the embedded database in ${place} is damaged and does not open`);
        expect(run.output()).toContain('npm run restore -- BACKUP-FILE --replace');
        expect(run.output()).toContain('npm run backup');
        expect(run.output()).not.toMatch(/\n\s+at /);
        expect(readdirSync(place)).toEqual(files);
        expect((await command('restore', data, [file]))[0]).toBe(1);
        expect(await command('restore', data, [file, '--replace'])).toEqual([
          0,
          expect.stringContaining('is kept in'),
        ]);
      }
      await (await openDatabase({ kind: 'folder', folder: data })).close();
    },
  );

  it('an empty folder is a new database, not a damaged one', async () => {
    const data = join(folder, 'mounted');
    mkdirSync(join(data, 'database'), { recursive: true });
    await (await openDatabase({ kind: 'folder', folder: data })).close();
  });

  it('has nothing to back up where there is no database, and says how it is used', async () => {
    const none = join(folder, 'none');
    expect(await command('backup', none, [join(folder, 'x.backup')])).toEqual([
      1,
      expect.stringContaining(`embedded database in ${none}, where there is none`),
    ]);
    expect(readdirSync(folder)).not.toContain('none');
    for (const args of [['--replace'], [], ['a', 'b'], ['a', '--replace', '--check'], ['a', '--other']])
      expect(await command('restore', none, args)).toEqual([2, expect.stringContaining('Usage:')]);
    expect(await command('backup', none, ['a', 'b'])).toEqual([2, expect.stringContaining('Usage:')]);
  });
});
