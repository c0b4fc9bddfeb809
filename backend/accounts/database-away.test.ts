import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../database/open.ts';
import { testDatabaseKinds, whyNoPostgres } from '../database/test-database.ts';
import { newMember, openHost, type TestBrowser, type TestHost } from './test-kit.ts';

/** Stands between the backend and PostgreSQL, which can be away or hang behind it. */
class Between {
  readonly folder = mkdtempSync(join(tmpdir(), 'velours-between-'));
  readonly #sockets = new Set<Socket>();
  readonly #target: { readonly path: string } | { readonly host: string; readonly port: number };
  #server: Server | null = null;
  #isHanging = false;

  constructor(url: string) {
    const { host, port } = new Client(url);
    this.#target = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
  }

  async listen(): Promise<void> {
    this.#server = createServer((near) => {
      const far = connect(this.#target);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        // What is sent while it hangs is lost to nobody: it waits, as in a process that does not run.
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => {
          this.#sockets.delete(from);
          to.destroy();
        });
        if (this.#isHanging) from.unpipe(to).pause();
      }
    });
    this.#server.listen(join(this.folder, '.s.PGSQL.5432'));
    await once(this.#server, 'listening');
  }

  /** PostgreSQL is stopped: connections end, and no new one is taken. */
  async leave(): Promise<void> {
    const closed = this.#server === null ? Promise.resolve() : once(this.#server, 'close');
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** PostgreSQL takes connections and statements, and answers none. */
  hang(): void {
    this.#isHanging = true;
    for (const socket of this.#sockets) socket.unpipe().pause();
  }
}

const [, postgres] = testDatabaseKinds();

describe.skipIf(postgres === undefined)(
  `while PostgreSQL is away (${whyNoPostgres() ?? 'TEST_DATABASE_URL is set'})`,
  () => {
    let direct: OpenDatabase;
    let through: OpenDatabase;
    let between: Between;
    let host: TestHost;
    let member: { readonly browser: TestBrowser; readonly id: string };

    beforeAll(async () => {
      if (postgres === undefined) throw new Error('expected a server');
      direct = await postgres.open();
      const url = process.env['TEST_DATABASE_URL'] ?? '';
      between = new Between(url);
      await between.listen();
      const { rows } = await sql<{ name: string; person: string }>`
        select current_database() as name, current_user as person`.execute(direct.db);
      const [{ name, person } = { name: '', person: '' }] = rows;
      const password = new Client(url).password ?? '';
      through = await openDatabase(
        {
          kind: 'postgres',
          url: `postgres://${person}:${password}@/${name}?host=${encodeURIComponent(between.folder)}`,
        },
        'none',
      );
      host = await openHost(through);
      member = await newMember(host);
    });
    afterAll(async () => {
      await host.app.close();
      await between.leave();
      await through.close();
      await direct.close();
      rmSync(between.folder, { recursive: true, force: true });
    });

    const wish = (show: string) =>
      member.browser.call('POST', `/client/${member.id}/show/${show}/intention`, {});

    /** A write is refused, with when to try again, within a second; several at a time too. */
    async function expectRefused(): Promise<void> {
      const begun = performance.now();
      const answers = await Promise.all(Array.from({ length: 12 }, () => wish('show-2')));
      for (const { statusCode, headers } of answers)
        expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
      expect(performance.now() - begun).toBeLessThan(1_000);
    }

    it('REL8 a write is 503 within a second, stopped or hanging, and what was acknowledged is there afterwards', async () => {
      expect((await wish('show-1')).statusCode).toBe(200);
      await between.leave();
      await expectRefused();
      await between.listen();
      await expect.poll(async () => (await wish('show-3')).statusCode).toBe(200);
      between.hang();
      await expectRefused();
      const kept = await direct.db
        .selectFrom('account_feelings')
        .select('show_id')
        .orderBy('show_id')
        .execute();
      expect(kept.map(({ show_id: show }) => show)).toEqual(['show-1', 'show-3']);
    });
  },
);
