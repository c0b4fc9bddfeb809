import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Programme } from '#src/contract/cinema-shows/schema.ts';
import { cinemaShowsFixture } from '#src/contract/cinema-shows/fixture.ts';
import { cinemaFixture } from '#src/contract/cinema/fixture.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import { addDays } from '#src/kernel/date/day.ts';
import { programmeDayAt } from '#src/domain/date/programme-day.ts';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import { loadCinema } from '#src/features/cinema-page/load-cinema.ts';
import { loadFilm } from '#src/features/film-page/load-film.ts';
import { loadCinemaLight } from '#src/features/light-pages/load-cinema-light.ts';
import { showtimeModel } from '#src/domain/showtime/showtime-model.ts';
import { sites } from '#src/sites/registry.ts';

/** All pages that show a showtime, at the same instant (D28). */
const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[], now: '' }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));
vi.mock('#src/api/load/present.ts', () => ({ presentInstant: () => Promise.resolve(reads.now) }));

const { slug } = showFixture;
const [template] = cinemasFixture;
const cinema = template.slug;
const [wireShowtime] = showtimesDayFixture;
const wireShow = cinemaShowsFixture.shows[slug];
const wireEntry = Object.values(wireShow?.days ?? {})[0];
const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];

/** Showtimes at 10:00, 14:00, 20:00 and 00:30; none says when its booking ends. */
function showtimesOf(day: string) {
  if (wireShowtime === undefined) throw new Error('the fixture lacks showtimes');
  return [`${day} 10:00`, `${day} 14:00`, `${day} 20:00`, `${addDays(day, 1)} 00:30`].map((time, index) => ({
    ...wireShowtime,
    time: `${time}:00`,
    endTime: null,
    reservabilityEnd: null,
    refCmd: `https://tunnel.example.org/fr/V1S${day.replaceAll('-', '')}${index}/booking`,
  }));
}

function programme(): Programme {
  if (wireShow === undefined || wireEntry === undefined) throw new Error('the fixture lacks a programme');
  return {
    days: Object.fromEntries(days.map((day) => [day, { upsell: null, highlightedShowtime: null }])),
    shows: { [slug]: { ...wireShow, days: Object.fromEntries(days.map((day) => [day, wireEntry])) } },
  };
}

const told = ({ time, status, over, startsAt, bookingUrl }: ShowtimeView) =>
  [time, status, over, startsAt, bookingUrl !== null].join(' ');

beforeEach(() => {
  reads.asked.length = 0;
  reads.answers.clear();
  const answers = {
    show: showFixture,
    shows: showsFixture,
    showTranslate: {},
    cinemaTranslate: {},
    events: [],
    cities: [],
    tags: [],
    versions: [],
    cinemaShows: programme(),
    showCinemas: {
      [cinema]: { days: Object.fromEntries(days.map((day) => [day, wireEntry])), releasedAt: null },
    },
    showtimesCinema: Object.fromEntries(days.map((day) => [day, showtimesOf(day)])),
  };
  for (const [id, answer] of Object.entries(answers)) reads.answers.set(id, answer);
  for (const day of days) {
    reads.answers.set(`showtimesDay ${slug} ${cinema} ${day}`, showtimesOf(day));
    reads.answers.set(`cinemaShowtimes ${cinema} ${day}`, { [slug]: showtimesOf(day) });
    reads.answers.set(`showtimesEvent ${slug} ${day}`, { [cinema]: showtimesOf(day) });
  }
});

const site = sites.fr;

describe.each([
  ['Indian/Reunion', '2026-11-18T02:00:00Z', 'Tuesday’s programme in Paris, Wednesday’s there'],
  ['Indian/Reunion', '2026-11-18T10:30:00Z', 'two in the afternoon has begun there, in Paris it has not'],
  ['America/Martinique', '2026-11-18T04:10:00Z', 'Wednesday’s programme in Paris, Tuesday’s there'],
  ['America/Martinique', '2026-11-18T15:00:00Z', 'two in the afternoon has begun in Paris, there it has not'],
  ['Europe/Paris', '2026-11-18T12:00:00Z', 'the site’s own zone'],
] as const)('a cinema in %s at %s (%s)', (zone, now, _what) => {
  const own = zone === site.timeZone ? {} : { timeZone: zone };
  // Today on a page about this cinema, or with this cinema in its filters.
  const today = programmeDayAt(new Date(now), zone);

  beforeEach(() => {
    reads.now = now;
    reads.answers.set('cinemas', [{ ...template, ...own }]);
    // When list and detail differ, the list wins.
    reads.answers.set('cinema', { ...cinemaFixture, slug: cinema, timeZone: site.timeZone });
  });

  it('has each showtime in one state on its page, on its light page, on the film’s and in the popup', async () => {
    const ofFilm = (await loadFilm('fr-FR', slug, today, { localisation: cinema })).showtimes?.cinemas[0];
    const expected = ofFilm?.showtimes.map(told) ?? [];
    expect([ofFilm?.day, expected.length]).toEqual([today, 4]);

    const ofCinema = (await loadCinema('fr-FR', cinema, today, {})).programme;
    const film = ofCinema?.films.find(({ show }) => show.slug === slug);
    expect(ofCinema?.day).toBe(today);
    expect([...(film?.earlier ?? []), ...(film?.showtimes ?? [])].map(told)).toEqual(expected);

    const { timetable } = await loadCinemaLight('fr-FR', cinema, today);
    const cells = timetable?.rows.find(({ show }) => show.slug === slug)?.cells ?? [];
    const light = cells
      .filter(({ day }) => day === today)
      .flatMap(({ groups }) => groups.flatMap(({ showtimes }) => showtimes.map(told)));
    // Showtimes that have begun are left out of the week.
    expect(light.length).toBeGreaterThan(0);
    for (const one of light) expect(expected).toContain(one);

    const popups = showtimesOf(today).map(({ refCmd }) =>
      showtimeModel({
        site,
        now: new Date(now),
        cinema,
        is: (one) => one.refCmd === refCmd,
        show: showFixture,
        showtimes: showtimesOf(today),
        cinemas: [{ ...template, ...own }],
        pricing: null,
        events: [],
        tags: [],
        versions: [],
      }),
    );
    expect(popups.flatMap((model) => (model === null ? [] : [told(model.showtime)]))).toEqual(expected);
  });

  it('on a film page for everybody it stands with its own today too', async () => {
    const page = programmeDayAt(new Date(now), site.timeZone);
    const row = (await loadFilm('fr-FR', slug, page, {})).showtimes?.cinemas[0];
    const narrowed = (await loadFilm('fr-FR', slug, today, { localisation: cinema })).showtimes?.cinemas[0];
    expect(row).toEqual(narrowed);
  });
});
