import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readMigrations } from '../database/migrations/executed.ts';
import { openDatabase } from '../database/open.ts';
import type { Database } from '../database/open.ts';
import { createOnServer, whyNoPostgres } from '../database/test-database.ts';
import type { ServerDatabase } from '../database/test-database.ts';
import { newToken } from '../http/token.ts';
import { announcePresence, withdrawPresence } from '../import/deliver/presence.ts';
import { harbourFolder } from '../import/fixtures/harbour.ts';
import { Runs } from '../test-process.ts';
import { checkBackup } from './read-backup.ts';
import { restore, restoreInto } from './restore.ts';
import { readTables } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const server = process.env.TEST_DATABASE_URL ?? '';
const folder = mkdtempSync(join(tmpdir(), 'velours-server-restore-'));
const moment = new Date('2026-11-20T12:00:00Z');
const runs = new Runs();
const created: ServerDatabase[] = [];

afterEach(async () => {
  await runs.end();
  for (const { drop } of created.splice(0)) await drop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function create(): Promise<string> {
  const database = await createOnServer(server);
  created.push(database);
  return database.url;
}

/** What the container of the backend has: production, without a catalogue. */
const inProduction = (url: string) => ({
  VELOURS_ENV: 'production',
  VELOURS_NOW: '',
  DATABASE_URL: url,
  VELOURS_DATA: mkdtempSync(join(folder, 'data-')),
});
type Variables = ReturnType<typeof inProduction>;
const config = ({ DATABASE_URL, VELOURS_DATA }: Variables) => ({
  databaseUrl: DATABASE_URL,
  dataFolder: VELOURS_DATA,
});

async function command(
  name: string,
  variables: Variables,
  args: readonly string[],
): Promise<[number | null, string]> {
  const run = runs.command(name, variables, args);
  const code = await run.ended;
  return [code, run.output()];
}
const restoring = (variables: Variables, ...args: readonly string[]) => command('restore', variables, args);

async function started(variables: Variables) {
  const run = runs.start('main.ts', variables);
  const output = await run.says(/^ready: nl$/m);
  return {
    url: /listening on (http:\S+)/.exec(output)?.[1] ?? '',
    stop: async () => {
      run.process.kill('SIGTERM');
      expect(await run.ended).toBe(0);
    },
  };
}

async function on<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ kind: 'postgres', url }, 'none');
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** Every row of every table as text, sorted; of the tables that have some. */
const contents = (url: string) =>
  on(url, async (db) => {
    const all: Record<string, string[]> = {};
    for (const { name } of await readTables(db)) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(name)} as t order by 1`.execute(db);
      if (rows.length > 0) all[name] = rows.map(({ row }) => row);
    }
    return all;
  });

async function answers(url: string): Promise<string[]> {
  return Promise.all(
    ['cinemas', 'shows', 'settings'].map(async (path) => {
      const response = await fetch(`${url}/nl/api/${path}`);
      return `${path} ${response.status} ${await response.text()}`;
    }),
  );
}

const addAccount = (db: Database, id: string) =>
  sql`
    insert into accounts (id, email, email_key, first_name, last_name, site, language, registered, subscription, created_at)
    values (${id}, ${`${id}@example.com`}, ${id}, 'a', 'b', 'fr', 'fr', true, '{}'::json, now())`.execute(db);

async function backupOfNothing(): Promise<string> {
  const file = join(mkdtempSync(join(folder, 'nothing-')), 'empty.backup');
  const source = await openDatabase({ kind: 'postgres', url: await create() });
  await writeBackup(source, file, moment);
  await source.close();
  return file;
}

describe.skipIf(whyNoPostgres() !== null)('a database on PostgreSQL without tables', () => {
  const reading: [string, readonly string[]][] = [
    ['undelivered', []],
    ['sign-out', ['odile@example.org']],
    ['backup', [join(folder, 'of-nothing.backup')]],
    ['import', ['--site', 'nl', '--dry-run', harbourFolder]],
  ];
  it.each(reading)('%s, which only reads, makes none and says so', async (name, args) => {
    const empty = inProduction(await create());
    expect(await command(name, empty, args)).toEqual([
      1,
      expect.stringMatching(
        new RegExp(`^velours ${name}: PostgreSQL \\S+ as \\w+\n[^]*no tables of Velours`),
      ),
    ]);
    expect(await on(empty.DATABASE_URL, readMigrations)).toEqual([]);
  });
});

describe.skipIf(whyNoPostgres() !== null)('a restore on PostgreSQL', () => {
  it(
    'after a disaster takes the place of what a first start of the backend wrote, and of nothing else unasked',
    { timeout: 120_000 },
    async () => {
      const lost = inProduction(await create());
      const file = join(folder, 'monday.backup');
      const before = await started(lost);
      const order = ['--site', 'nl', '--force', harbourFolder];
      expect(await command('import', lost, order)).toEqual([0, expect.anything()]);
      await on(lost.DATABASE_URL, (db) => addAccount(db, 'member'));
      const served = await answers(before.url);
      expect(served.map((line) => line.slice(0, 12))).toEqual([
        'cinemas 200 ',
        'shows 200 {"',
        'settings 200',
      ]);
      expect((await command('backup', lost, [file]))[0]).toBe(0);
      await before.stop();
      const saved = await contents(lost.DATABASE_URL);

      // A new server and a new volume: the first start writes the keys of the identity provider.
      const fresh = inProduction(await create());
      const first = await started(fresh);
      const written = await contents(fresh.DATABASE_URL);
      expect(Object.entries(written).map(([table, rows]) => `${table} ${rows.length}`)).toEqual([
        'identity_keys 1',
      ]);
      // From a container of its own, without its data folder.
      expect(await restoring(inProduction(fresh.DATABASE_URL), file, '--replace')).toEqual([
        1,
        expect.stringMatching(/^stop the backend first \(connected: velours \d+ /m),
      ]);
      await first.stop();
      const unasked = restore(config(fresh), file, { replace: false, now: moment });
      await expect(unasked).rejects.toThrow(/not empty \(rows: identity_keys 1\).*--replace/);
      expect(await contents(fresh.DATABASE_URL)).toEqual(written);

      const restored = await restoring(fresh, file, '--replace');
      expect(restored).toEqual([0, expect.stringContaining('Restored into PostgreSQL')]);
      const schema =
        /\(rows: 1\) is kept in the schema (replaced_\d{8}_\d{6})\./.exec(restored[1])?.[1] ?? '';
      expect(restored[1]).toContain(`drop schema ${schema} cascade`);
      expect(await contents(fresh.DATABASE_URL)).toEqual(saved);
      expect(
        await on(fresh.DATABASE_URL, async (db) => {
          const { rows } = await sql<{ row: string }>`
            select k::text as row from ${sql.table(`${schema}.identity_keys`)} k`.execute(db);
          return rows.map(({ row }) => row);
        }),
      ).toEqual(written['identity_keys']);
      const again = await started(fresh);
      expect(await answers(again.url)).toEqual(served);
      await again.stop();
      expect(await contents(fresh.DATABASE_URL)).toEqual(saved);

      // Without a first start, nothing has to be said.
      const empty = inProduction(await create());
      expect(await restore(config(empty), file, { replace: false, now: moment })).toMatchObject({
        kept: null,
      });
      expect(await contents(empty.DATABASE_URL)).toEqual(saved);
    },
  );

  it('is refused while a backend runs on the data folder, and not when a killed one left its entry', async () => {
    const variables = inProduction(await create());
    const file = await backupOfNothing();
    const presence = { pid: process.pid, url: 'http://127.0.0.1:9', token: newToken() };
    announcePresence(variables.VELOURS_DATA, presence);
    expect(await restoring(variables, file)).toEqual([
      1,
      expect.stringMatching(/^stop the backend first \(process/m),
    ]);
    withdrawPresence(variables.VELOURS_DATA);
    // The number is another process by now.
    const left = { ...presence, lock: 'backend-0123456789abcdef.lock' };
    writeFileSync(join(variables.VELOURS_DATA, 'backend.json'), JSON.stringify(left));
    writeFileSync(join(variables.VELOURS_DATA, left.lock), '');
    expect(await restoring(variables, file)).toEqual([0, expect.anything()]);
  });

  it('puts a backup of older tables in the place of newer ones, and takes all back when it breaks off', async () => {
    const source = await openDatabase(
      { kind: 'postgres', url: await create() },
      { upTo: '0010-showtimes-by-cinema' },
    );
    await addAccount(source.db, 'theirs');
    const file = join(folder, 'older.backup');
    await writeBackup(source, file, moment);
    await source.close();
    expect((await checkBackup(file)).migrations.at(-1)).toBe('0010-showtimes-by-cinema');

    const url = await create();
    const target = await openDatabase({ kind: 'postgres', url });
    await addAccount(target.db, 'mine');
    const before = await contents(url);
    // The server refuses the new tables, after the present ones have moved.
    await sql`
      create function refuse() returns event_trigger language plpgsql as 'begin raise exception ''no room''; end'`.execute(
      target.db,
    );
    await sql`
      create event trigger refuse on ddl_command_start when tag in ('CREATE TABLE') execute function refuse()`.execute(
      target.db,
    );
    await expect(restoreInto(target, file, 'replaced_1')).rejects.toThrow(/\(0001-catalogue\): no room/);
    expect(await contents(url)).toEqual(before);
    await sql`drop event trigger refuse`.execute(target.db);
    expect(await restoreInto(target, file, 'replaced_2')).toEqual({ schema: 'replaced_2', rows: 1 });
    await target.close();

    const restored = await openDatabase({ kind: 'postgres', url });
    const { rows } = await sql<{ id: string; kept: string; migrations: string }>`
      select (select string_agg(id, ',') from accounts) as id,
        (select string_agg(id, ',') from replaced_2.accounts) as kept,
        (select count(*)::text from replaced_2.migrations) as migrations`.execute(restored.db);
    expect(rows).toEqual([{ id: 'theirs', kept: 'mine', migrations: expect.stringMatching(/^\d\d$/) }]);
    await restored.close();
  });

  it('does not touch the tables of something else', async () => {
    const file = await backupOfNothing();
    const url = await create();
    const target = await openDatabase({ kind: 'postgres', url }, 'none');
    await sql`create table somebody_else (a int)`.execute(target.db);
    await sql`insert into somebody_else values (1)`.execute(target.db);
    await expect(restoreInto(target, file, 'replaced_1')).rejects.toThrow(/not of Velours/);
    await target.close();
    expect(await contents(url)).toEqual({ somebody_else: ['(1)'] });
  });
});
