import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cinemaFixture } from '#src/contract/cinema/fixture.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import type { Filters } from '#src/routes/filters.ts';
import { loadFilm } from './load-film.ts';

const reads = vi.hoisted(() => ({
  answers: new Map<string, unknown>(),
  asked: [] as string[],
  now: '',
}));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));
vi.mock('#src/api/load/present.ts', () => ({ presentInstant: () => Promise.resolve(reads.now) }));

const { slug } = showFixture;
const [template] = cinemasFixture;
const [ordinary] = showtimesDayFixture;
const entry = { tags: [], upsell: null, versions: [], specialShowtime: false, highlightedShowtime: null };

const at = (time: string): Showtime => {
  if (ordinary === undefined) throw new Error('the fixture lacks showtimes');
  return { ...ordinary, time: `${time}:00`, endTime: null, reservabilityEnd: null };
};

/** The site is the French one; two of its cinemas are overseas, one ahead of Paris and one behind. */
const zones = {
  paris: undefined,
  'saint-denis': 'Indian/Reunion',
  'fort-de-france': 'America/Martinique',
} as const;
type Place = keyof typeof zones;

/** The film plays in each cinema on each of the given days, at 14:00 and at 00:30. */
function plays(days: Readonly<Partial<Record<Place, readonly string[]>>>): void {
  const all = Object.entries(days);
  reads.answers.set(
    'showCinemas',
    Object.fromEntries(
      all.map(([cinema, ofCinema]) => [
        cinema,
        { days: Object.fromEntries(ofCinema.map((day) => [day, entry])), releasedAt: null },
      ]),
    ),
  );
  for (const day of new Set(all.flatMap(([, ofCinema]) => ofCinema))) {
    const after = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    reads.answers.set(
      `showtimesEvent ${slug} ${day}`,
      Object.fromEntries(
        all
          .filter(([, ofCinema]) => ofCinema.includes(day))
          .map(([cinema]) => [cinema, [at(`${day} 14:00`), at(`${after} 00:30`)]]),
      ),
    );
  }
}

async function rows(now: string, today: string, filters: Filters = {}) {
  reads.now = now;
  const { showtimes } = await loadFilm('fr-FR', slug, today, filters);
  return showtimes?.cinemas.map((cinema) => [
    cinema.slug,
    cinema.day,
    cinema.showtimes.map(({ clock, status }) => `${clock} ${status}`).join(', '),
  ]);
}

beforeEach(() => {
  reads.asked.length = 0;
  reads.answers.clear();
  const answers = {
    show: showFixture,
    showTranslate: {},
    shows: { shows: [] },
    events: [],
    cities: [],
    tags: [],
    versions: [],
    cinemas: Object.entries(zones).map(([one, timeZone]) => ({
      ...template,
      slug: one,
      name: one,
      ...(timeZone === undefined ? {} : { timeZone }),
    })),
  };
  for (const [id, answer] of Object.entries(answers)) reads.answers.set(id, answer);
});

const [monday, tuesday, wednesday] = ['2026-11-16', '2026-11-17', '2026-11-18'] as const;
const everyDay = [monday, tuesday, wednesday];

it('offers no cinema that the showtimes of the day do not name, whatever its programme says', async () => {
  plays({ paris: [wednesday], 'saint-denis': [wednesday] });
  reads.answers.set(`showtimesEvent ${slug} ${wednesday}`, { paris: [at(`${wednesday} 20:00`)] });
  reads.now = `${wednesday}T06:00:00Z`;
  const { showtimes } = await loadFilm('fr-FR', slug, wednesday, {});
  expect(showtimes?.cinemas.map((cinema) => cinema.slug)).toEqual(['paris']);
  expect(showtimes?.choices).toEqual([]);
  expect(showtimes?.cinemaCount).toBe(1);
});

describe('a film that plays in several time zones (D28)', () => {
  it('has each showtime in the state that it has where it plays', async () => {
    plays({ paris: [wednesday], 'saint-denis': [wednesday], 'fort-de-france': [wednesday] });
    // 12:30 in Paris, 15:30 on La Réunion, 07:30 on Martinique: one day for all three.
    expect(await rows('2026-11-18T11:30:00Z', wednesday)).toEqual([
      ['paris', wednesday, '14:00 available, 00:30 available'],
      ['saint-denis', wednesday, '14:00 locked, 00:30 available'],
      ['fort-de-france', wednesday, '14:00 available, 00:30 available'],
    ]);
  });

  it('is at its cinema’s today where that is ahead of the site’s', async () => {
    plays({ paris: everyDay, 'saint-denis': everyDay });
    // 03:00 on Wednesday in Paris, which still has Tuesday’s programme day; 06:00 on La Réunion, which has Wednesday’s.
    expect(await rows('2026-11-18T02:00:00Z', tuesday)).toEqual([
      ['saint-denis', wednesday, '14:00 available, 00:30 available'],
      ['paris', tuesday, '14:00 locked, 00:30 locked'],
    ]);
  });

  it('is at its cinema’s today where that is behind the site’s', async () => {
    plays({ paris: everyDay, 'fort-de-france': everyDay });
    // 05:10 on Wednesday in Paris; 00:10 on Martinique, where Tuesday’s last showtime has not begun.
    expect(await rows('2026-11-18T04:10:00Z', wednesday)).toEqual([
      ['paris', wednesday, '14:00 available, 00:30 available'],
      ['fort-de-france', tuesday, '14:00 locked, 00:30 available'],
    ]);
  });

  it('shows the day that the address names, everywhere', async () => {
    plays({ paris: everyDay, 'saint-denis': everyDay, 'fort-de-france': everyDay });
    const shown = await rows('2026-11-18T04:10:00Z', wednesday, { date: wednesday });
    expect(shown?.map(([, day]) => day)).toEqual([wednesday, wednesday, wednesday]);
    const tomorrow = await rows('2026-11-17T04:10:00Z', tuesday, { date: wednesday });
    expect(tomorrow?.map(([, day]) => day)).toEqual([wednesday, wednesday, wednesday]);
  });

  it('stands where it plays today, though the site’s own day has none', async () => {
    plays({ paris: ['2026-11-20'], 'saint-denis': [wednesday], 'fort-de-france': [tuesday] });
    expect(await rows('2026-11-18T02:00:00Z', tuesday)).toEqual([
      ['saint-denis', wednesday, '14:00 available, 00:30 available'],
      ['fort-de-france', tuesday, '14:00 locked, 00:30 available'],
    ]);
    // 05:10 in Paris, where the film does not play before Friday.
    expect(await rows('2026-11-18T04:10:00Z', wednesday)).toEqual([
      ['saint-denis', wednesday, '14:00 available, 00:30 available'],
      ['fort-de-france', tuesday, '14:00 locked, 00:30 available'],
    ]);
  });

  it('narrowed to a cinema, goes by that cinema’s today', async () => {
    plays({ paris: everyDay, 'saint-denis': everyDay, 'fort-de-france': everyDay });
    expect(await rows('2026-11-18T02:00:00Z', wednesday, { localisation: 'saint-denis' })).toEqual([
      ['saint-denis', wednesday, '14:00 available, 00:30 available'],
    ]);
    expect(await rows('2026-11-18T04:10:00Z', tuesday, { localisation: 'fort-de-france' })).toEqual([
      ['fort-de-france', tuesday, '14:00 locked, 00:30 available'],
    ]);
  });

  it('is asked for once a day that is shown, and for one day where all zones agree', async () => {
    plays({ paris: everyDay, 'saint-denis': everyDay });
    await rows('2026-11-18T11:30:00Z', wednesday);
    const asked = () => reads.asked.filter((call) => call.startsWith('showtimes'));
    expect(asked()).toEqual([`showtimesEvent ${slug} ${wednesday}`]);
    reads.asked.length = 0;
    await rows('2026-11-18T02:00:00Z', tuesday);
    expect(asked()).toEqual([`showtimesEvent ${slug} ${tuesday}`, `showtimesEvent ${slug} ${wednesday}`]);
  });

  it('keeps what could be had where one of two days could not', async () => {
    plays({ paris: everyDay, 'saint-denis': everyDay });
    reads.answers.set(`showtimesEvent ${slug} ${wednesday}`, { failure: { kind: 'timeout' } });
    const shown = await rows('2026-11-18T02:00:00Z', tuesday);
    expect(shown?.map(([cinema]) => cinema)).toEqual(['paris']);
  });
});

describe('a film whose showtimes of today have begun', () => {
  // 23:00 in Paris: the showtimes of Tuesday at 14:00 are over; those at 00:30 are left out here.
  const late = '2026-11-17T22:00:00Z';
  const daytime = (cinemas: Readonly<Record<string, readonly string[]>>) => {
    plays(cinemas);
    for (const day of everyDay)
      reads.answers.set(
        `showtimesEvent ${slug} ${day}`,
        Object.fromEntries(
          Object.entries(cinemas)
            .filter(([, days]) => days.includes(day))
            .map(([cinema]) => [cinema, [at(`${day} 14:00`)]]),
        ),
      );
  };

  it('D51 is shown on the next day on which it plays', async () => {
    daytime({ paris: everyDay });
    expect(await rows(late, tuesday)).toEqual([['paris', wednesday, '14:00 available']]);
    const { showtimes } = await loadFilm('fr-FR', slug, tuesday, {});
    expect(showtimes?.day).toBe(wednesday);
    expect(showtimes?.strip.find(({ selected }) => selected)?.day).toBe(wednesday);
    expect(showtimes?.strip[0]).toMatchObject({ day: tuesday, hasShowtimes: true });
  });

  it('stays on the day that the address names', async () => {
    daytime({ paris: everyDay });
    expect(await rows(late, tuesday, { date: tuesday })).toEqual([['paris', tuesday, '14:00 locked']]);
  });

  it('stays on today where it plays on no later day, and where a showtime is still to come', async () => {
    daytime({ paris: [tuesday] });
    expect(await rows(late, tuesday)).toEqual([['paris', tuesday, '14:00 locked']]);
    plays({ paris: everyDay });
    expect(await rows(late, tuesday)).toEqual([['paris', tuesday, '14:00 locked, 00:30 available']]);
  });

  it('goes by the chosen cinema, whatever is still to come in others', async () => {
    daytime({ paris: everyDay, 'fort-de-france': everyDay });
    // 15:30 UTC: over in Paris at 16:30, still to come on Martinique at 11:30.
    const now = '2026-11-17T15:30:00Z';
    expect(await rows(now, tuesday, { localisation: 'paris' })).toEqual([
      ['paris', wednesday, '14:00 available'],
    ]);
    expect(await rows(now, tuesday)).toEqual([
      ['fort-de-france', tuesday, '14:00 available'],
      ['paris', tuesday, '14:00 locked'],
    ]);
  });

  it('stays on today when the next day cannot be read', async () => {
    daytime({ paris: everyDay });
    reads.answers.set(`showtimesEvent ${slug} ${wednesday}`, { failure: { kind: 'timeout' } });
    expect(await rows(late, tuesday)).toEqual([['paris', tuesday, '14:00 locked']]);
  });
});

describe('the price of a showtime', () => {
  it('R070 is that of its cinema, where the prices can be read', async () => {
    plays({ paris: [wednesday], 'saint-denis': [wednesday] });
    reads.answers.set('cinema paris', cinemaFixture);
    reads.now = '2026-11-18T08:00:00Z';
    const { showtimes } = await loadFilm('fr-FR', slug, wednesday, {});
    expect(
      showtimes?.cinemas.map((cinema) => [cinema.slug, cinema.showtimes[0]?.price?.amount ?? null]),
    ).toEqual([
      ['paris', 13.5],
      ['saint-denis', null],
    ]);
  });
});
