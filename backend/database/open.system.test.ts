import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FolderLockedError } from './lock.ts';
import { DatabaseError, openDatabase } from './open.ts';
import type { OpenDatabase } from './open.ts';
import { testDatabaseKinds, whyNoPostgres } from './test-database.ts';

describe.each(testDatabaseKinds())('$name', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('has every table after the migrations', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
      database.db,
    );
    const names = rows.map(({ name }) => name);
    for (const table of [
      'catalogue',
      'items',
      'texts',
      'parts',
      'showtimes',
      'documents',
      'search_documents',
      'accounts',
      'account_preferences',
      'account_sessions',
      'account_favourites',
      'account_feelings',
      'account_links',
      'account_limits',
      'help_votes',
      'mail_queue',
      'sale_notices',
      'sale_notice_links',
      'identity_artifacts',
      'identity_keys',
    ]) {
      expect(names).toContain(table);
    }
  });

  it('keeps the order of a body as it was written', async () => {
    const body = '{"zebra":1,"apple":{"z":[],"a":null}}';
    const { rows } = await sql<{ body: string }>`select ${body}::json::text as body`.execute(database.db);
    expect(rows[0]?.body).toBe(body);
  });

  it('keeps a statement of another caller out of a transaction that is rolled back', async () => {
    const { db } = database;
    await sql`create table isolation (value integer)`.execute(db);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const undone = db.transaction().execute(async (tx) => {
      await sql`insert into isolation values (1)`.execute(tx);
      await released;
      throw new Error('undo');
    });
    const beside = sql`insert into isolation values (2)`.execute(db);
    release();
    await expect(undone).rejects.toThrow('undo');
    await beside;
    const { rows } = await sql`select value from isolation`.execute(db);
    expect(rows).toEqual([{ value: 2 }]);
  });
});

describe('PostgreSQL', () => {
  it.skipIf(whyNoPostgres() !== null)(
    `is tested too (${whyNoPostgres() ?? 'TEST_DATABASE_URL is set'})`,
    () => {
      expect(testDatabaseKinds()).toHaveLength(2);
    },
  );

  it('is refused in one line where nothing listens', async () => {
    const refused = openDatabase({ kind: 'postgres', url: 'postgres://nobody@127.0.0.1:9/none' });
    await expect(refused).rejects.toThrow(DatabaseError);
    await expect(refused).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe('a data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'velours-folder-'));
  const opened: OpenDatabase[] = [];
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps its data over a restart and refuses a second owner', async () => {
    const first = await openDatabase({ kind: 'folder', folder });
    opened.push(first);
    await sql`create table kept as select 7 as value`.execute(first.db);
    await expect(openDatabase({ kind: 'folder', folder })).rejects.toThrow(FolderLockedError);
    await first.close();
    const second = await openDatabase({ kind: 'folder', folder });
    opened.push(second);
    const { rows } = await sql`select value from kept`.execute(second.db);
    expect(rows).toEqual([{ value: 7 }]);
  });
});
