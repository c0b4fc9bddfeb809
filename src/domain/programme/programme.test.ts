import { describe, expect, it } from 'vitest';
import { cinemaShowsFixture } from '#src/contract/cinema-shows/fixture.ts';
import { eventShowsFixture } from '#src/contract/event-shows/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { zoneFixture } from '#src/contract/zone/fixture.ts';
import { fr } from '#src/sites/fr.ts';
import { showClassifier } from '../show/show-kind.ts';
import { showListView } from '../show/show-list-view.ts';
import { itemsBySlug } from '../items-by-slug.ts';
import { compareShows, entriesOn, pushesOf, pushWeight, showsOf } from './programme-entries.ts';
import {
  daysOf,
  daysWithShowtimes,
  itemsOn,
  scheduleOfCinema,
  scheduleOfCity,
  scheduleOfEvent,
  upcomingSchedule,
} from './schedule.ts';

const kindOf = showClassifier(showsFixture.shows, []);
const shows = new Map(showsFixture.shows.map((show) => [show.slug, showListView(show, fr, kindOf)]));
const schedule = scheduleOfCinema(cinemaShowsFixture);
const lamplighter = 'the-lamplighter-31207';
const glassNight = 'glass-night-28841';

describe('schedules', () => {
  it('R084 reads the schedule of a cinema: days, shows, tags, versions, highlight and upsell', () => {
    expect([...schedule.keys()]).toEqual(['2026-09-09', '2026-09-10', '2027-05-02']);
    expect(itemsOn(schedule, '2026-09-09').get(lamplighter)).toMatchObject({
      tags: ['4dx', 'PAUSE'],
      versions: ['vf', 'vost'],
      bookable: true,
      specialShowtime: false,
      highlight: 'tag',
      upsell: false,
    });
    expect(itemsOn(schedule, '2026-09-10').get(lamplighter)).toMatchObject({
      specialShowtime: true,
      highlight: null,
    });
    expect(itemsOn(schedule, '2027-05-02').get(glassNight)).toMatchObject({
      tags: ['avp'],
      highlight: 'showtime',
    });
    expect(itemsOn(schedule, '2030-01-01').size).toBe(0);
  });

  it('R084 reads the schedule of a city, with and without days', () => {
    const city = scheduleOfCity(zoneFixture);
    expect([...city.keys()]).toEqual(['2026-09-09']);
    expect(itemsOn(city, '2026-09-09').get(lamplighter)?.tags).toEqual(['4dx']);
    expect(scheduleOfCity({ shows: zoneFixture.shows.map((show) => ({ ...show, days: {} })) }).size).toBe(0);
  });

  it('R084 reads the schedule of an experience or season', () => {
    const event = scheduleOfEvent(eventShowsFixture);
    expect(itemsOn(event, '2026-10-14').get('la-nuit-des-masques-40218')).toMatchObject({
      tags: ['LIVE', 'opera'],
      bookable: true,
    });
  });

  it('R084 knows the days with showtimes from today on', () => {
    expect(daysWithShowtimes(schedule, '2026-09-10')).toEqual(['2026-09-10', '2027-05-02']);
    expect(daysOf(schedule, lamplighter, '2026-09-09')).toEqual(['2026-09-09', '2026-09-10']);
  });

  it('R171 looks ahead seven days, today included', () => {
    expect([...upcomingSchedule(schedule, '2026-09-04').keys()]).toEqual(['2026-09-09', '2026-09-10']);
    expect([...upcomingSchedule(schedule, '2026-09-03').keys()]).toEqual(['2026-09-09']);
    expect([...upcomingSchedule(schedule, '2026-09-10').keys()]).toEqual(['2026-09-10']);
  });

  it('R084 reads an empty programme', () => {
    expect(scheduleOfCinema({ days: {}, shows: {} }).size).toBe(0);
  });
});

describe('entries of a programme', () => {
  it('R078 R084 merges each show with its day', () => {
    const [entry] = entriesOn(schedule, '2026-09-10', shows);
    expect(entry).toMatchObject({
      day: '2026-09-10',
      show: {
        title: 'The Lamplighter',
        flag: { text: 'Soirée entre amies', colour: 'yellow' },
        orders: { default: 4, home: 1, upcoming: 61, specialAndEvent: 118 },
      },
      tags: ['ladiesnight'],
      versions: ['vost'],
      specialShowtime: true,
    });
  });

  it('R166 makes a presale bookable though it is not released', () => {
    expect(entriesOn(schedule, '2027-05-02', shows)[0]?.show).toMatchObject({
      slug: glassNight,
      bookable: true,
      released: false,
      premiere: true,
    });
  });

  it('leaves out what the catalogue does not know', () => {
    expect(entriesOn(schedule, '2026-09-09', new Map())).toEqual([]);
  });

  it('R084 gives each show once with its days, tags and versions', () => {
    const [first, second] = showsOf(schedule, '2026-09-09', shows);
    expect(first).toMatchObject({
      show: { slug: lamplighter },
      days: ['2026-09-09', '2026-09-10'],
      tags: ['4dx', 'PAUSE', 'ladiesnight'],
      versions: ['vf', 'vost'],
    });
    expect(second).toMatchObject({ show: { slug: glassNight }, days: ['2027-05-02'] });
    expect(showsOf(schedule, '2026-09-11', shows).map((one) => one.show.slug)).toEqual([glassNight]);
  });

  it('reads the same schedule with the same catalogue once for a day', () => {
    const list = [...shows.values()];
    const once = showsOf(schedule, '2026-09-09', itemsBySlug(list));
    expect(showsOf(schedule, '2026-09-09', itemsBySlug(list))).toBe(once);
    expect(showsOf(schedule, '2026-09-11', itemsBySlug(list))).not.toEqual(once);
    expect(showsOf(new Map(), '2026-09-09', itemsBySlug(list))).toEqual([]);
    const renamed = list.map((show) => ({ ...show, title: `${show.title}!` }));
    expect(showsOf(schedule, '2026-09-09', itemsBySlug(renamed))[0]?.show.title).toMatch(/!$/);
  });

  it('R076 sorts by the order of the list, then by title', () => {
    const [a, b] = [shows.get(lamplighter), shows.get(glassNight)];
    if (a === undefined || b === undefined) throw new Error('The fixture of shows lacks one of two.');
    expect([a, b].toSorted(compareShows('default')).map((show) => show.slug)).toEqual([
      glassNight,
      lamplighter,
    ]);
    expect([b, a].toSorted(compareShows('home')).map((show) => show.slug)).toEqual([lamplighter, glassNight]);
    expect([a, b].toSorted(compareShows('kids')).map((show) => show.slug)).toEqual([glassNight, lamplighter]);
  });

  it('R172 weighs a selected show 3, a premiere 2, an upsell 1, whatever else it is', () => {
    const none = { selected: false, premiere: false, upsell: false };
    expect(pushWeight({ ...none, selected: true })).toBe(3);
    expect(pushWeight({ ...none, premiere: true })).toBe(2);
    expect(pushWeight({ ...none, upsell: true })).toBe(1);
    expect(pushWeight(none)).toBe(0);
    expect(pushWeight({ selected: false, premiere: true, upsell: true })).toBe(2);
    expect(pushWeight({ selected: true, premiere: true, upsell: true })).toBe(3);
  });

  it('R172 puts the pushes of a day in the order of their weights and leaves out the others', () => {
    const [entry] = entriesOn(schedule, '2026-09-10', shows);
    if (entry === undefined) throw new Error('The fixture has no entry on the day.');
    const plain = { ...entry, show: { ...entry.show, premiere: false, upsell: false } };
    const premiere = { ...plain, show: { ...plain.show, slug: 'premiere', premiere: true } };
    const upsell = { ...plain, upsell: true, show: { ...plain.show, slug: 'upsell' } };
    const selected = { ...plain, highlight: 'tag' as const, show: { ...plain.show, slug: 'selected' } };
    expect(pushesOf([plain, upsell, premiere, selected]).map((push) => push.show.slug)).toEqual([
      'selected',
      'premiere',
      'upsell',
    ]);
  });
});
