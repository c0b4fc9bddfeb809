import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/open.ts';
import { databaseOfRun } from '../../database/test-database.ts';
import { getJson, testServer } from '../../test-server.ts';
import { harbourCatalogue, harbourNow } from '../fixtures/harbour.ts';
import { loadImport } from './load.ts';

describe.each([databaseOfRun()])('what is loaded into $name', ({ open }) => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await open();
    app = testServer(database, ['nl']);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  it('SEC5 is answered without markup that runs', async () => {
    const catalogue = await harbourCatalogue();
    const { nl } = catalogue.languages;
    const slug = 'velours-havenkwartier';
    const detail = nl?.cinemaDetails[slug];
    if (nl === undefined || detail === undefined) throw new Error('the fixture has no cinema');
    const description = '<p onclick="x()">Aan de <b>kade</b></p><script>alert(1)</script>';
    nl.cinemas = nl.cinemas.map((cinema) => ({ ...cinema, description }));
    nl.cinemaDetails[slug] = { ...detail, description };
    await loadImport(database, { catalogue, lacking: {}, force: true, dryRun: false }, harbourNow);
    const clean = { description: '<p>Aan de <b>kade</b></p>' };
    expect((await getJson(app, '/nl/api/cinemas')).body).toMatchObject([clean, clean]);
    expect((await getJson(app, `/nl/api/cinema/${slug}`)).body).toMatchObject(clean);
  });

  it.each(['directly', 'beside a catalogue'])(
    'is told by row and field where the database refuses it, %s',
    async (how) => {
      const own = await open();
      const catalogue = await harbourCatalogue();
      const load = () => loadImport(own, { catalogue, lacking: {}, force: true, dryRun: false }, harbourNow);
      try {
        if (how !== 'directly') await load();
        const days =
          catalogue.languages.nl?.showtimes['het-zoutpakhuis-70101']?.['velours-havenkwartier'] ?? {};
        const [day = ''] = Object.keys(days);
        days[day] = (days[day] ?? []).map((one, at) =>
          at === 0 ? { ...one, time: '0000-01-01 20:00:00' } : one,
        );
        await expect(load()).rejects.toThrow(
          new RegExp(`showtimes, [^)]*het-zoutpakhuis-70101[^)]*, field start\\): .*0000-01-01`),
        );
        // Nothing of it stays, and the next load is not hindered.
        days[day] = [];
        await expect(load()).resolves.toMatchObject({ outcome: 'loaded' });
      } finally {
        await own.close();
      }
    },
  );
});
