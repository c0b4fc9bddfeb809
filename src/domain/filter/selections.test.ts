import { describe, expect, it } from 'vitest';
import type { Filters } from '#src/routes/filters.ts';
import { announced, scheduleWith, showOf } from '../programme/programme-test-kit.ts';
import { asksSchedule, selectionsOf, upcomingShows, type Selections } from './selections.ts';
import { showsOf } from '../programme/programme-entries.ts';

const today = '2026-11-18';
const friday = '2026-11-20';

const orders = (changes: Partial<ReturnType<typeof showOf>['orders']>) => ({
  default: 9999,
  home: 9999,
  upcoming: 9999,
  kids: 9999,
  specialAndEvent: 9999,
  ...changes,
});
const drama = [{ slug: 'drame', label: 'Drame' }];
const comedy = [{ slug: 'comedie', label: 'Comédie' }];

const shows = [
  showOf('out', { orders: orders({ default: 2 }), genres: drama }),
  showOf('cartoon', { orders: orders({ default: 1 }), genres: comedy }),
  showOf('opera', { kind: 'event', orders: orders({ default: 3 }), genres: [] }),
  showOf('left', { genres: drama }),
  announced('presale', { orders: orders({ upcoming: 2 }), genres: drama }),
  announced('later', { orders: orders({ upcoming: 1 }), genres: comedy }),
  announced('hidden', { notComingSoon: true }),
];

const schedule = scheduleWith({
  [today]: {
    out: { versions: ['vf'], tags: ['imax'] },
    cartoon: { versions: ['vf'], layer: { kids: true, orders: { kids: 1 } } },
  },
  [friday]: {
    out: { versions: ['vf', 'VOST'] },
    opera: { versions: ['vost'], tags: ['opera'] },
    presale: { versions: ['vost'], layer: { released: false } },
  },
});

const select = (filters: Filters = {}, changes: Partial<Parameters<typeof selectionsOf>[0]> = {}) =>
  selectionsOf({ shows, schedule, today, filters, ...changes });

const slugs = (selections: Selections) =>
  Object.fromEntries(
    Object.entries(selections).map(([tab, selected]) => [tab, selected.map(({ show }) => show.slug)]),
  );

describe('the five selections of a site', () => {
  it('R056 hold what is out, presales, films for children, events and what is announced', () => {
    expect(slugs(select())).toEqual({
      book: ['cartoon', 'out', 'opera'],
      presales: ['presale'],
      kids: ['cartoon'],
      special: ['opera'],
      upcoming: ['later', 'presale'],
    });
  });

  it('R056 put special showtimes of films beside the events', () => {
    const special = scheduleWith({ [today]: { out: { layer: { specialEvent: true } } } });
    expect(slugs(select({}, { schedule: special }))['special']).toEqual(['out']);
  });

  it('R056 show an event on sale among the special showtimes and not again among what comes', () => {
    const gala = announced('gala', { kind: 'event', genres: drama });
    const later = announced('gala-later', { kind: 'event', genres: drama });
    const sold = scheduleWith({ [friday]: { gala: { layer: { released: false } } } });
    expect(slugs(select({}, { shows: [gala, later], schedule: sold }))).toEqual({
      book: [],
      presales: [],
      kids: [],
      special: ['gala'],
      upcoming: ['gala-later'],
    });
  });

  it('R075 announce nothing that is marked to stay out of what is coming', () => {
    expect(upcomingShows(shows).map(({ slug }) => slug)).toEqual(['later', 'presale']);
  });

  it('R076 sort each selection by its own order', () => {
    const kids = scheduleWith({
      [today]: {
        out: { layer: { kids: true, orders: { kids: 2, specialAndEvent: 1 }, specialEvent: true } },
        cartoon: { layer: { kids: true, orders: { kids: 1, specialAndEvent: 2 }, specialEvent: true } },
      },
    });
    expect(slugs(select({}, { schedule: kids }))).toMatchObject({
      kids: ['cartoon', 'out'],
      special: ['out', 'cartoon'],
    });
  });

  it('R076 go by the catalogue’s order over a country and by the programme’s in a cinema', () => {
    const first = { layer: { orders: { default: 1, upcoming: 1 } } };
    const programme = scheduleWith({
      [today]: { out: first, cartoon: { layer: { orders: { default: 2 } } } },
    });
    expect(slugs(select({}, { schedule: programme }))['book']).toEqual(['cartoon', 'out']);
    expect(slugs(select({ localisation: 'x' }, { schedule: programme }))['book']).toEqual(['out', 'cartoon']);
  });

  it('R179 are narrowed by genre, what is announced too', () => {
    expect(slugs(select({ genres: ['drame'] }))).toEqual({
      book: ['out'],
      presales: ['presale'],
      kids: [],
      special: [],
      upcoming: ['presale'],
    });
  });

  it('R179 R181 are narrowed by day and version; of what is announced nothing is known then', () => {
    expect(slugs(select({ date: today }))).toMatchObject({ book: ['cartoon', 'out'], upcoming: [] });
    expect(slugs(select({ versions: ['vost'] }))).toMatchObject({
      book: ['out', 'opera'],
      presales: ['presale'],
      upcoming: [],
    });
    expect(slugs(select({ date: today, versions: ['vost'] }))).toMatchObject({ book: [], presales: [] });
    expect(slugs(select({ date: '2026-11-17' }))).toMatchObject({ book: [], presales: [], kids: [] });
  });

  it('R180 take entertainment for every event', () => {
    expect(slugs(select({ tags: ['entertainment'] }))).toMatchObject({ book: ['opera'] });
  });

  it('say the first day on which a show fits what is asked for, and in which versions', () => {
    const fits = (filters: Filters) =>
      Object.fromEntries(select(filters).book.map(({ show, fit }) => [show.slug, fit]));
    expect(fits({ versions: ['vost'] })).toEqual({
      out: { day: friday, versions: ['VOST'] },
      opera: { day: friday, versions: ['vost'] },
    });
    expect(fits({ date: friday })['out']).toEqual({ day: friday, versions: ['vf', 'VOST'] });
    expect(fits({ localisation: 'velours-faubourg' })['out']).toEqual({ day: today, versions: ['vf'] });
    expect(fits({ genres: ['drame'] })).toEqual({ out: null });
  });

  it('have no fit where no single day has everything', () => {
    const [selected] = select({ tags: ['imax'], versions: ['vost'] }).book;
    expect(selected).toMatchObject({ show: { slug: 'out' }, fit: null });
  });

  it('fit on a day that can still be booked', () => {
    const over = scheduleWith({ [today]: { out: { bookable: false } }, [friday]: { out: {} } });
    expect(select({ localisation: 'x' }, { schedule: over }).book).toMatchObject([{ fit: { day: friday } }]);
  });
});

describe('a show over several days', () => {
  it('R179 can be booked while any of its days can', () => {
    const over = scheduleWith({
      [today]: { out: { bookable: false }, left: { bookable: false } },
      [friday]: { out: {} },
    });
    const played = showsOf(over, today, new Map(shows.map((show) => [show.slug, show])));
    expect(played.map(({ show }) => [show.slug, show.bookable])).toEqual([
      ['out', true],
      ['left', false],
    ]);
  });
});

describe('without a schedule', () => {
  it('R166 what is out counts as played, what is announced as announced', () => {
    for (const none of [null, scheduleWith({})])
      expect(slugs(select({ genres: ['drame'] }, { schedule: none }))).toMatchObject({
        book: ['out', 'left'],
        presales: [],
        upcoming: ['presale'],
      });
  });

  it('nothing can be said of a day, a cinema, a version or an experience', () => {
    for (const filters of [
      { date: today },
      { localisation: 'x' },
      { versions: ['vf'] },
      { tags: ['imax'] },
    ]) {
      expect(asksSchedule(filters)).toBe(true);
      expect(slugs(select(filters, { schedule: null }))).toMatchObject({ book: [], upcoming: [] });
    }
    for (const filters of [{}, { genres: ['drame'] }, { tags: [] }])
      expect(asksSchedule(filters)).toBe(false);
  });

  it('a cinema without a programme plays nothing', () => {
    expect(slugs(select({ localisation: 'x' }, { schedule: scheduleWith({}) })).book).toEqual([]);
  });
});
