import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { databaseFolderOf, openDatabase } from '../database/open.ts';
import type { Database, OpenDatabase } from '../database/open.ts';
import { openTestDatabase, testDatabaseKinds } from '../database/test-database.ts';
import { loadDemonstration } from '../test-server.ts';
import { checkBackup } from './read-backup.ts';
import { restore, restoreInto } from './restore.ts';
import { readTables } from './tables.ts';
import { writeBackup } from './write-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'velours-backup-'));
const moment = new Date('2026-11-20T12:00:00Z');
const opened: OpenDatabase[] = [];
let files = 0;

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function keep(opening: Promise<OpenDatabase>): Promise<OpenDatabase> {
  const database = await opening;
  opened.push(database);
  return database;
}

function newFile(): string {
  files += 1;
  return join(folder, `${files}.backup`);
}

/** Every row of every table as text, sorted. */
async function contents({ db }: OpenDatabase): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { name } of await readTables(db)) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} as t order by 1`.execute(db);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

async function addAccount(db: Database, id: string): Promise<void> {
  await sql`
    insert into accounts (id, email, email_key, first_name, last_name, site, language, registered, subscription, created_at)
    values (${id}, ${`${id}@example.com`}, ${id}, 'Zoé', ${'d’Été\n"x"\\'}, 'fr', 'fr', true, ${'{"b":1,  "a":"\\u0000\\n"}'}::json,
      '2026-03-29 02:30:00.123456+01')`.execute(db);
  await sql`
    insert into account_favourites (account_id, site, vista_ref, position) values (${id}, 'fr', 'V1', 1)`.execute(
    db,
  );
}

async function addMail(db: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into mail_queue (purpose, recipient, language, subject, body, created_at)
    values ('confirm', 'a@example.com', 'fr', 's', 'b', now()) returning id::text`.execute(db);
  return rows[0]?.id ?? '';
}

describe.each(testDatabaseKinds())('a backup of $name', ({ open }) => {
  it('restores every table, byte for byte, and its counters', async () => {
    const source = await keep(open());
    await loadDemonstration(source, ['sn']);
    await addAccount(source.db, 'a1');
    await addMail(source.db);
    const last = await addMail(source.db);
    await sql`delete from mail_queue where id = ${last}::bigint`.execute(source.db);
    const file = newFile();
    await writeBackup(source, file, moment);
    const before = await contents(source);
    await sql`delete from accounts`.execute(source.db);

    expect(statSync(file).mode & 0o777).toBe(0o600);
    const summary = await checkBackup(file);
    expect(summary).toMatchObject({
      madeAt: moment.toISOString(),
      rows: { accounts: 1, catalogue: 1, mail_queue: 1 },
    });
    expect(summary.rows.showtimes).toBeGreaterThan(100);
    const target = await keep(open('none'));
    await restoreInto(target, file);
    expect(await contents(target)).toEqual(before);
    expect(Number(await addMail(target.db))).toBe(Number(last) + 1);
  });

  it('goes into the other kind of database too', async () => {
    const source = await keep(open());
    await addAccount(source.db, 'a1');
    const file = newFile();
    await writeBackup(source, file, moment);
    for (const kind of testDatabaseKinds()) {
      const target = await keep(kind.open());
      await restoreInto(target, file);
      expect(await contents(target)).toEqual(await contents(source));
    }
  });

  it('is consistent while others write', async () => {
    const source = await keep(open());
    for (let n = 0; n < 400; n += 1) await addAccount(source.db, `before-${String(n).padStart(3, '0')}`);
    const done = new AbortController();
    const written: string[] = [];
    const writer = (async () => {
      for (let n = 0; !done.signal.aborted; n += 1) {
        // An account and its favourite come in one transaction; an older account goes with its favourite.
        await source.db.transaction().execute(async (tx) => {
          await addAccount(tx, `new-${n}`);
          await sql`delete from accounts where id = ${`before-${String(n).padStart(3, '0')}`}`.execute(tx);
        });
        written.push(`new-${n}`);
      }
    })();
    const file = newFile();
    await writeBackup(source, file, moment);
    done.abort();
    await writer;
    const target = await keep(open('none'));
    // A favourite without its account would be refused here.
    await restoreInto(target, file);
    const { rows } = await sql<{ accounts: number; pairs: number }>`
      select (select count(*)::int from accounts) as accounts,
        (select count(*)::int from accounts join account_favourites on account_id = id) as pairs`.execute(
      target.db,
    );
    expect(rows[0]).toEqual({ accounts: 400, pairs: 400 });
    expect(written.length).toBeGreaterThan(0);
  });

  it('is refused by a database that has rows, and changes nothing there', async () => {
    const source = await keep(open());
    await addAccount(source.db, 'a1');
    const file = newFile();
    await writeBackup(source, file, moment);
    const target = await keep(open());
    await addAccount(target.db, 'mine');
    const before = await contents(target);
    await expect(restoreInto(target, file)).rejects.toThrow(
      /not empty \(rows: accounts 1, account_favourites 1\)/,
    );
    expect(await contents(target)).toEqual(before);
  });

  it('of older tables is brought up to date; tables that are newer refuse it', async () => {
    const source = await keep(open({ upTo: '0010-showtimes-by-cinema' }));
    await sql`
      insert into account_outbox (purpose, recipient, language, subject, body, created_at)
      values ('confirm', 'a@example.com', 'fr', 's', 'b', now())`.execute(source.db);
    const file = newFile();
    await writeBackup(source, file, moment);
    const target = await keep(open('none'));
    await restoreInto(target, file);
    const { rows } = await sql<{ state: string }>`select state from mail_queue`.execute(target.db);
    expect(rows).toEqual([{ state: 'waiting' }]);
    await expect(restoreInto(await keep(open()), file)).rejects.toThrow(/tables of this database are newer/);
  });

  it('is none where the tables are missing, and leaves no file', async () => {
    const file = newFile();
    await expect(writeBackup(await keep(open('none')), file, moment)).rejects.toThrow(/no tables of Velours/);
    expect(() => statSync(file)).toThrow(/ENOENT/);
  });
});

describe('a file', () => {
  /** A good backup, and the folder of a database into which nothing bad may come. */
  async function prepared(): Promise<{ good: Buffer; config: { databaseUrl: null; dataFolder: string } }> {
    const source = await keep(openTestDatabase());
    for (let n = 0; n < 50; n += 1) await addAccount(source.db, `a${n}`);
    const file = newFile();
    await writeBackup(source, file, moment);
    return {
      good: readFileSync(file),
      config: { databaseUrl: null, dataFolder: mkdtempSync(join(folder, 'data-')) },
    };
  }

  it('that is damaged or foreign is refused with the reason, and nothing is lost', async () => {
    const { good, config } = await prepared();
    const own = await openDatabase({ kind: 'folder', folder: config.dataFolder });
    await addAccount(own.db, 'mine');
    const before = await contents(own);
    await own.close();
    const text = gunzipSync(good).toString();
    const lines = text.trimEnd().split('\n');
    const packed = (changed: readonly string[]) => gzipSync(`${changed.join('\n')}\n`);
    const [header = '', ...rest] = lines;
    /** With the digest that fits: what somebody could write who knows the format. */
    const sealed = (changed: readonly string[]) => {
      const digest = createHash('sha256')
        .update(`${changed.slice(0, -1).join('\n')}\n`)
        .digest('hex');
      return packed([
        ...changed.slice(0, -1),
        (changed.at(-1) ?? '').replace(/(?<="sha256":")[^"]+/, digest),
      ]);
    };
    const bits = Buffer.from(good);
    bits[Math.floor(bits.length / 2)] = (bits[Math.floor(bits.length / 2)] ?? 0) ^ 0xff;
    const bad: [string, Buffer, RegExp][] = [
      ['empty', Buffer.alloc(0), /is no backup|breaks off/],
      ['a text', Buffer.from('hello'), /no backup that can be restored/],
      ['a packed text', gzipSync('hello\nworld\n'), /its first line is not that of a backup/],
      ['a packed document', gzipSync('{"format":"other"}\n'), /its first line is not that of a backup/],
      [
        'of another format',
        packed([header.replace('"version":1', '"version":2'), ...rest]),
        /another version/,
      ],
      [
        'of a newer Velours',
        sealed([header.replace('0013-known-devices', '0099-new'), ...rest]),
        /newer Velours.*0099-new/,
      ],
      [
        'with a table of its own',
        sealed([header.replace('"name":"accounts"', '"name":"pg_authid"'), ...rest]),
        /do not fit/,
      ],
      [
        'with a column of its own',
        sealed([header.replace('"first_name"', '"first_name, last_name"'), ...rest]),
        /its migrations do not make/,
      ],
      ['cut off', good.subarray(0, good.length - 200), /damaged/],
      ['cut off in the middle', good.subarray(0, good.length / 2), /damaged/],
      ['without its end', packed(lines.slice(0, -1)), /its end is missing/],
      ['without a line', packed(lines.toSpliced(1, 1)), /damaged/],
      ['with something after it', packed([...lines, lines[1] ?? '']), /something follows its end/],
      [
        'with a changed letter',
        gzipSync(text.replace('a7@example.com', 'b7@example.com')),
        /not those that were written/,
      ],
      ['with a changed bit', bits, /damaged/],
    ];
    for (const [name, bytes, reason] of bad) {
      const file = newFile();
      writeFileSync(file, bytes);
      const outcome = await restore(config, file, { replace: true, now: moment }).then(
        () => 'restored',
        (error: unknown) => String(error),
      );
      expect(`${name}: ${outcome}`).toMatch(reason);
    }
    await expect(restore(config, join(folder, 'none'), { replace: true, now: moment })).rejects.toThrow(
      /ENOENT/,
    );
    const again = await keep(openDatabase({ kind: 'folder', folder: config.dataFolder }));
    expect(await contents(again)).toEqual(before);
  });

  it('takes the place of a database only when it is said, and the old one is kept', async () => {
    const { good, config } = await prepared();
    const file = newFile();
    writeFileSync(file, good);
    const own = await openDatabase({ kind: 'folder', folder: config.dataFolder });
    await addAccount(own.db, 'mine');
    await own.close();
    await expect(restore(config, file, { replace: false, now: moment })).rejects.toThrow(/--replace/);
    const { kept } = await restore(config, file, { replace: true, now: moment });
    const restored = await keep(openDatabase({ kind: 'folder', folder: config.dataFolder }));
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from accounts`.execute(restored.db);
    expect(rows).toEqual([{ n: 50 }]);
    const beside = `${databaseFolderOf(config.dataFolder)}.replaced-2026-11-20T12-00-00-000Z`;
    expect(kept).toEqual({ kind: 'folder', folder: beside });
    expect(readFileSync(join(beside, 'PG_VERSION'), 'utf8').trim()).toMatch(/^\d+$/);
  });
});
