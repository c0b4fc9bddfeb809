import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/open.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { refreshDemonstration } from './demonstration.ts';
import type { Generate } from './demonstration.ts';
import { generatedSource } from './generated-source.ts';
import { loadedTables } from '../catalogue/source.ts';
import { readCatalogueState } from '../catalogue/state.ts';
import { replaceCatalogue } from '../catalogue/store.ts';
import { demonstrationModule, demonstrationOf, testOrigins } from './test-demonstration.ts';

const generate: Generate = (site, now) => generatedSource(demonstrationModule, site, now, testOrigins);

describe('the demonstration', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  const refresh = (now: string) => refreshDemonstration(database, 'ci', new Date(now), generate);

  it('is made where there is none, and anew when the programme day has moved on', async () => {
    expect(await refresh('2026-11-20T12:00:00Z')).toMatchObject({
      day: '2026-11-20',
      result: { revision: 1 },
    });
    expect(await refresh('2026-11-20T23:00:00Z')).toBeNull();
    // Before 05:00 it is still the programme day before.
    expect(await refresh('2026-11-21T04:59:00Z')).toBeNull();
    const next = await refresh('2026-11-21T05:00:00Z');
    expect(next).toMatchObject({ day: '2026-11-21', result: { revision: 2, changed: true } });
    expect(next?.result.changes.showtime?.removed).toBeGreaterThan(0);
    expect((await readCatalogueState(database.db, 'ci'))?.seedDay).toBe('2026-11-21');
  });

  it('says while it is made how many steps are done, which only grow', async () => {
    const steps: number[] = [];
    const now = new Date('2026-11-22T12:00:00Z');
    await refreshDemonstration(database, 'sn', now, generate, (done) => steps.push(done));
    expect(steps).toEqual(steps.map((_, index) => index + 1));
    // Reading, laying out and comparing are some before the first row is written.
    expect(steps.length).toBeGreaterThan(2 * loadedTables.length);
  });

  it('never touches an imported catalogue', async () => {
    const now = new Date('2026-11-21T12:00:00Z');
    await replaceCatalogue(database.db, await demonstrationOf('ci', now), {
      origin: 'import',
      now,
      seedDay: null,
    });
    expect(await refresh('2026-11-25T12:00:00Z')).toBeNull();
    expect((await readCatalogueState(database.db, 'ci'))?.origin).toBe('import');
  });
});
