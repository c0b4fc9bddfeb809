import { describe, expect, it } from 'vitest';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { hasComing, type CinemaDay } from '#src/domain/place/next-showtimes.ts';
import { showClassifier } from '#src/domain/show/show-kind.ts';
import { showListView, type ShowListView } from '#src/domain/show/show-list-view.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import type { Need } from '#src/routes/filter-values/needs.ts';
import { sites } from '#src/sites/registry.ts';
import { wishViews } from '../films/wish-view.ts';
import type { OwnFilm } from '../own/use-films.ts';
import { cinemaToday } from './cinema-today.ts';

const date = '2026-11-18';
const now = new Date('2026-11-18T18:30:00+01:00');
const [model] = showtimesDayFixture;
const at = (clock: string, changes: Partial<Showtime> = {}): Showtime => ({
  ...(model as Showtime),
  time: `${date} ${clock}:00`,
  status: 'available',
  tags: [],
  reservabilityEnd: null,
  refCmd: `https://tickets.example.org/${clock}`,
  ...changes,
});
const [first] = showsFixture.shows;
const show = (slug: string, changes: Partial<ShowListView> = {}): ShowListView => ({
  ...showListView(first as (typeof showsFixture.shows)[number], sites.fr, showClassifier([], [])),
  slug,
  title: slug,
  ...changes,
});
const shows = new Map(['a', 'b', 'c', 'd'].map((slug) => [slug, show(slug)]));
const day = (showtimes: CinemaDay['showtimes'], slug = 'lyon'): CinemaDay => ({
  cinema: { slug, name: slug },
  kilometres: null,
  timeZone: 'Europe/Paris',
  day: date,
  showtimes,
});
const words = { tags: tagVocabulary([]), versions: versionVocabulary([]) };
const today = (
  showtimes: CinemaDay['showtimes'],
  wished: string[] = [],
  unwanted: string[] = [],
  needs: readonly Need[] = [],
) => {
  const { films, hidden } = cinemaToday(day(showtimes), {
    ...words,
    shows,
    now,
    wished: new Set(wished),
    unwanted: new Set(unwanted),
    needs,
  });
  return { films: films.map((film) => film.show.slug), hidden };
};

describe('the programme of a cinema of one’s own', () => {
  const showtimes = {
    a: [at('21:00')],
    b: [at('17:00'), at('19:00')],
    c: [at('18:45', { status: 'soldout' })],
    d: [at('22:00')],
    over: [at('23:00')],
  };

  it('has what can still be had, by the next showtime; what is sold out comes last, and what is over not at all', () => {
    expect(today(showtimes)).toEqual({ films: ['b', 'a', 'd', 'c'], hidden: 0 });
    expect(today({ a: [at('17:00')] })).toEqual({ films: [], hidden: 0 });
    expect(today(null)).toEqual({ films: [], hidden: 0 });
  });

  it('has wishes first, but no wish that is sold out', () => {
    expect(today(showtimes, ['d', 'c']).films).toEqual(['d', 'b', 'a', 'c']);
  });

  it('counts the films that it leaves out because they were seen', () => {
    expect(today(showtimes, [], ['b', 'nowhere'])).toEqual({ films: ['a', 'd', 'c'], hidden: 1 });
  });

  it('ADR-0047 has only showtimes that meet the needs of the visitor, in wishes too', () => {
    const some = { a: [at('21:00')], b: [at('19:00'), at('20:00', { tags: ['quiet'] })] };
    expect(today(some, [], [], ['quiet'])).toEqual({ films: ['b'], hidden: 0 });
    expect(today(some, [], [], ['quiet', 'captions'])).toEqual({ films: [], hidden: 0 });
  });

  it('is over once nothing comes any more', () => {
    expect(hasComing(day(showtimes), now)).toBe(true);
    expect(hasComing(day({ a: [at('18:00')] }), now)).toBe(false);
    expect(hasComing(day(null), now)).toBe(false);
  });
});

describe('the films that somebody wants to see', () => {
  const own = (slug: string, changes: Partial<OwnFilm> = {}): [string, OwnFilm] => [
    slug,
    {
      slug,
      title: slug,
      kind: 'movie',
      poster: null,
      colour: null,
      releaseDay: null,
      released: true,
      listed: true,
      known: true,
      ...changes,
    },
  ];
  const films = new Map([
    own('gone', { listed: false }),
    own('later', { released: false, releaseDay: '2027-02-03' }),
    own('soon', { released: false, releaseDay: '2026-12-02' }),
    own('playing'),
    own('a'),
    own('b'),
    own('of-another-language', { slug: 'd' }),
  ]);
  const days = [
    day({ a: [at('21:00')] }),
    day({ a: [at('20:00')], b: [at('19:00')], d: [at('22:30')] }, 'brest'),
  ];

  it('say on which day they play next in one’s own cinemas, where that is a later one', () => {
    const plays = (daysOf: Readonly<Record<string, readonly string[]>>) =>
      new Map(Object.entries(daysOf).map(([slug, played]) => [slug, new Set(played)]));
    const programmes = [
      {
        cinema: 'Velours Lyon',
        days: plays({ playing: [date, '2026-11-24'], a: ['2026-11-25'], soon: ['2026-12-02'] }),
      },
      { cinema: 'Velours Brest', days: plays({ playing: ['2026-11-21'], gone: ['2026-11-17'] }) },
    ];
    const from = { ...words, films, shows, days, programmes, now, today: date };
    const views = wishViews([...films.keys()], from);
    expect(
      views.map(({ slug, state, later }) => [slug, state, later?.cinema ?? '', later?.day ?? '']),
    ).toEqual([
      ['b', 'here', '', ''],
      ['a', 'here', '', ''],
      ['of-another-language', 'here', '', ''],
      ['playing', 'later', 'Velours Brest', '2026-11-21'],
      ['soon', 'later', 'Velours Lyon', '2026-12-02'],
      ['later', 'coming', '', ''],
      ['gone', 'gone', '', ''],
    ]);
    // A programme does not say whether a showtime meets a need.
    const needed = wishViews(['playing'], { ...from, needs: ['quiet'] });
    expect(needed.map(({ state }) => state)).toEqual(['playing']);
  });

  it('say where each of them stands, what can be seen in one’s own cinemas first', () => {
    const views = wishViews([...films.keys(), 'unread'], { ...words, films, shows, days, now, today: date });
    expect(
      views.map(
        ({ slug, state, next }) => `${slug} ${state} ${next.map(({ cinema }) => cinema.slug).join()}`,
      ),
    ).toEqual([
      'b here brest',
      'a here lyon,brest',
      'of-another-language here brest',
      'playing playing ',
      'soon coming ',
      'later coming ',
      'gone gone ',
    ]);
    const needed = wishViews(['a', 'b'], {
      ...words,
      needs: ['quiet'],
      films,
      shows,
      days,
      now,
      today: date,
    });
    expect(needed.map(({ state }) => state)).toEqual(['playing', 'playing']);
  });
});
