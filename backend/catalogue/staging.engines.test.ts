import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open.ts';
import { databaseOfRun } from '../database/test-database.ts';
import { harbourCatalogue, harbourNow } from '../import/fixtures/harbour.ts';
import { readList } from './readers.ts';
import { catalogueSource, CatalogueError } from './source.ts';
import type { CatalogueSource } from './source.ts';
import { readCatalogueState } from './state.ts';
import { loadFrom, replaceCatalogue } from './store.ts';
import type { LoadOptions } from './store.ts';

const options: LoadOptions = { origin: 'import', now: harbourNow, seedDay: null };

describe.each([databaseOfRun()])('a load beside readers in $name', ({ open }) => {
  let database: OpenDatabase;
  let source: CatalogueSource;
  let smaller: CatalogueSource;
  beforeAll(async () => {
    database = await open();
    const catalogue = await harbourCatalogue();
    source = catalogueSource(catalogue);
    const copy = structuredClone(catalogue);
    copy.languages.nl?.cinemas.pop();
    smaller = catalogueSource(copy);
    await replaceCatalogue(database.db, catalogue, options);
  });
  afterAll(() => database.close());
  const cinemas = async (): Promise<unknown> =>
    JSON.parse(await readList({ db: database.db, site: 'nl', language: 'nl' }, 'cinema'));
  const sitesPresent = async () =>
    (await sql<{ site: string }>`select site from catalogue`.execute(database.db)).rows.map(
      ({ site }) => site,
    );

  /** The source, with something that happens while what it has to write is being written. */
  function meanwhile(one: CatalogueSource, happens: () => Promise<unknown>): CatalogueSource {
    return {
      ...one,
      async compare(present) {
        const { changes, pieces, close } = await one.compare(present);
        return {
          changes,
          close,
          pieces: (async function* slowly() {
            yield* pieces;
            await happens();
          })(),
        };
      },
    };
  }

  it('is seen by nobody before it is complete', async () => {
    const seen: unknown[] = [];
    await loadFrom(
      database.db,
      meanwhile(smaller, async () => seen.push(await cinemas(), (await sitesPresent()).length)),
      options,
    );
    expect(seen).toEqual([expect.objectContaining({ length: 2 }), 2]);
    expect(await cinemas()).toHaveLength(1);
    expect(await sitesPresent()).toEqual(['nl']);
  });

  it('begins anew where another load came between, and gives up when that goes on', async () => {
    let others = 0;
    const once = meanwhile(source, async () => {
      others += 1;
      if (others === 1) await loadFrom(database.db, source, { ...options, seedDay: '2026-09-09' });
    });
    const { revision } = await loadFrom(database.db, once, options);
    expect([others, revision]).toEqual([2, (await readCatalogueState(database.db, 'nl'))?.revision]);

    let turn = 0;
    const always = meanwhile(source, async () => {
      turn += 1;
      await loadFrom(database.db, turn % 2 === 0 ? source : smaller, options);
    });
    await expect(loadFrom(database.db, always, options)).rejects.toThrow(CatalogueError);
    expect(await sitesPresent()).toEqual(['nl']);
  });

  it('leaves nothing behind when it breaks off', async () => {
    const broken = meanwhile(smaller, () => Promise.reject(new Error('the generator ended')));
    const before = await readCatalogueState(database.db, 'nl');
    await expect(loadFrom(database.db, broken, options)).rejects.toThrow('the generator ended');
    expect(await sitesPresent()).toEqual(['nl']);
    expect(await readCatalogueState(database.db, 'nl')).toEqual(before);
  });

  it('removes what an earlier process left', async () => {
    await sql`
      insert into catalogue (site, origin, loaded_at, revision, seed_day, languages)
      values ('nl*gone', 'import', now() - interval '1 day', 0, null, '')`.execute(database.db);
    await loadFrom(database.db, smaller, options);
    await loadFrom(database.db, source, options);
    expect(await sitesPresent()).toEqual(['nl']);
  });
});
