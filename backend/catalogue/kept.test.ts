import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteCatalogue } from '#src/contract/catalogue.ts';
import { showtimesOfDay, type Showtime } from '#src/contract/showtimes-day/schema.ts';
import type { OpenDatabase } from '../database/open.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { loadImport } from '../import/deliver/load.ts';
import { harbourCatalogue, harbourNow } from '../import/fixtures/harbour.ts';
import { readBooking } from './readers.ts';
import { getJson, loadDemonstration, testServer } from '../test-server.ts';

const day = '2026-09-09';
const show = 'the-lamplighter';
const cinema = 'velours-havenkwartier';
const path = `/nl/api/show/${show}/showtimes/${cinema}/${day}`;

const at = (clock: string, changes: Partial<Showtime> = {}): Showtime => ({
  time: `${day} ${clock}:00`,
  version: 'vost',
  tags: [],
  status: 'available',
  reservabilityStart: null,
  reservabilityEnd: null,
  isMovie: true,
  refCmd: `https://tunnel.example.org/nl/V0107S${clock.replace(':', '')}/booking`,
  auditoriumName: '1',
  auditoriumCapacity: '100',
  endTime: `${day} ${String(Number(clock.slice(0, 2)) + 2)}:00:00`,
  specialShowtimeDetails: null,
  seatsLeft: 40,
  ...changes,
});

/** Showtimes until the evening, of which less than the share that is believed may leave. */
const clocks = ['10:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00', '19:00', '20:00', '21:00'];

/** The harbour’s catalogue whose only showtimes are the given ones, in each of its languages. */
async function playing(showtimes: readonly Showtime[]): Promise<SiteCatalogue> {
  const catalogue = await harbourCatalogue();
  for (const content of Object.values(catalogue.languages)) {
    const slug = content.shows[0]?.slug ?? '';
    content.showtimes = { [slug]: { [cinema]: { [day]: [...showtimes] } } };
  }
  return catalogue;
}

describe('what left an import', () => {
  let database: OpenDatabase;
  let slug = show;
  beforeEach(async () => {
    database = await openTestDatabase();
    slug = (await harbourCatalogue()).languages.nl?.shows[0]?.slug ?? '';
  });
  afterEach(async () => {
    await database.close();
  });

  const load = async (showtimes: readonly Showtime[], now = harbourNow) =>
    loadImport(
      database,
      { catalogue: await playing(showtimes), lacking: {}, force: true, dryRun: false },
      now,
    );
  /** Asks a new server: a running one believes for two seconds what it knows of the catalogue. */
  async function asked<T>(ask: (app: FastifyInstance) => Promise<T>): Promise<T> {
    const app = testServer(database, ['nl']);
    try {
      return await ask(app);
    } finally {
      await app.close();
    }
  }
  const answered = async (language = 'nl') =>
    showtimesOfDay.parse(
      (await asked((app) => getJson(app, `${path.replace(show, slug)}?language=${language}`))).body,
    );
  const cancelledAt = async (language?: string) =>
    (await answered(language)).flatMap(({ cancelled, time }) =>
      cancelled === true ? [time.slice(11, 16)] : [],
    );
  const all = clocks.map((clock) => at(clock));

  it('D55 stays as cancelled until it would have ended, locked for readers that do not know the mark', async () => {
    await load(all);
    await load(all.filter(({ time }) => !time.includes('18:00')));
    expect(await cancelledAt()).toEqual(['18:00']);
    expect(await cancelledAt('en')).toEqual(['18:00']);
    const kept = (await answered()).find(({ cancelled }) => cancelled === true);
    expect(kept).toEqual({
      ...at('18:00', { seatsLeft: undefined }),
      status: 'locked',
      cancelled: true,
      sequence: 1,
    });
    expect((await answered()).map(({ time }) => time)).toEqual(all.map(({ time }) => time));
    // Another load without it changes nothing; one with it brings it back.
    const again = await load(all.filter(({ time }) => !time.includes('18:00')));
    expect(again.changes['showtime']).toBeUndefined();
    await load(all);
    expect(await cancelledAt()).toEqual([]);
    expect(await answered()).toHaveLength(all.length);
  });

  it('D55 goes when it would be over', async () => {
    await load(all);
    const rest = all.filter(({ time }) => !time.includes('10:00') && !time.includes('13:00'));
    // At noon the showtime of ten is over; that of one goes with the first load after three.
    await load(rest);
    expect(await cancelledAt()).toEqual(['13:00']);
    await load(rest, new Date(`${day}T15:00:00+02:00`));
    expect(await cancelledAt()).toEqual([]);
  });

  it('D55 goes when it would really be over, whatever end a till told', async () => {
    const told = {
      // At noon the film of half past nine still runs: only the day of its end is wrong.
      '09:30': '2026-09-08 12:30:00',
      '10:00': '2153-09-09 12:00:00',
      '11:00': '1900-01-01 13:00:00',
    };
    const odd = Object.entries(told).map(([clock, endTime]) => at(clock, { endTime }));
    await load([...all.slice(1), ...odd]);
    await load(all.slice(1));
    expect(await cancelledAt()).toEqual(['09:30']);
  });

  it('D55 is not cancelled when it moved to another auditorium or time under its booking', async () => {
    await load(all);
    await load(
      all.map((one) => {
        if (one.time.includes('18:00')) return { ...one, auditoriumName: '2', refCmd: null };
        return one.time.includes('20:00') ? { ...one, time: `${day} 20:15:00` } : one;
      }),
    );
    expect(await cancelledAt()).toEqual([]);
    expect(await answered()).toHaveLength(all.length);
  });

  it('D55 is another catalogue when most of it left: nothing is cancelled then', async () => {
    await load(all);
    await load(all.slice(0, 5));
    expect(await cancelledAt()).toEqual([]);
  });

  it('D55 goes with its show', async () => {
    await load(all);
    const catalogue = await playing([]);
    for (const content of Object.values(catalogue.languages)) {
      content.shows = content.shows.filter((one) => !Object.hasOwn(content.showtimes, one.slug));
      content.showtimes = {};
    }
    const outcome = await loadImport(
      database,
      { catalogue, lacking: {}, force: true, dryRun: false },
      harbourNow,
    );
    expect(outcome.outcome).toBe('loaded');
    expect(await database.db.selectFrom('showtimes').selectAll().execute()).toEqual([]);
  });

  it('D55 does not count among the showtimes that a load may not drop', async () => {
    await load(all);
    await load(all.slice(0, 8));
    expect(await cancelledAt()).toEqual(['20:00', '21:00']);
    const third = await loadImport(
      database,
      { catalogue: await playing(all.slice(0, 6)), lacking: {}, force: false, dryRun: false },
      harbourNow,
    );
    // One of the eight is over at noon: two of seven are less than a third.
    expect(third).toMatchObject({ outcome: 'loaded', coming: { before: 7, after: 5 } });
  });

  it('D55 is only for imports: the demonstration goes as its days pass', async () => {
    await loadDemonstration(database, ['nl']);
    await load(all);
    expect(await cancelledAt()).toEqual([]);
  });

  it('D55 is cancelled where the showtimes that are over are most of those that a short feed has', async () => {
    const evening = new Date(`${day}T18:30:00+02:00`);
    await load(all, harbourNow);
    // Of the ten, five are over and have gone from the feed; one of the last five is withdrawn.
    await load(all.slice(5, 9), evening);
    expect(await cancelledAt()).toEqual(['21:00']);
    // Two of the last four are too many. What is cancelled stays so.
    await load(all.slice(7, 9), evening);
    expect(await cancelledAt()).toEqual(['21:00']);
  });

  it('D55 stays cancelled when another one is withdrawn, however many are cancelled by then', async () => {
    await load(all);
    for (const last of [8, 6, 5]) await load(all.slice(0, last));
    expect(await cancelledAt()).toEqual(['17:00', '18:00', '19:00', '20:00', '21:00']);
  });

  it('D55 is cancelled though another auditorium plays the film at that minute, under another booking or none', async () => {
    const beside = at('18:00', {
      auditoriumName: '2',
      refCmd: 'https://tunnel.example.org/nl/V0107S9/booking',
    });
    const bare = ['3', '4'].map((auditoriumName) => at('18:00', { auditoriumName, refCmd: null }));
    await load([...all, beside, ...bare]);
    await load([...all.filter(({ time }) => !time.includes('18:00')), beside, ...bare.slice(1)]);
    expect(
      (await answered())
        .filter(({ time }) => time.includes('18:00'))
        .map((one) => [one.auditoriumName, one.cancelled]),
    ).toEqual([
      ['2', undefined],
      ['4', undefined],
      ['1', true],
      ['3', true],
    ]);
  });

  it('D55 D62 is cancelled when its booking sells another film', async () => {
    await load(all);
    const catalogue = await playing(all.filter(({ time }) => !time.includes('18:00')));
    for (const content of Object.values(catalogue.languages)) {
      const other = content.shows[1]?.slug ?? '';
      content.showtimes[other] = { [cinema]: { [day]: [at('18:00')] } };
    }
    await loadImport(database, { catalogue, lacking: {}, force: true, dryRun: false }, harbourNow);
    expect(await cancelledAt()).toEqual(['18:00']);
    const other = catalogue.languages.nl?.shows[1]?.slug ?? '';
    const [answer] = showtimesOfDay.parse(
      (await asked((app) => getJson(app, path.replace(show, other)))).body,
    );
    expect(answer?.cancelled).toBeUndefined();
    const booked = await readBooking({ db: database.db, site: 'nl', language: 'nl' }, 'V0107S1800');
    expect(booked?.showSlug).toBe(other);
  });

  it('D55 is cancelled whose end has the wrong day, also beside one that has the right one', async () => {
    const wrong = at('18:00', { endTime: '2026-09-08 20:00:00' });
    const rest = all.filter(({ time }) => !time.includes('18:00'));
    await load([...rest, wrong]);
    await load(rest, new Date(`${day}T19:00:00+02:00`));
    expect(await cancelledAt()).toEqual(['18:00']);
  });

  it('D55 is cancelled in each language, where the languages do not have the same showtimes', async () => {
    const without = (catalogue: SiteCatalogue) => {
      const { en } = catalogue.languages;
      for (const byCinema of Object.values(en?.showtimes ?? {})) byCinema[cinema]?.[day]?.pop();
      return catalogue;
    };
    const order = (catalogue: SiteCatalogue) => ({ catalogue, lacking: {}, force: true, dryRun: false });
    await loadImport(database, order(without(await playing(all))), harbourNow);
    const rest = all.filter(({ time }) => !time.includes('18:00'));
    await loadImport(database, order(without(await playing(rest))), harbourNow);
    expect(await cancelledAt()).toEqual(['18:00']);
    expect(await cancelledAt('en')).toEqual(['18:00']);
  });

  it('D62 counts each change of a showtime, and never back', async () => {
    const sequences = async () =>
      (await answered()).filter(({ time }) => time.includes('18:')).map(({ sequence }) => sequence);
    const moved = (changes: Partial<Showtime>) =>
      all.map((one) => (one.time.includes('18:00') ? { ...one, ...changes } : one));
    await load(all);
    expect(await sequences()).toEqual([undefined]);
    await load(moved({ auditoriumName: '2' }));
    expect(await sequences()).toEqual([1]);
    // What is no change for a calendar.
    await load(moved({ auditoriumName: '2', seatsLeft: 3, status: 'soldout' }));
    expect(await sequences()).toEqual([1]);
    await load(moved({ auditoriumName: '2', time: `${day} 18:15:00` }));
    expect(await sequences()).toEqual([2]);
    await load(all.filter(({ time }) => !time.includes('18:00')));
    expect(await sequences()).toEqual([3]);
    await load(all);
    expect(await sequences()).toEqual([4]);
    await load(all);
    expect(await sequences()).toEqual([4]);
  });

  it('D62 counts nothing where the languages call the auditorium otherwise, and do not have the same showtimes', async () => {
    const catalogue = await playing(all.map((one) => ({ ...one, auditoriumName: 'Zaal 1' })));
    const byDay = Object.values(catalogue.languages.en?.showtimes ?? {})[0]?.[cinema] ?? {};
    byDay[day] = all.slice(1).map((one) => ({ ...one, auditoriumName: 'Room 1' }));
    const again = async () =>
      loadImport(database, { catalogue, lacking: {}, force: true, dryRun: false }, harbourNow);
    expect([await again(), await again()][1]?.changes).toEqual({});
  });

  it('D55 cancels what no count can count further, and loads over one that an earlier version took', async () => {
    await load(all.map((one) => ({ ...one, sequence: 2_147_483_647 })));
    await load(all.slice(0, -1));
    expect((await answered()).at(-1)).toMatchObject({ cancelled: true, sequence: 2_147_483_647 });
    await load(all.map((one) => ({ ...one, sequence: 1_764_531_893_000 })));
    await expect(load(all)).resolves.toMatchObject({ outcome: 'loaded' });
  });

  it('says with every answer when it was loaded', async () => {
    await load(all);
    const { headers } = await asked(async (app) => app.inject({ url: '/nl/api/cinemas' }));
    expect(headers['x-catalogue-checked']).toBe(harbourNow.toISOString());
  });
});
