import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BetweenDatabase } from '../database/between-test-kit.ts';
import { openDatabase, type OpenDatabase } from '../database/open.ts';
import { testDatabaseKinds, whyNoPostgres } from '../database/test-database.ts';
import { newMember, openHost, type TestBrowser, type TestHost } from './test-kit.ts';

const [, postgres] = testDatabaseKinds();

describe.skipIf(postgres === undefined)(
  `while PostgreSQL is away (${whyNoPostgres() ?? 'TEST_DATABASE_URL is set'})`,
  () => {
    let direct: OpenDatabase;
    let through: OpenDatabase;
    let between: BetweenDatabase;
    let host: TestHost;
    let member: { readonly browser: TestBrowser; readonly id: string };

    beforeAll(async () => {
      if (postgres === undefined) throw new Error('expected a server');
      direct = await postgres.open();
      const url = process.env['TEST_DATABASE_URL'] ?? '';
      between = new BetweenDatabase(url);
      await between.listen();
      through = await openDatabase({ kind: 'postgres', url: await between.urlOf(direct, url) }, 'none');
      host = await openHost(through);
      member = await newMember(host);
    });
    afterAll(async () => {
      await host.app.close();
      await between.end();
      await through.close();
      await direct.close();
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
