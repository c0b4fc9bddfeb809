import { describe, expect, it } from 'vitest';
import { leftOf } from './cinema-programme.ts';
import { planOf, showtimeAt, timed, today, type TestFilm } from './programme-test-kit.ts';

const slugs = (films: readonly { readonly show: { readonly slug: string } }[]) =>
  films.map(({ show }) => show.slug);

describe('the day of a cinema', () => {
  it('R084 shows what the schedule has on the day asked for, and the next day after it', () => {
    const films: TestFilm[] = [
      { slug: 'now', days: { [today]: {}, '2026-11-22': {} } },
      { slug: 'then', days: { '2026-11-22': {}, '2027-05-02': {} } },
    ];
    const plan = planOf(films);
    expect([plan.day, slugs(plan.films), plan.nextDay]).toEqual([today, ['now'], '2026-11-22']);
    const later = planOf(films, { filters: { date: '2026-11-22' } });
    expect([later.day, slugs(later.films), later.nextDay]).toEqual([
      '2026-11-22',
      ['now', 'then'],
      '2027-05-02',
    ]);
    expect(later.ordinaryDay).toBe(today);
    const last = planOf(films, { filters: { date: '2027-05-02' } });
    expect([slugs(last.films), last.nextDay]).toEqual([['then'], null]);
  });

  it('R084 begins with the first day that has showtimes, and says so when there is none at all', () => {
    const plan = planOf([{ slug: 'soon', days: { '2026-11-24': {} } }]);
    expect([plan.day, plan.ordinaryDay, plan.playsAtAll]).toEqual(['2026-11-24', '2026-11-24', true]);
    expect(planOf([])).toMatchObject({ day: today, films: [], playsAtAll: false, nextDay: null });
  });

  it('R078 orders by the programme’s order, which the day may change', () => {
    const plan = planOf([
      { slug: 'third', order: 30 },
      { slug: 'first', order: 40, days: { [today]: { cineOrder: 2 } } },
      { slug: 'second', order: 20 },
    ]);
    expect(slugs(plan.films)).toEqual(['first', 'second', 'third']);
  });

  it('R172 puts the selected show first, then previews, then what is recommended', () => {
    const plan = planOf(
      [
        { slug: 'ordinary', order: 1 },
        { slug: 'recommended', order: 2 },
        { slug: 'preview', order: 3, days: { [today]: { tags: ['avp'] } } },
        { slug: 'selected', order: 4 },
      ],
      {
        days: {
          [today]: {
            upsell: { showSlug: 'recommended' },
            highlightedShowtime: { type: 'tag', showSlug: 'selected' },
          },
        },
      },
    );
    expect(slugs(plan.films)).toEqual(['selected', 'preview', 'recommended', 'ordinary']);
    expect(plan.films).toHaveLength(4);
  });

  it('R179 shows what matches versions, types and genres together, and is bookable', () => {
    const films: TestFilm[] = [
      {
        slug: 'match',
        show: { genresSlug: ['drame'], genres: ['Drame'] },
        days: { [today]: { versions: ['vost'] } },
      },
      {
        slug: 'other-genre',
        show: { genresSlug: ['western'], genres: ['Western'] },
        days: { [today]: { versions: ['vost'] } },
      },
      {
        slug: 'other-version',
        show: { genresSlug: ['drame'], genres: ['Drame'] },
        days: { [today]: { versions: ['vf'] } },
      },
      {
        slug: 'closed',
        show: { genresSlug: ['drame'], genres: ['Drame'] },
        days: { [today]: { versions: ['vost'], bookable: false } },
      },
    ];
    expect(slugs(planOf(films).films).toSorted()).toEqual(['match', 'other-genre', 'other-version']);
    const plan = planOf(films, { filters: { versions: ['VOST'], genres: ['drame'] } });
    expect([slugs(plan.films), plan.narrowed]).toEqual([['match'], true]);
    expect(plan.options.genres.map(({ value, selected }) => `${value} ${selected}`)).toEqual([
      'drame true',
      'western false',
    ]);
  });

  it('R180 takes entertainment for events of any tag', () => {
    const films: TestFilm[] = [{ slug: 'film' }, { slug: 'opera', show: { isMovie: false } }];
    expect(slugs(planOf(films, { filters: { tags: ['entertainment'] } }).films)).toEqual(['opera']);
    expect(planOf(films).options.tags.map(({ value }) => value)).toContain('entertainment');
  });
});

describe('the times of the day', () => {
  const film: TestFilm = { slug: 'film', days: { [today]: { versions: ['vf', 'vost'], tags: ['ONX'] } } };

  it('R181 keeps the showtimes whose version or tag is the language asked for', () => {
    const filters = { versions: ['vost'] };
    const plan = planOf([film], { filters });
    const times = [
      showtimeAt('14:00'),
      showtimeAt('16:00', { version: 'vost' }),
      showtimeAt('18:00', { tags: ['VOST'] }),
    ];
    const [shown] = timed(plan, { film: times }, filters).films;
    expect(shown?.showtimes?.map(({ clock }) => clock)).toEqual(['16:00', '18:00']);
    expect(timed(plan, { film: [showtimeAt('14:00')] }, filters).films).toEqual([]);
  });

  it('R180 keeps the showtimes of the type asked for', () => {
    const filters = { tags: ['onx'] };
    const times = [showtimeAt('14:00'), showtimeAt('16:00', { tags: ['ONX'] })];
    const [shown] = timed(planOf([film], { filters }), { film: times }, filters).films;
    expect(shown?.showtimes?.map(({ clock }) => clock)).toEqual(['16:00']);
  });

  it('keeps a film whose times could not be had, and says that something is missing', () => {
    const plan = planOf([film, { slug: 'lost' }]);
    const programme = timed(plan, { film: [showtimeAt('14:00')], lost: null });
    expect(programme.partial).toBe(true);
    expect(programme.films.find(({ show }) => show.slug === 'lost')?.showtimes).toBeNull();
    expect(timed(plan, { film: [showtimeAt('14:00')], lost: [showtimeAt('15:00')] }).partial).toBe(false);
    expect(timed(plan, { film: [showtimeAt('14:00')] }).partial).toBe(true);
    expect(slugs(timed(plan, { film: [], lost: [showtimeAt('15:00')] }).films)).toEqual(['lost']);
  });

  it('puts a film that is sold out behind those that can still be booked, and before what is over', () => {
    const plan = planOf([
      { slug: 'over', order: 1 },
      { slug: 'sold-out', order: 2 },
      { slug: 'bookable', order: 3 },
      { slug: 'lost', order: 4 },
    ]);
    const programme = timed(plan, {
      over: [showtimeAt('09:30')],
      'sold-out': [showtimeAt('14:00', { status: 'soldout' })],
      bookable: [showtimeAt('15:00', { status: 'soldout' }), showtimeAt('16:00')],
      lost: null,
    });
    // What could not be read may be bookable: it keeps its place among those.
    expect(slugs(programme.films)).toEqual(['bookable', 'lost', 'sold-out', 'over']);
  });

  it('counts what can still be booked, now or when its sale begins', () => {
    const plan = planOf(
      ['over', 'sold-out', 'bookable', 'announced', 'lost', 'gone'].map((slug) => ({ slug })),
    );
    const left = (times: Parameters<typeof timed>[1]) => leftOf(timed(plan, times).films);
    expect(
      left({
        over: [showtimeAt('09:30'), showtimeAt('10:15', { status: 'soldout' })],
        'sold-out': [showtimeAt('14:00', { status: 'soldout' })],
        bookable: [showtimeAt('10:00'), showtimeAt('15:00', { status: 'soldout' }), showtimeAt('16:00')],
        announced: [showtimeAt('18:00', { status: 'locked' })],
        gone: [showtimeAt('19:00', { status: 'locked', cancelled: true })],
        lost: [],
      }),
    ).toEqual({ films: 2, showtimes: 2 });
    // One whose times could not be read may be bookable.
    expect(left({ over: [showtimeAt('09:30')], lost: null }).films).toBe(1 + 4);
  });

  it('R164 folds what is over, and puts films that are over behind those still to come', () => {
    const plan = planOf([
      { slug: 'over', order: 1 },
      { slug: 'on', order: 2 },
    ]);
    const programme = timed(plan, {
      over: [showtimeAt('09:30'), showtimeAt('10:15', { status: 'soldout' })],
      on: [showtimeAt('10:00'), showtimeAt('14:00'), showtimeAt('15:00', { status: 'soldout' })],
    });
    expect(
      programme.films.map(({ show, showtimes, earlier }) => [
        show.slug,
        showtimes?.map(({ clock, status }) => `${clock} ${status}`),
        earlier.map(({ clock, status }) => `${clock} ${status}`),
      ]),
    ).toEqual([
      ['on', ['14:00 available', '15:00 soldout'], ['10:00 locked']],
      ['over', [], ['09:30 locked', '10:15 soldout']],
    ]);
  });

  it('keeps a showtime after midnight under its programme day', () => {
    const [shown] = timed(planOf([film]), {
      film: [showtimeAt('22:00'), showtimeAt('00:20', { time: '2026-11-21 00:20:00' })],
    }).films;
    expect(
      shown?.showtimes?.map(({ clock, day, afterMidnight }) => `${clock} ${day} ${afterMidnight}`),
    ).toEqual(['22:00 2026-11-20 false', '00:20 2026-11-20 true']);
  });
});
