import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteCatalogue } from '#src/contract/catalogue.ts';
import { showIdsOf, showSlugsOf, referenceOfSlug } from '../../accounts/service/cinemas.ts';
import type { OpenDatabase } from '../../database/open.ts';
import { databaseOfRun } from '../../database/test-database.ts';
import { loadImport } from '../../import/deliver/load.ts';
import { harbourCatalogue, harbourNow } from '../../import/fixtures/harbour.ts';
import { findSubject } from '../../notices/subject.ts';
import { getJson, testServer } from '../../test-server.ts';

const film = 'het-zoutpakhuis-70101';
const other = 'nachtboot-70102';
const cinema = 'velours-havenkwartier';
const dayMs = 86_400_000;
/** What a report says of items of which none came or went. */
const oneAndTheSame = { added: 0, removed: 0 };

/** A catalogue in which slugs are others, wherever they stand. */
function named(catalogue: SiteCatalogue, names: Readonly<Record<string, string>>): SiteCatalogue {
  const text = JSON.stringify(catalogue).replaceAll(/"([a-z0-9-]+)"/g, (whole, slug: string) =>
    Object.hasOwn(names, slug) ? JSON.stringify(names[slug]) : whole,
  );
  return JSON.parse(text) as SiteCatalogue;
}

/** The catalogue of a till that gives its films no references. */
function withoutReferences(catalogue: SiteCatalogue): SiteCatalogue {
  const copy = structuredClone(catalogue);
  for (const content of Object.values(copy.languages))
    content.shows = content.shows.map((show) => ({ ...show, showRef: null }));
  return copy;
}

describe.each([databaseOfRun()])('an item that gets another slug, in $name', ({ open }) => {
  let database: OpenDatabase;
  let catalogue: SiteCatalogue;
  beforeEach(async () => {
    database = await open();
    catalogue = await harbourCatalogue();
    await load(catalogue);
  });
  afterEach(async () => {
    await database.close();
  });

  const load = async (one: SiteCatalogue, now = harbourNow) =>
    loadImport(database, { catalogue: one, lacking: {}, force: true, dryRun: false }, now);
  /** Asks a new server: a running one believes for two seconds what it knows of the catalogue. */
  async function asked(...paths: readonly string[]) {
    const app: FastifyInstance = testServer(database, ['nl']);
    try {
      return await Promise.all(paths.map(async (path) => getJson(app, `/nl/api/${path}`)));
    } finally {
      await app.close();
    }
  }
  const redirectOf = async (path: string) => {
    const [answer] = await asked(path);
    const body = answer?.body as { redirectSlug?: string | null; details?: { redirectSlug: string | null } };
    return [answer?.status, body.redirectSlug ?? body.details?.redirectSlug ?? null];
  };

  it('D62 is one that changed, and keeps leading on from the slugs that it had', async () => {
    const outcome = await load(named(catalogue, { [film]: 'zout-70101' }));
    expect(outcome.changes.show).toMatchObject(oneAndTheSame);
    expect(outcome.changes.showtime).toBeUndefined();
    expect(await redirectOf(`show/${film}`)).toEqual([200, 'zout-70101']);
    expect(await redirectOf('show/zout-70101')).toEqual([200, null]);
    expect(await redirectOf('show/nooit-70101')).toEqual([404, null]);
    // Another call about it is answered as under its slug.
    for (const rest of ['/translate', `/showtimes/${cinema}`, '/cinemas']) {
      const [old, own] = await asked(`show/${film}${rest}`, `show/zout-70101${rest}`);
      expect(old?.status).toBe(200);
      expect(old).toEqual(own);
    }
    // In another language too, as for any slug of another language.
    expect(await redirectOf(`show/${film}?language=en`)).toEqual([200, 'the-salt-store-70101']);

    // Through several names, and back.
    await load(named(catalogue, { [film]: 'het-zout-70101' }));
    expect(await redirectOf(`show/${film}`)).toEqual([200, 'het-zout-70101']);
    expect(await redirectOf('show/zout-70101')).toEqual([200, 'het-zout-70101']);
    const back = await load(catalogue);
    expect(back.changes.show).toMatchObject(oneAndTheSame);
    expect(await redirectOf(`show/${film}`)).toEqual([200, null]);
    expect(await redirectOf('show/zout-70101')).toEqual([200, film]);
    expect(await redirectOf('show/het-zout-70101')).toEqual([200, film]);
  });

  it('D62 is told by its number where the till gives no reference', async () => {
    await load(withoutReferences(catalogue));
    const outcome = await load(named(withoutReferences(catalogue), { [film]: 'zout-70101' }));
    expect(outcome.changes.show).toMatchObject(oneAndTheSame);
    expect(await redirectOf(`show/${film}`)).toEqual([200, 'zout-70101']);
  });

  it('D62 may swap its slug with another one', async () => {
    const ids = async () =>
      (
        await database.db.selectFrom('texts').select(['id', 'slug']).where('language', '=', 'nl').execute()
      ).filter(({ slug }) => slug === film || slug === other);
    const outcome = await load(named(catalogue, { [film]: other, [other]: film }));
    expect(outcome.changes.show).toMatchObject(oneAndTheSame);
    expect(Object.fromEntries((await ids()).map(({ id, slug }) => [id, slug]))).toEqual({
      [film]: other,
      [other]: film,
    });
    expect(await redirectOf(`show/${film}`)).toEqual([200, null]);
  });

  it('D62 loses an old slug to the film that takes it', async () => {
    await load(named(catalogue, { [film]: 'zout-70101' }));
    const taken = named(catalogue, { [film]: 'zout-70101', [other]: film });
    await load(taken);
    const [answer] = await asked(`show/${film}`);
    expect(answer?.body).toMatchObject({ slug: film, redirectSlug: null });
    expect(await redirectOf(`show/${other}`)).toEqual([200, film]);
    expect((await load(taken)).changes).toEqual({});
  });

  it('D62 is a cinema too, with its programme, its plans of a day and its place', async () => {
    const outcome = await load(named(catalogue, { [cinema]: 'velours-haven' }));
    expect(outcome.changes.cinema).toMatchObject(oneAndTheSame);
    expect(await redirectOf(`cinema/${cinema}`)).toEqual([200, 'velours-haven']);
    const day = '2026-09-09';
    const [programme, times, own] = await asked(
      `cinema/${cinema}/shows`,
      `show/${film}/showtimes/${cinema}/${day}`,
      `show/${film}/showtimes/velours-haven/${day}`,
    );
    expect(programme?.status).toBe(200);
    expect(times?.body).toEqual(own?.body);
    expect(JSON.stringify(times?.body)).toContain(day);
    expect(await referenceOfSlug(database.db, 'nl', 'nl', cinema)).toBe('0071');
  });

  it('D62 R114 keeps what members and notices name', async () => {
    const { db } = database;
    const ids = await showIdsOf(db, 'nl', 'nl', [film]);
    const reader = { db, site: 'nl', language: 'nl' } as const;
    const before = await findSubject(reader, {
      show: film,
      place: { kind: 'cinema', slug: cinema },
      version: null,
    });
    await load(named(catalogue, { [film]: 'zout-70101', [cinema]: 'velours-haven' }));
    expect(await showIdsOf(db, 'nl', 'nl', ['zout-70101', film])).toEqual(
      new Map([
        [film, ids.get(film)],
        ['zout-70101', ids.get(film)],
      ]),
    );
    expect(await showSlugsOf(db, 'nl', 'nl', [...ids.values()])).toEqual(
      new Map([[ids.get(film), 'zout-70101']]),
    );
    for (const slugs of [
      [film, cinema],
      ['zout-70101', 'velours-haven'],
    ] as const)
      expect(
        await findSubject(reader, {
          show: slugs[0],
          place: { kind: 'cinema', slug: slugs[1] },
          version: null,
        }),
      ).toEqual(before);
  });

  it('D62 is told by the show where it is an event', async () => {
    const event = 'opera-de-getijden-70103';
    await load(named(catalogue, { [event]: 'getijden' }));
    expect(await redirectOf(`show/${event}`)).toEqual([200, 'getijden']);
    const ids = await database.db
      .selectFrom('texts')
      .select('id')
      .where('kind', '=', 'event')
      .where('slug', '=', 'getijden')
      .execute();
    expect(ids).toEqual([{ id: event }]);
  });

  it('D62 leads on as long as it is there, and for 400 days after', async () => {
    const without = structuredClone(catalogue);
    for (const [language, content] of Object.entries(without.languages)) {
      const slug = content.shows.find(({ showRef }) => showRef === 'HO00007101')?.slug ?? '';
      content.shows = content.shows.filter((show) => show.slug !== slug);
      delete content.showDetails[slug];
      delete content.showtimes[slug];
      delete content.showCinemas[slug];
      for (const programme of Object.values(content.cinemaShows)) delete programme.shows[slug];
      without.translations.shows = without.translations.shows.filter(
        (one) => one[language as 'nl' | 'en'] !== slug,
      );
    }
    const later = (days: number) => new Date(harbourNow.getTime() + days * dayMs);
    await load(named(catalogue, { [film]: 'zout-70101' }));
    await load(named(catalogue, { [film]: 'zout-70101' }), later(500));
    expect(await redirectOf(`show/${film}`)).toEqual([200, 'zout-70101']);
    await load(without, later(500));
    expect(await redirectOf(`show/${film}`)).toEqual([404, null]);
    // It comes back under a third name.
    await load(named(catalogue, { [film]: 'het-zout' }), later(600));
    expect(await redirectOf(`show/${film}`)).toEqual([200, 'het-zout']);
    await load(without, later(600));
    await load(without, later(1_001));
    expect(
      await database.db.selectFrom('item_names').selectAll().where('kind', '=', 'show').execute(),
    ).toEqual([]);
  });

  it('D62 stays itself where a till gives it another reference in each language', async () => {
    const twice = structuredClone(catalogue);
    for (const [language, content] of Object.entries(twice.languages))
      content.shows = content.shows.map((show) => ({ ...show, showRef: `${show.showRef}-${language}` }));
    await load(twice);
    expect((await load(twice)).changes).toEqual({});
  });

  it('changes nothing in a dry run, and nothing when the same catalogue is loaded again', async () => {
    const renamed = named(catalogue, { [film]: 'zout-70101' });
    const dry = await loadImport(
      database,
      { catalogue: renamed, lacking: {}, force: true, dryRun: true },
      harbourNow,
    );
    expect(dry.changes.show).toMatchObject(oneAndTheSame);
    expect(await redirectOf(`show/${film}`)).toEqual([200, null]);
    await load(renamed);
    expect((await load(renamed)).changes).toEqual({});
  });
});
