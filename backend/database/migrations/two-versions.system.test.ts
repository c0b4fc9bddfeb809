import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as ours from '../../accounts/test-kit.ts';
import { claimMails } from '../../mail/queue.ts';
import { Runs } from '../../test-process.ts';
import { migrate, openDatabase } from '../open.ts';
import type { OpenDatabase } from '../open.ts';
import { createOnServer, testDatabaseKinds, whyNoPostgres } from '../test-database.ts';
import { knownMigrations } from './all.ts';

/**
 * The release before this one. Nothing has been released with a tag yet: it is a commit from before the migrations 0011
 * and later, which stands for one. Move it with every release (README.md).
 */
const previousRelease = 'cdd1a8b1';
/** After everything that the tests do. */
const later = new Date('2026-11-21T12:00:00+01:00');
const root = resolve(import.meta.dirname, '../../..');
const kinds = testDatabaseKinds();
const git = (...args: readonly string[]) =>
  execFileSync('git', args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 256 * 1_024 * 1_024,
  });

/** Whether the history reaches back so far; a shallow clone does not. */
function hasRelease(): boolean {
  try {
    git('cat-file', '-e', `${previousRelease}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** What only a migration whose name ends with `-contract` may do. */
const taking =
  /\b(?:drop\s+(?:table|column|view|constraint|default)|rename\s|set\s+not\s+null|alter\s+column\s+\w+\s+(?:set\s+data\s+)?type)/i;
/** A column that older code does not fill. */
const needing = /\badd\s+column\s+[^,;`]*\bnot\s+null\b(?![^,;`]*\bdefault\b)(?<!\bdefault\b[^,;`]*)/i;
const breaks = (statement: string) => taking.test(statement) || needing.test(statement);

describe('migrations', () => {
  it('from 0014 on take nothing from the release before, unless they say so', () => {
    const files = readdirSync(import.meta.dirname).filter((name) => /^\d{4}-.*\.ts$/.test(name));
    expect(files.map((name) => name.replace('.ts', '')).toSorted()).toEqual([...knownMigrations]);
    const breaking = files
      .filter((name) => name >= '0014' && !name.endsWith('-contract.ts'))
      .filter((name) => breaks(readFileSync(join(import.meta.dirname, name), 'utf8')));
    expect(breaking).toEqual([]);
  });

  it.each([
    ['alter table a rename to b', true],
    ['alter table a rename column b to c', true],
    ['alter table a drop column b', true],
    ['drop table a', true],
    ['alter table a alter column b set not null', true],
    ['alter table a alter column b type bigint', true],
    ['alter table a add column b text not null', true],
    ['alter table a add column b text', false],
    ["alter table a add column b text not null default ''", false],
    ["alter table a add column b text default '' not null, add column c text", false],
    ['create table a (b text not null)', false],
    ['create view a as select b from c', false],
  ])('%s: %s', (statement, expected) => {
    expect(breaks(statement)).toBe(expected);
  });
});

describe.each(kinds)('code on $name of another release', ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const ran = (name: string) =>
    sql`insert into kysely_migration (name, timestamp) values (${name}, '9999')`.execute(database.db);
  const forget = (name: string) =>
    sql`delete from kysely_migration where name = ${name}`.execute(database.db);

  it('starts where a newer one has added to the tables, and runs no migration', async () => {
    await ran('0900-later');
    await migrate(database.db, 'latest');
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      database.db,
    );
    expect(rows.map(({ name }) => name)).toEqual([...knownMigrations, '0900-later']);
    await forget('0900-later');
  });

  it('does not start where a newer one has taken away what it needs, nor on tables of something else', async () => {
    await ran('0900-later-contract');
    await expect(migrate(database.db, 'latest')).rejects.toThrow(/too old.*0900-later-contract/);
    await forget('0900-later-contract');
    await ran('0001-of-somebody-else');
    await expect(migrate(database.db, 'latest')).rejects.toThrow(/0001-of-somebody-else/);
    await forget('0001-of-somebody-else');
    await migrate(database.db, 'latest');
  });
});

const named = z.array(z.looseObject({ slug: z.string() })).min(1);

/** Sends what a test's browser would inject to a process. */
async function ask(origin: string, { method, url, headers, payload }: InjectOptions) {
  const sent = request(`${origin}${typeof url === 'string' ? url : ''}`, {
    method: method ?? 'GET',
    headers,
  });
  sent.end(payload);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { statusCode: response.statusCode, headers: response.headers, body: await text(response) };
}

const runs = new Runs();
describe.skipIf(!hasRelease())('the release before, on the tables of this one', () => {
  const folder = join(root, '.velours', 'previous-release', `${previousRelease}-${process.pid}`);
  let theirs: typeof ours;

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'all.tar'),
      git('archive', previousRelease, 'package.json', 'backend', 'demo', 'src', 'messages'),
    );
    execFileSync('tar', ['xf', 'all.tar'], { cwd: folder });
    theirs = (await import(/* @vite-ignore */ join(folder, 'backend/accounts/test-kit.ts'))) as typeof ours;
    // Only their tests need it; their process would make a demonstration of it first.
    rmSync(join(folder, 'demo'), { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is another code than ours', () => {
    expect(existsSync(join(folder, 'backend/database/migrations/all.ts'))).toBe(true);
    expect(theirs.openHost).not.toBe(ours.openHost);
    expect(existsSync(join(folder, 'backend/database/migrations/0014-old-outbox.ts'))).toBe(false);
  });

  it.each(kinds)(
    'on $name its members register, confirm and sign in, at either release',
    async ({ open }) => {
      const database = await open();
      try {
        const old = { kit: theirs, host: await theirs.openHost(database), email: 'their-member@example.org' };
        const current = { kit: ours, host: await ours.openHost(database), email: 'our-member@example.org' };
        for (const [index, { kit, host, email }] of [old, current].entries()) {
          const browser = new kit.TestBrowser(host, 'fr', `203.0.113.${index}`);
          await browser.submit('register', kit.registerForm(email));
          const [mail] = await kit.mailsTo(host, email);
          expect([mail?.purpose, mail?.recipient]).toEqual(['confirm', email]);
          await browser.submit(kit.pathOf(mail?.link ?? ''), {});
          const me = kit.jsonOf(await browser.call('GET', '/accounts/me'));
          expect(me['icu']).toEqual(expect.any(String));
        }
        // Each signs in at the other release.
        for (const [index, [here, there]] of [[old, current] as const, [current, old] as const].entries()) {
          const browser = new there.kit.TestBrowser(there.host, 'fr', `203.0.113.${10 + index}`);
          expect((await browser.signIn(here.email)).statusCode).toBe(303);
          expect(there.kit.jsonOf(await browser.call('GET', '/accounts/me'))['icu']).toEqual(
            expect.any(String),
          );
        }
        // Mails that either has put are in the one queue, and each is sent once.
        expect((await theirs.mailsTo(old.host, current.email)).length).toBeGreaterThan(0);
        const claimed = await claimMails(database.db, later, 100);
        expect(new Set(claimed.map(({ recipient }) => recipient))).toEqual(
          new Set([old.email, current.email]),
        );
        expect(await claimMails(database.db, later, 100)).toEqual([]);
        await old.host.app.close();
        await current.host.app.close();
      } finally {
        await database.close();
      }
    },
  );

  // Its own `main.ts`, which runs while our migrations change its tables, as in a rolling deploy. The embedded database has
  // one owner, so there is no such moment.
  it.skipIf(whyNoPostgres() !== null)(
    'goes on as a process on PostgreSQL: it imports, answers the catalogue, and members choose favourites and wishes',
    { timeout: 60_000 },
    async () => {
      const { url, drop } = await createOnServer(process.env.TEST_DATABASE_URL ?? '');
      const variables = { DATABASE_URL: url, VELOURS_DATA: join(folder, 'data') };
      const old = runs.start(join(folder, 'backend/main.ts'), variables);
      const said = await old.says(/^ready: nl$/m);
      const origin = /listening on (http:\S+)/.exec(said)?.[1] ?? '';
      const database = await openDatabase({ kind: 'postgres', url });
      try {
        const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
          database.db,
        );
        expect(rows.map(({ name }) => name)).toEqual([...knownMigrations]);

        const harbour = join(folder, 'backend/import/fixtures/harbour');
        const order = ['--site', 'nl', '--force', harbour];
        const load = runs.start(join(folder, 'backend/import/command.ts'), variables, order);
        expect([await load.ended, load.output()]).toEqual([0, expect.stringContaining('revision 1')]);
        const read = async (path: string): Promise<unknown> => {
          const response = await fetch(`${origin}/nl/api/${path}`);
          expect([path, response.status]).toEqual([path, 200]);
          return response.json();
        };
        const cinemas = named.parse(await read('cinemas'));
        const shows = z.object({ shows: named }).parse(await read('shows')).shows;
        const { rows: planned } = await sql<{ show: string; cinema: string; day: string }>`
          select show_id as show, cinema_id as cinema, day::text as day from showtimes limit 1`.execute(
          database.db,
        );
        const { show = '', cinema = '', day = '' } = planned[0] ?? {};
        z.array(z.unknown())
          .min(1)
          .parse(await read(`show/${show}/showtimes/${cinema}/${day}`));

        const host = { app: { inject: (options: InjectOptions) => ask(origin, options) }, db: database.db };
        const browser = new theirs.TestBrowser(host as unknown as ours.TestHost, 'nl', '127.0.0.1');
        const email = 'their-visitor@example.org';
        await browser.submit('register', theirs.registerForm(email));
        const [mail] = await theirs.mailsTo(host as unknown as ours.TestHost, email);
        await browser.submit(theirs.pathOf(mail?.link ?? ''), {});
        const called = async (...call: Parameters<typeof browser.call>) => {
          const answer = await browser.call(...call);
          expect([...call, answer.statusCode]).toEqual([...call, 200]);
          return theirs.jsonOf(answer);
        };
        const me = await called('GET', '/api/nl/accounts/me');
        const member = `/api/nl/client/${z.string().parse(me['icu'])}`;
        const [favourite, wish] = [cinemas[0]?.slug ?? '', shows[0]?.slug ?? ''];
        await called('POST', `${member}/cinema/${favourite}`);
        expect(await called('GET', member)).toMatchObject({ favoriteCinemas: [favourite] });
        await called('POST', `${member}/show/${wish}/intention`, { intention: 2 });
        expect(await called('POST', `${member}/shows`, { showSlugs: [wish] })).toEqual({
          [wish]: { emotion: null, intention: 2 },
        });
      } finally {
        await database.close();
        await runs.end();
        await drop();
      }
    },
  );

  it.each(kinds)('on $name it could not without the view of the outbox', async ({ open }) => {
    const database = await open({ upTo: '0013-known-devices' });
    try {
      const old = await theirs.openHost(database);
      const browser = new theirs.TestBrowser(old, 'fr', '203.0.113.11');
      const answer = await browser.submit('register', theirs.registerForm('nobody@example.org'));
      expect(answer.statusCode).toBe(500);
      await old.app.close();
    } finally {
      await database.close();
    }
  });
});
