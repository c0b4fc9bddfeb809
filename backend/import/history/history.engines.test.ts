import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { masterTemplatesFixture } from '#src/contract/master-templates/fixture.ts';
import { newsFixture } from '#src/contract/news/fixture.ts';
import type { SiteCatalogue } from '#src/contract/catalogue.ts';
import type { Show } from '#src/contract/shows/schema.ts';
import { registerCatalogueMetrics } from '../../metrics/catalogue-metrics.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { databaseOfRun } from '../../database/test-database.ts';
import { getJson, testServer } from '../../test-server.ts';
import { loadImport } from '../deliver/load.ts';
import { harbourCatalogue, harbourNow } from '../fixtures/harbour.ts';
import { historyLines } from './lines.ts';
import { carryOut, historyPath, type HistoryOrder } from './orders.ts';

/** The fixture with a number of news, named by a word. */
async function withNews(count: number, word = 'story'): Promise<SiteCatalogue> {
  const catalogue = await harbourCatalogue();
  const [model] = newsFixture;
  for (const lists of Object.values(catalogue.languages)) {
    lists.news = Array.from({ length: count }, (_, index) => ({
      ...model,
      slug: `${word}-${index}`,
      title: `Title of ${word} ${index}`,
    }));
    lists.newsItemDetails = {};
  }
  return catalogue;
}

describe.each([databaseOfRun()])('the loads of a site in $name', ({ open }) => {
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
  const load = async (catalogue: SiteCatalogue, { force = false, dryRun = false } = {}) =>
    loadImport(database, { catalogue, lacking: {}, force, dryRun }, harbourNow);
  const ask = async (deed: HistoryOrder['deed'], number: number | null = null) =>
    carryOut(database, { site: 'nl', deed, number }, harbourNow);
  const numbers = async () =>
    (await ask('history')).loads.map(({ number, outcome }) => `${outcome} ${number}`);
  const newsNow = async () => (await getJson(app, '/nl/api/news')).body;
  const metrics = async () => {
    const registry = new Registry();
    registerCatalogueMetrics(registry, database.db, () => new Date(harbourNow.getTime() + 60_000));
    return registry.metrics();
  };

  it('REL8 a load without the editorial files is held, says what it would remove, and is kept to be looked at', async () => {
    expect(await load(await withNews(52))).toMatchObject({ outcome: 'loaded', number: 1, leaving: [] });
    const dry = await load(await withNews(0), { dryRun: true });
    const leaving = [
      {
        kind: 'newsItem',
        before: 52,
        leaving: 52,
        held: true,
        examples: [0, 1, 2, 3, 4].map((index) => `Title of story ${index}`),
      },
    ];
    expect(dry).toMatchObject({ outcome: 'held', leaving, number: null });
    expect(await numbers()).toEqual(['loaded 1']);
    expect(await load(await withNews(0))).toMatchObject({ outcome: 'held', leaving, number: 2 });
    expect(await newsNow()).toHaveLength(52);
    const shown = await ask('show', 2);
    expect(shown.outcome).toMatchObject({
      outcome: 'dry-run',
      changes: { newsItem: { removed: 52 } },
      leaving,
    });
    const said = historyLines({ site: 'nl', deed: 'show', number: 2 }, shown).join('\n');
    expect(said).toContain('newsItem: 52 of 52 leave, more than its share: Title of story 0');
    expect(await newsNow()).toHaveLength(52);
    expect(await metrics()).toContain('velours_backend_catalogue_held_loads{site="nl"} 1');
    // Another one takes its place: a till that sends every quarter of an hour drives nothing out.
    expect(await load(await withNews(0))).toMatchObject({ outcome: 'held', number: 3 });
    expect(await numbers()).toEqual(['held 3', 'loaded 1']);
    const text = await metrics();
    expect(text).toContain('velours_backend_catalogue_held_loads{site="nl"} 2');
    expect(text).toContain('velours_backend_catalogue_last_load_held{site="nl"} 1');
    expect(text).toContain('velours_backend_catalogue_age_seconds{site="nl"} 60');
    expect(text).toContain('velours_backend_catalogue_coming_showtimes{site="nl"} 4');
  });

  it('REL8 a held load is let in, and what was let in is taken back, with its revision', async () => {
    const revisionNow = async () =>
      Number((await app.inject({ url: '/nl/api/news' })).headers['x-catalogue-revision']);
    const post = async (order: HistoryOrder) =>
      app.inject({
        method: 'POST',
        url: historyPath,
        payload: order,
        headers: { authorization: 'Bearer token' },
      });
    const before = await revisionNow();
    const entered = await post({ site: 'nl', deed: 'restore', number: 3 });
    expect(entered.json()).toMatchObject({ outcome: { outcome: 'loaded', number: 4 } });
    expect(await newsNow()).toEqual([]);
    expect(await revisionNow()).toBe(before + 1);
    expect(await numbers()).toEqual(['loaded 4', 'loaded 1']);
    expect(await metrics()).toContain('velours_backend_catalogue_held_loads{site="nl"} 0');
    const back = await post({ site: 'nl', deed: 'restore', number: 1 });
    expect(back.json()).toMatchObject({ outcome: { outcome: 'loaded', number: 5 } });
    expect(await newsNow()).toHaveLength(52);
    expect(await revisionNow()).toBe(before + 2);
    expect((await ask('history')).loads[0]?.facts).toMatchObject({ restores: 1, items: { newsItem: 52 } });
    // What is there already changes nothing, is kept once, and ends the wait of a held load.
    expect(await load(await withNews(0))).toMatchObject({ outcome: 'held', number: 6 });
    expect((await ask('restore', 5)).outcome).toMatchObject({ outcome: 'loaded', changes: {}, number: null });
    expect(await numbers()).toEqual(['loaded 5', 'loaded 4', 'loaded 1']);
    // Nobody lets in by its number what is held next.
    expect(await load(await withNews(0))).toMatchObject({ outcome: 'held', number: 7 });
    expect((await ask('show', 6)).outcome).toBeNull();
    await ask('restore', 5);
    expect((await ask('show', 99)).outcome).toBeNull();
    expect((await post({ site: 'fr', deed: 'history', number: null })).statusCode).toBe(422);
    const foreign = {
      method: 'POST',
      url: historyPath,
      payload: { site: 'nl', deed: 'history', number: null },
    } as const;
    expect((await app.inject(foreign)).statusCode).toBe(401);
  });

  it('REL10 keeps the last ten loads of a site', async () => {
    for (let index = 0; index < 11; index += 1) await load(await withNews(52, `w${index}`), { force: true });
    expect(await numbers()).toEqual(Array.from({ length: 10 }, (_, index) => `loaded ${18 - index}`));
  });

  it('D62 an item with another slug and the same reference does not leave', async () => {
    const renamed = await withNews(52, 'w10');
    for (const lists of Object.values(renamed.languages))
      lists.shows = lists.shows.map((show) => ({ ...show, slug: `new-${show.slug}` }));
    const { leaving } = await load(renamed, { dryRun: true });
    const withReference = (await harbourCatalogue()).languages.nl?.shows.filter(
      ({ showRef }) => showRef !== null,
    );
    expect(withReference?.length).toBeGreaterThan(0);
    expect(leaving.find(({ kind }) => kind === 'show')?.leaving ?? 0).toBe(
      (renamed.languages.nl?.shows.length ?? 0) - (withReference?.length ?? 0),
    );
  });

  it('D62 leaves and stays as a load finds it: by its number, not by its slug where the references differ', async () => {
    const of = async (change: (show: Show, at: number) => Show) => {
      const catalogue = await withNews(52, 'w10');
      for (const lists of Object.values(catalogue.languages)) {
        lists.shows = lists.shows.map(change);
        lists.showDetails = {};
        lists.events = [];
      }
      const { nl, en } = catalogue.languages;
      catalogue.translations.shows = (nl?.shows ?? []).flatMap(({ slug }, at) =>
        en?.shows[at] === undefined ? [{ nl: slug }] : [{ nl: slug, en: en.shows[at].slug }],
      );
      return catalogue;
    };
    const shows = async (catalogue: SiteCatalogue) =>
      (await load(catalogue, { dryRun: true })).leaving.filter(({ kind }) => kind === 'show');
    const bare = await of((show) => ({ ...show, showRef: null }));
    await load(bare, { force: true });
    expect(await shows(await of((show) => ({ ...show, showRef: null, slug: `new-${show.slug}` })))).toEqual(
      [],
    );
    await load(await of((show, at) => ({ ...show, showRef: `HO${at}` })), { force: true });
    // A till that gives all films other references: members would lose what they kept of each.
    const renumbered = await shows(await of((show, at) => ({ ...show, showRef: `ho${at}` })));
    expect(renumbered).toMatchObject([{ leaving: bare.languages.nl?.shows.length, held: true }]);
    await load(await withNews(52, 'w10'), { force: true });
  });

  it('REL8 has a share for each kind: a few news may leave, the last legal page may not', async () => {
    expect(await load(await withNews(49, 'w10'))).toMatchObject({
      outcome: 'loaded',
      leaving: [{ kind: 'newsItem', leaving: 3, held: false }],
    });
    const fewer = await withNews(20, 'w10');
    expect(await load(fewer, { dryRun: true })).toMatchObject({ outcome: 'held' });
    expect(await load(fewer, { force: true })).toMatchObject({ outcome: 'loaded' });
    const legal = await withNews(20, 'w10');
    for (const lists of Object.values(legal.languages)) lists.masterTemplates = [...masterTemplatesFixture];
    expect(await load(legal)).toMatchObject({ outcome: 'loaded', leaving: [] });
    expect(await load(fewer)).toMatchObject({
      outcome: 'held',
      leaving: [
        { kind: 'masterTemplate', before: 1, leaving: 1, held: true, examples: ['Cinema for schools'] },
      ],
    });
  });
});
