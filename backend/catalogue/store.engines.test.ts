import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteCatalogue } from '#src/contract/catalogue.ts';
import type { OpenDatabase } from '../database/open.ts';
import { databaseOfRun } from '../database/test-database.ts';
import { harbourCatalogue, harbourNow } from '../import/fixtures/harbour.ts';
import { holdCheck } from './hold.ts';
import { IdentityError } from './identity/identity.ts';
import { findItem, readList, readShowtimes, readTranslation } from './readers.ts';
import { Search } from './search/search.ts';
import { CatalogueError } from './source.ts';
import { readCatalogueState } from './state.ts';
import { replaceCatalogue, tidy } from './store.ts';
import type { LoadOptions } from './store.ts';

const options: LoadOptions = { origin: 'import', now: harbourNow, seedDay: null };

function changed(catalogue: SiteCatalogue, change: (copy: SiteCatalogue) => void): SiteCatalogue {
  const copy = structuredClone(catalogue);
  change(copy);
  return copy;
}

function dutch(catalogue: SiteCatalogue) {
  const { nl } = catalogue.languages;
  if (nl === undefined) throw new Error('the fixture is Dutch');
  return nl;
}

describe.each([databaseOfRun()])('the catalogue in $name', ({ open }) => {
  let database: OpenDatabase;
  let catalogue: SiteCatalogue;
  beforeAll(async () => {
    catalogue = await harbourCatalogue();
    database = await open();
    await replaceCatalogue(database.db, catalogue, options);
  });
  afterAll(() => database.close());
  const revisionOf = async () => (await readCatalogueState(database.db, 'nl'))?.revision ?? 0;
  const reader = (language: 'nl' | 'en') => ({ db: database.db, site: 'nl', language }) as const;

  it('gives each list back as it was stored', async () => {
    expect(JSON.parse(await readList(reader('nl'), 'cinema'))).toEqual(dutch(catalogue).cinemas);
    expect(JSON.parse(await readList(reader('en'), 'show'))).toEqual(catalogue.languages.en?.shows);
  });

  it('writes nothing where nothing differs', async () => {
    const revision = await revisionOf();
    const again = await replaceCatalogue(database.db, catalogue, options);
    expect(again).toEqual({ revision, changed: false, changes: {} });
  });

  it('counts what a load adds, changes and removes, and raises the revision', async () => {
    const next = changed(catalogue, (copy) => {
      const nl = dutch(copy);
      const [first] = nl.cinemas;
      if (first !== undefined) first.seatCount = 1;
      nl.showtimes['het-zoutpakhuis-70101'] = {};
      nl.goneShows.push('oud-70001');
    });
    const revision = await revisionOf();
    const dry = await replaceCatalogue(database.db, next, { ...options, dryRun: true });
    expect(await revisionOf()).toBe(revision);
    const result = await replaceCatalogue(database.db, next, options);
    expect(result).toEqual(dry);
    expect(result.revision).toBe(revision + 1);
    expect(result.changes.cinema).toEqual({ added: 0, changed: 1, removed: 0 });
    expect(result.changes.show).toEqual({ added: 1, changed: 0, removed: 0 });
    // The English showtimes stay, now on their own.
    expect(result.changes.showtime).toEqual({ added: 3, changed: 0, removed: 4 });
    await tidy(database);
    const back = await replaceCatalogue(database.db, catalogue, options);
    expect(back.revision).toBe(revision + 2);
    expect(JSON.parse(await readList(reader('nl'), 'cinema'))).toEqual(dutch(catalogue).cinemas);
  });

  it('changes nothing at all where a load fails half-way', async () => {
    const before = await readCatalogueState(database.db, 'nl');
    const broken = changed(catalogue, (copy) => {
      const nl = dutch(copy);
      nl.cinemas.pop();
      const day = nl.showtimes['het-zoutpakhuis-70101']?.['velours-havenkwartier']?.['2026-09-09'];
      if (day?.[0] !== undefined) day[0].time = '2026-99-99 00:00:00';
    });
    await expect(replaceCatalogue(database.db, broken, options)).rejects.toThrow(/out of range/);
    expect(await readCatalogueState(database.db, 'nl')).toEqual(before);
    expect(JSON.parse(await readList(reader('nl'), 'cinema'))).toHaveLength(2);
  });

  it('refuses a catalogue without the default language and two items of one slug', async () => {
    const { en } = catalogue.languages;
    const foreign: SiteCatalogue = { ...catalogue, languages: en === undefined ? {} : { en } };
    await expect(replaceCatalogue(database.db, foreign, options)).rejects.toThrow(CatalogueError);
    const twice = changed(catalogue, (copy) => {
      copy.translations.shows.push({ nl: 'nachtboot-70102', en: 'the-salt-store-70101' });
    });
    await expect(replaceCatalogue(database.db, twice, options)).rejects.toThrow(IdentityError);
  });

  it('keeps showtimes once for all languages, with what differs', async () => {
    const show = await findItem(reader('en'), 'show', 'the-salt-store-70101');
    const inDutch = await readShowtimes(reader('nl'), show?.id ?? '', { day: '2026-09-09' });
    const inEnglish = await readShowtimes(reader('en'), show?.id ?? '', { day: '2026-09-09' });
    expect(inDutch.map(({ body }) => body.replace('/nl/V', '/en/V'))).toEqual(
      inEnglish.map(({ body }) => body),
    );
    expect(inEnglish[0]?.body).toContain('/en/V0071S5001/booking');
  });

  it('R237 knows the slug of an item in each language', async () => {
    expect(await readTranslation(reader('nl'), 'show', 'het-zoutpakhuis-70101')).toEqual({
      gone: false,
      slugs: { nl: 'het-zoutpakhuis-70101', en: 'the-salt-store-70101' },
    });
    expect(await readTranslation(reader('nl'), 'show', 'the-salt-store-70101')).not.toBeNull();
    expect(await readTranslation(reader('nl'), 'cinema', 'nowhere')).toBeNull();
  });

  const titlesOf = async (text: string, type: string | null = null): Promise<unknown[]> => {
    const searched = { site: 'nl', language: 'nl', revision: 1 } as const;
    const answer = await new Search(database.db).answer(searched, { text, type, onlyHelp: false });
    const hits: unknown = JSON.parse(answer);
    return Array.isArray(hits) ? hits.map((hit: { title: string }) => hit.title) : [];
  };

  it('R247 finds by name with accents, typing errors, city and postal code', async () => {
    expect(await titlesOf('ZOUTPÄKHUIS')).toEqual(['Het zoutpakhuis']);
    expect(await titlesOf('zoutpakuis')).toEqual(['Het zoutpakhuis']);
    expect(await titlesOf('nachtbot')).toEqual(['Nachtboot']);
    expect(await titlesOf('zeehaven')).toEqual(['Velours Havenkwartier']);
    expect(await titlesOf('4380')).toEqual(['Velours Havenkwartier']);
    expect(await titlesOf('4380 ab')).toEqual(['Velours Havenkwartier']);
    expect(await titlesOf('380')).toEqual([]);
    expect(await titlesOf('eilandweek', 'event')).toEqual(['Eilandweek']);
    expect(await titlesOf('velours', 'show')).toEqual([]);
    expect(await titlesOf('velours', 'cinema')).toHaveLength(2);
    expect(await titlesOf('wolkenkrabber')).toEqual([]);
  });

  it('R247 ignores a text of fewer than two characters and whatever is no text', async () => {
    for (const text of ['', 'z', ' z ', '\0\0\0', '\u{200B}z']) expect(await titlesOf(text)).toEqual([]);
    for (const text of ["'; drop table texts; --", '%%', '__', '\\', '\u{1F37F}'.repeat(50)]) {
      expect(await titlesOf(text)).toEqual([]);
    }
  });

  it('holds a load that drops more than 30 % of the showtimes to come', async () => {
    const fewer = changed(catalogue, (copy) => {
      const byDay = dutch(copy).showtimes['het-zoutpakhuis-70101']?.['velours-havenkwartier'];
      if (byDay !== undefined) byDay['2026-09-09'] = [];
    });
    expect(await holdCheck(database.db, fewer, harbourNow)).toEqual({ held: true, before: 4, after: 1 });
    expect(await holdCheck(database.db, catalogue, harbourNow)).toEqual({ held: false, before: 4, after: 4 });
    const past = new Date('2026-10-01T00:00:00Z');
    expect(await holdCheck(database.db, fewer, past)).toMatchObject({ held: false, before: 0 });
  });

  it('does not count the showtimes of the demonstration', async () => {
    await replaceCatalogue(database.db, catalogue, {
      ...options,
      origin: 'demonstration',
      seedDay: '2026-09-09',
    });
    const none = changed(catalogue, (copy) => {
      dutch(copy).showtimes = {};
    });
    expect(await holdCheck(database.db, none, harbourNow)).toMatchObject({ held: false });
    expect((await readCatalogueState(database.db, 'nl'))?.seedDay).toBe('2026-09-09');
    await replaceCatalogue(database.db, catalogue, options);
  });
});
