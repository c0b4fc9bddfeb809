import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path, { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { BetweenDatabase } from '../database/between-test-kit.ts';
import { testDatabaseKinds, whyNoPostgres } from '../database/test-database.ts';
import { Runs } from '../test-process.ts';

const [, postgres] = testDatabaseKinds();
const calls = ['cinemas', 'shows', 'cities', 'events', 'tags', 'news', 'settings', 'search/full?q=zee'];

const runs = new Runs();
afterEach(() => runs.end());

describe.skipIf(postgres === undefined)(
  `the catalogue of a whole process while PostgreSQL is away (${whyNoPostgres() ?? 'TEST_DATABASE_URL is set'})`,
  () => {
    it(
      'REL8 is answered as before, stopped or hanging, and the process stays ready and goes on afterwards',
      { timeout: 90_000 },
      async () => {
        if (postgres === undefined) throw new Error('expected a server');
        const url = process.env['TEST_DATABASE_URL'] ?? '';
        const data = mkdtempSync(join(tmpdir(), 'velours-away-'));
        const direct = await postgres.open('none');
        const between = new BetweenDatabase(url);
        await between.listen();
        try {
          const server = runs.start(path.resolve(import.meta.dirname, '../main.ts'), {
            VELOURS_DATA: data,
            DATABASE_URL: await between.urlOf(direct, url),
          });
          const output = await server.says(/^ready: nl$/m);
          const base = /listening on (http:\S+)/.exec(output)?.[1] ?? '';
          const answers = () =>
            Promise.all(
              calls.map(async (call) => {
                const answer = await fetch(`${base}/nl/api/${call}`);
                return [call, answer.status, await answer.text()] as const;
              }),
            );
          const before = await answers();
          expect(before.map(([, status]) => status)).toEqual(calls.map(() => 200));
          for (const away of ['stopped', 'hanging'] as const) {
            if (away === 'stopped') await between.leave();
            else between.hang();
            const begun = performance.now();
            expect(await answers()).toEqual(before);
            expect((await fetch(`${base}/health/ready`)).status).toBe(200);
            expect(performance.now() - begun).toBeLessThan(2_000);
            if (away === 'stopped') await between.listen();
          }
          expect(server.process.exitCode).toBeNull();
        } finally {
          await runs.end();
          await between.end();
          await direct.close();
          rmSync(data, { recursive: true, force: true });
        }
      },
    );
  },
);
