import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cinemaShowsFixture } from '#src/contract/cinema-shows/fixture.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { newsOffersFixture } from '#src/contract/news-offers/fixture.ts';
import { zoneFixture } from '#src/contract/zone/fixture.ts';
import { newsFixture } from '#src/contract/news/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import type { Showtime } from '#src/contract/showtimes-day/schema.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import { idOfShowtime } from '#src/domain/showtime/showtime-id.ts';
import { showtimeViews } from '#src/domain/showtime/group-showtimes.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import { siteFilePath, type CalendarFile, type FeedFile } from '#src/routes/site-files.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { SiteId } from '#src/sites/site.ts';
import { answerSiteFile, orUnchanged } from '../site-file.ts';
import { calendarProblems, feedProblems } from './list-test-kit.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[], now: '' }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));
vi.mock('#src/api/load/present.ts', () => ({ presentInstant: () => Promise.resolve(reads.now) }));

const [cinema] = cinemasFixture;
const [city] = citiesFixture;
const film = 'the-lamplighter-31207';
const cinemaCalendar = { kind: 'calendar', language: 'fr', of: 'cinema', slug: cinema.slug } as const;
const [, announced] = showsFixture.shows;
const day = '2026-09-11';
const week = ['11', '12', '13', '14', '15', '16', '17'].map((date) => `2026-09-${date}`);
/** Without an interval, whose length nobody knows. */
const showtimes = showtimesDayFixture.map((showtime) => ({ ...showtime, tags: [] }));
const origin = 'https://fr.example.org';
const calendar = (of: 'cinema' | 'film', slug: string): CalendarFile => ({
  kind: 'calendar',
  language: 'fr',
  of,
  slug,
});

/** A film and an event that play in the city. */
const playing = {
  shows: [film, 'cine-club-surprise'].map((slug) => ({
    ...zoneFixture.shows[0],
    slug,
    days: { [day]: Object.values(zoneFixture.shows[0]?.days ?? {})[0] },
  })),
};

async function ask(file: CalendarFile | FeedFile, site: SiteId = 'fr') {
  const response = await answerSiteFile(site, file);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** The address of the calendar of each showtime in a calendar of a cinema, by its name. */
const uidsOf = (text: string) =>
  [...text.replace(/\r\n[ \t]/g, '').matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid ?? '');

beforeEach(() => {
  vi.stubEnv('SITE_ORIGIN', 'https://{site}.example.org');
  reads.answers.clear();
  reads.asked.length = 0;
  reads.now = '2026-09-11T08:00:00.000Z';
  const answers = {
    cinemas: cinemasFixture,
    shows: {
      ...showsFixture,
      shows: [...showsFixture.shows, { ...announced, slug: 'soon', releaseAt: { FR_FR: '2026-10-07' } }],
    },
    events: [],
    tags: [],
    versions: [],
    news: newsFixture,
    newsOffers: newsOffersFixture,
    cities: citiesFixture,
    zone: playing,
    zones: playing,
    cinemaShows: cinemaShowsFixture,
    cinemaShowtimes: {},
    [`cinemaShowtimes ${cinema.slug} ${day}`]: { [film]: showtimes },
    [`showtimesDay ${film} ${cinema.slug} ${day}`]: showtimes,
  };
  for (const [id, answer] of Object.entries(answers)) reads.answers.set(id, answer);
  for (const id of ['show', 'cinema', 'city', 'showtimesCinema'])
    reads.answers.set(id, { failure: { kind: 'unknown' } });
});

describe('the calendar of a cinema', () => {
  it('R082 has its showtimes of seven programme days, with their true ends', async () => {
    const { status, headers, body } = await ask(calendar('cinema', cinema.slug));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(calendarProblems(body)).toEqual([]);
    expect(uidsOf(body)).toHaveLength(3);
    // Fifteen minutes of trailers, and a film of 128 minutes.
    expect(body).toContain('DTSTART:20260911T120000Z\r\nDTEND:20260911T142300Z');
    expect(body.replace(/\r\n[ \t]/g, '')).toContain(`${origin}/seance/${film}/`);
    expect(reads.asked.filter((call) => call.startsWith('cinemaShowtimes'))).toEqual(
      week.map((date) => `cinemaShowtimes ${cinema.slug} ${date}`),
    );
  });

  it('R084 holds a whole week of a cinema that plays 160 times a day', async () => {
    const played = (date: string) => ({
      [film]: Array.from({ length: 160 }, (_, index) => {
        const [hour, minute] = [10 + Math.floor(index / 20), (index % 20) * 3];
        return {
          ...showtimes[0],
          auditoriumName: String(index),
          time: `${date} ${hour}:${String(minute).padStart(2, '0')}:00`,
        };
      }),
    });
    for (const date of week) reads.answers.set(`cinemaShowtimes ${cinema.slug} ${date}`, played(date));
    const { body } = await ask(calendar('cinema', cinema.slug));
    expect(calendarProblems(body)).toEqual([]);
    expect(uidsOf(body)).toHaveLength(7 * 160);
    expect(body).toContain('DTSTART:20260917');
  });

  it('R084 ends with a whole day, and says which', async () => {
    const spanIn = (body: string) => /^X-WR-CALDESC:(.*)\r$/m.exec(body.replace(/\r\n[ \t]/g, ''))?.[1];
    expect(spanIn((await ask(calendar('cinema', cinema.slug))).body)).toBe(
      'du vendredi 11 septembre au jeudi 17 septembre',
    );
    // An API that gives showtimes only show by show: 300 calls hold two days of 120 shows.
    reads.answers.set('cinemaShowtimes', { failure: { kind: 'unknown' } });
    reads.answers.delete(`cinemaShowtimes ${cinema.slug} ${day}`);
    const days = Object.fromEntries(
      week.map((date) => [date, Object.values(playing.shows[0]?.days ?? {})[0]]),
    );
    const many = Array.from({ length: 120 }, (_, index) => `film-${index}`);
    reads.answers.set('cinemaShows', {
      days: {},
      shows: Object.fromEntries(many.map((slug) => [slug, { days }])),
    });
    reads.answers.set('showtimesDay', []);
    const cut = await ask(calendar('cinema', cinema.slug));
    expect([cut.status, spanIn(cut.body)]).toEqual([200, 'du vendredi 11 septembre au samedi 12 septembre']);
  });

  it('R084 without showtimes is a calendar all the same: it holds its time zone', async () => {
    reads.answers.set(`cinemaShowtimes ${cinema.slug} ${day}`, {});
    const { status, body } = await ask(calendar('cinema', cinema.slug));
    expect([status, calendarProblems(body), uidsOf(body)]).toEqual([200, [], []]);
    expect(body).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Paris\r\n');
    expect(body).toContain(
      'BEGIN:DAYLIGHT\r\nDTSTART:20260329T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nEND:DAYLIGHT\r\n',
    );
    expect(body).toContain(
      'BEGIN:STANDARD\r\nDTSTART:20261025T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nEND:STANDARD\r\n',
    );
  });

  it.each(['fr', 'ma', 'sn'] as const)('R084 of %s has a time zone as the format asks for', async (site) => {
    reads.answers.set(`cinemaShowtimes ${cinema.slug} ${day}`, {});
    expect(calendarProblems((await ask(calendar('cinema', cinema.slug), site)).body)).toEqual([]);
  });

  it('R181 R179 has of a filtered page what that shows, under the same names', async () => {
    const [first, second] = showtimes;
    reads.answers.set(`cinemaShowtimes ${cinema.slug} ${day}`, {
      [film]: [
        { ...first, version: 'vf', time: `${day} 14:00:00` },
        { ...second, version: 'vost', time: `${day} 20:00:00` },
      ],
    });
    const startsOf = async (filters: Filters) => {
      const { status, body } = await ask({ ...cinemaCalendar, filters });
      expect([status, calendarProblems(body)]).toEqual([200, []]);
      return [...body.matchAll(/DTSTART:\d+T(\d\d)\d+Z/g)].map(([, hour]) => hour);
    };
    expect(await startsOf({ versions: ['vost'] })).toEqual(['18']);
    expect(await startsOf({ time: '1300-1500' })).toEqual(['12']);
    expect(await startsOf({ genres: ['no-such-genre'] })).toEqual([]);
    const [genre = ''] = showsFixture.shows[0]?.genresSlug ?? [];
    expect(await startsOf({ genres: [genre.toLowerCase()] })).toEqual(['12', '18']);
    const narrowed = await ask({ ...cinemaCalendar, filters: { versions: ['vost'] } });
    expect(narrowed.body).toContain('X-WR-CALNAME:' + cinema.name + ' · vost');
    expect(uidsOf((await ask(cinemaCalendar)).body)).toEqual(expect.arrayContaining(uidsOf(narrowed.body)));
  });

  it('D55 has what was cancelled as such', async () => {
    const [first, ...rest] = showtimes;
    reads.answers.set(`cinemaShowtimes ${cinema.slug} ${day}`, {
      [film]: [{ ...first, cancelled: true }, ...rest],
    });
    const before = await ask(calendar('cinema', cinema.slug));
    expect(before.body).toContain('STATUS:CANCELLED');
    expect(calendarProblems(before.body)).toEqual([]);
  });

  it('D31 is 503 while a day cannot be read: half a calendar would delete showtimes', async () => {
    reads.answers.set(`cinemaShowtimes ${cinema.slug} 2026-09-14`, { failure: { kind: 'timeout' } });
    const { status, headers } = await ask(calendar('cinema', cinema.slug));
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
  });

  it('is not there for what is no cinema, nor in a language without a site', async () => {
    expect((await ask(calendar('cinema', 'nowhere'))).status).toBe(404);
    expect((await ask({ ...calendar('cinema', cinema.slug), language: 'de' })).status).toBe(404);
  });
});

describe('the calendar of a showtime', () => {
  const one = (id: string, language: 'en' | 'fr' = 'fr'): CalendarFile => ({
    kind: 'calendar',
    language,
    of: 'showtime',
    show: film,
    cinema: cinema.slug,
    day,
    id,
  });

  it('R082 is that showtime alone, with the name that it has everywhere', async () => {
    const whole = uidsOf((await ask(calendar('cinema', cinema.slug))).body);
    const ids = showtimes.map(idOfShowtime);
    for (const [index, id] of ids.entries()) {
      expect(siteFilePath(one(id))).toContain(id);
      for (const language of ['fr', 'en'] as const) {
        const { status, body } = await ask(one(id, language));
        expect([status, uidsOf(body)]).toEqual([200, [whole[index]]]);
        expect(calendarProblems(body)).toEqual([]);
      }
    }
    expect(ids).toHaveLength(3);
  });

  it('D62 keeps its name in another auditorium and at another time, and says how often it changed', async () => {
    const [first, ...rest] = showtimes;
    const ids = showtimes.map(idOfShowtime);
    const before = await ask(one(ids[0] ?? ''));
    const moved = { ...first, time: `${day} 15:00:00`, auditoriumName: '2', sequence: 2 };
    reads.answers.set(`showtimesDay ${film} ${cinema.slug} ${day}`, [moved, ...rest]);
    const after = await ask(one(idOfShowtime(moved as Showtime)));
    expect(after.status).toBe(200);
    expect(uidsOf(after.body)).toEqual(uidsOf(before.body));
    expect([/SEQUENCE:(\d+)/.exec(before.body)?.[1], /SEQUENCE:(\d+)/.exec(after.body)?.[1]]).toEqual([
      '0',
      '2',
    ]);
    expect(after.body).toContain('DTSTART:20260911T130000Z');
  });

  it('D62 is not that of another booking at the same minute in the same auditorium', async () => {
    const [first] = showtimes;
    const beside = { ...first, refCmd: 'https://tunnel.example.org/fr/V0107S9/booking' };
    const bare = { ...first, refCmd: null };
    const other = { ...first, refCmd: 'https://elsewhere.example.org/1' };
    reads.answers.set(`cinemaShowtimes ${cinema.slug} ${day}`, { [film]: [first, beside, bare, other] });
    const { body } = await ask(calendar('cinema', cinema.slug));
    expect(calendarProblems(body)).toEqual([]);
    // The last two have nothing that tells them apart.
    expect(new Set(uidsOf(body)).size).toBe(3);
    expect(uidsOf(body)).toHaveLength(3);
  });

  it('is not there where the programme has none', async () => {
    expect((await ask(one('1400-zz'))).status).toBe(404);
    reads.answers.set(`showtimesDay ${film} ${cinema.slug} ${day}`, { failure: { kind: 'unknown' } });
    expect((await ask(one('1400-zz'))).status).toBe(404);
    reads.answers.set(`showtimesDay ${film} ${cinema.slug} ${day}`, { failure: { kind: 'network' } });
    expect((await ask(one('1400-zz'))).status).toBe(503);
  });
});

describe('the calendar of a plan', () => {
  const planOf = (night: string, ids: readonly string[]): CalendarFile => ({
    kind: 'calendar',
    language: 'fr',
    of: 'plan',
    showtimes: ids.map((id) => ({ show: film, cinema: cinema.slug, day: night, id })),
  });
  /** The two showtimes of a night, and their names. */
  const nightOf = async (night: string, times: readonly [string, string]) => {
    const [model] = showtimes;
    const list = times.map((time) => ({ ...model, time, endTime: null, reservabilityEnd: null }));
    reads.answers.set(`showtimesDay ${film} ${cinema.slug} ${night}`, list);
    const views = showtimeViews(list as Parameters<typeof showtimeViews>[0], {
      timeZone: 'Europe/Paris',
      now: new Date('2026-09-11T08:00:00.000Z'),
      tags: tagVocabulary([]),
      versions: versionVocabulary([]),
    });
    return views.map(({ id }) => id);
  };

  it.each([
    // The clock goes back at three in Paris: the second showtime is an hour later than its clock says.
    ['2026-10-24', ['2026-10-24 23:00:00', '2026-10-25 03:00:00'], ['20261024T210000Z', '20261025T020000Z']],
    // It goes forward at two.
    ['2027-03-27', ['2027-03-27 23:00:00', '2027-03-28 03:00:00'], ['20270327T220000Z', '20270328T010000Z']],
  ] as const)('R082 has the showtimes of the night of %s at their instants', async (night, times, starts) => {
    const ids = await nightOf(night, times);
    const { status, body } = await ask(planOf(night, ids));
    expect([status, calendarProblems(body)]).toEqual([200, []]);
    expect([...body.matchAll(/DTSTART:(\w+)/g)].map(([, start]) => start)).toEqual(starts);
    // The same names as alone: a program that has one of them keeps one.
    const alone = await Promise.all(
      ids.map(async (id) =>
        ask({
          kind: 'calendar',
          language: 'fr',
          of: 'showtime',
          show: film,
          cinema: cinema.slug,
          day: night,
          id,
        }),
      ),
    );
    expect(uidsOf(body)).toEqual(alone.flatMap((one) => uidsOf(one.body)));
  });

  it('is not there without one of its showtimes, and 503 while one cannot be read', async () => {
    const ids = await nightOf(day, ['2026-09-11 14:00:00', '2026-09-11 18:00:00']);
    expect((await ask(planOf(day, ids))).status).toBe(200);
    expect((await ask(planOf(day, [ids[0] ?? '', '1800-zz']))).status).toBe(404);
    reads.answers.set(`showtimesDay ${film} ${cinema.slug} ${day}`, { failure: { kind: 'network' } });
    expect((await ask(planOf(day, ids))).status).toBe(503);
  });
});

describe('the calendar of a release', () => {
  it('R279 is a whole day, and there only where the day is known', async () => {
    const { status, body } = await ask(calendar('film', 'glass-night-28841'));
    expect([status, calendarProblems(body)]).toEqual([200, []]);
    expect(body).toContain('DTSTART;VALUE=DATE:20270505');
    // Nobody is busy because a film comes out.
    expect(body).toContain('TRANSP:TRANSPARENT\r\n');
    expect((await ask(calendar('cinema', cinema.slug))).body).not.toContain('TRANSP');
    expect(body).toContain('SUMMARY:Sortie\u00a0: Glass Night');
    expect((await ask(calendar('film', 'cine-club-surprise'))).status).toBe(404);
    reads.answers.delete('shows');
    expect((await ask(calendar('film', 'glass-night-28841'))).status).toBe(503);
  });
});

describe('lists that change', () => {
  /** The countries of a release, as the wire names them. */
  const releaseKeys = ['FR_FR', 'MA_FR'];
  const feeds: readonly FeedFile[] = [
    { kind: 'feed', language: 'fr', of: 'cinema', slug: cinema.slug },
    { kind: 'feed', language: 'fr', of: 'city', slug: city.slug },
    ...(['films', 'releases', 'events', 'news', 'offers'] as const).map((of): FeedFile => ({
      kind: 'feed',
      language: 'fr',
      of,
    })),
  ];

  it.each(feeds)('R095 of $of are Atom, and name themselves', async (file) => {
    const { status, headers, body } = await ask(file);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(feedProblems(body)).toEqual([]);
    expect(body).toContain(`href="${origin}${siteFilePath(file)}"`);
    expect(body.match(/<entry>/g)?.length ?? 0).toBeGreaterThan(0);
  });

  it('R279 new films are those that came out, not those that will', async () => {
    const { body } = await ask({ kind: 'feed', language: 'fr', of: 'films' });
    expect(body).toContain(`${origin}/films/${film}`);
    expect(body).not.toContain('glass-night');
    // The beginning of its day in Paris.
    expect(body).toContain('<updated>2026-09-02T03:00:00.000Z</updated>');
  });

  // The night and the morning of a release on which the clock goes back, or forward: in Paris, and in Morocco.
  it.each([
    ['fr', '2026-10-25', '2026-10-25T03:59:59Z', '2026-10-25T04:00:00Z'],
    ['fr', '2026-03-29', '2026-03-29T02:59:59Z', '2026-03-29T03:00:00Z'],
    ['ma', '2026-02-15', '2026-02-15T04:59:59Z', '2026-02-15T05:00:00Z'],
    ['ma', '2026-03-22', '2026-03-22T03:59:59Z', '2026-03-22T04:00:00Z'],
  ] as const)(
    'R279 D28 of %s have what comes out on %s from 05:00 there',
    async (site, released, before, from) => {
      const [show] = showsFixture.shows;
      const releaseAt = Object.fromEntries(releaseKeys.map((key) => [key, released]));
      reads.answers.set('shows', { ...showsFixture, shows: [{ ...show, releaseAt }] });
      const updatedAt = async (now: string) => {
        reads.now = now;
        const { body } = await ask({ kind: 'feed', language: 'fr', of: 'films' }, site);
        expect(feedProblems(body)).toEqual([]);
        const [, entry = null] = /<entry>[\s\S]*?<updated>([^<]*)/.exec(body) ?? [];
        return entry;
      };
      expect(await updatedAt(before)).toBeNull();
      // It names no instant to come, and the same all day.
      expect(await updatedAt(from)).toBe(new Date(from).toISOString());
      expect(await updatedAt(`${released}T20:00:00Z`)).toBe(new Date(from).toISOString());
    },
  );

  it.each(feeds)('D31 of $of are 503 while they cannot be read', async (file) => {
    for (const id of ['shows', 'news', 'newsOffers', 'cinemas']) reads.answers.delete(id);
    expect((await ask(file)).status).toBe(503);
  });

  it('R279 coming films are in their list from sixty days before their release, until it', async () => {
    const titles = async (releases: Readonly<Record<string, string>>) => {
      reads.answers.set('shows', {
        ...showsFixture,
        shows: Object.entries(releases).map(([title, release]) => ({
          ...announced,
          slug: title.toLowerCase(),
          title,
          releaseAt: { FR_FR: release },
        })),
      });
      const { body } = await ask({ kind: 'feed', language: 'fr', of: 'releases' });
      expect(feedProblems(body)).toEqual([]);
      return [...body.matchAll(/<entry>[\s\S]*?<title>(.*?)<\/title>[\s\S]*?<updated>(.*?)</g)].map(
        ([, title, at]) => [title, at],
      );
    };
    expect(await titles({ Out: day, Soon: '2026-09-12', Later: '2026-11-10', Far: '2026-11-11' })).toEqual([
      ['Later', '2026-09-11T03:00:00.000Z'],
      ['Soon', '2026-07-14T03:00:00.000Z'],
    ]);
  });

  it.each([
    ['without a day of release', {}],
    ['that comes out soon', { FR_FR: '2026-10-07' }],
    ['that comes out much later', { FR_FR: '2027-05-05' }],
  ])('R279 a film %s that plays already is not new every morning', async (_, releaseAt) => {
    const [model] = showsFixture.shows;
    reads.answers.set('shows', {
      ...showsFixture,
      shows: [{ ...model, slug: film, releaseAt, salesOpeningDatetime: null }],
    });
    const plays = Object.values(playing.shows[0]?.days ?? {})[0];
    const playsOn = (dates: readonly string[]) => ({
      shows: [{ ...playing.shows[0], days: Object.fromEntries(dates.map((date) => [date, plays])) }],
    });
    const datesAt = async (now: string) => {
      reads.now = now;
      const { body } = await ask({ kind: 'feed', language: 'fr', of: 'city', slug: city.slug });
      expect(feedProblems(body)).toEqual([]);
      const found = /<entry>[\s\S]*?<published>(.*?)<[\s\S]*?<updated>(.*?)</.exec(body)?.slice(1);
      expect(Date.parse(found?.[1] ?? '')).toBeLessThan(Date.parse(now));
      return found;
    };
    reads.answers.set('zone', playsOn(week));
    const first = await datesAt('2026-09-11T08:00:00Z');
    expect(await datesAt('2026-09-12T08:00:00Z')).toEqual(first);
    expect(await datesAt('2026-09-15T08:00:00Z')).toEqual(first);
    // Where it is on sale since a day, it is in the list since then.
    reads.answers.set('shows', {
      ...showsFixture,
      shows: [{ ...model, slug: film, releaseAt, salesOpeningDatetime: '2026-09-03T10:00:00Z' }],
    });
    expect(await datesAt('2026-09-15T08:00:00Z')).toEqual(Array(2).fill('2026-09-03T03:00:00.000Z'));
  });

  it('R279 an event with several evenings is not new after each of them', async () => {
    const [model] = showsFixture.shows;
    reads.answers.set('shows', {
      ...showsFixture,
      shows: [{ ...model, slug: film, isMovie: false, releaseAt: {} }, ...showsFixture.shows.slice(1)],
    });
    const plays = Object.values(playing.shows[0]?.days ?? {})[0];
    const evenings = Object.fromEntries(
      ['2026-09-12', '2026-10-12', '2026-11-05'].map((one) => [one, plays]),
    );
    reads.answers.set('zones', { shows: [{ ...playing.shows[0], days: evenings }] });
    const updatedAt = async (now: string) => {
      reads.now = now;
      const { body } = await ask({ kind: 'feed', language: 'fr', of: 'events' });
      return new RegExp(`${film}</id>[\\s\\S]*?<updated>(.*?)<`).exec(body)?.[1];
    };
    expect(await updatedAt('2026-09-11T08:00:00Z')).toBe('2026-09-06T03:00:00.000Z');
    expect(await updatedAt('2026-09-13T08:00:00Z')).toBe('2026-09-06T03:00:00.000Z');
  });

  it('R095 news say when they came out and when they were changed, and show their picture', async () => {
    const [model] = newsFixture;
    const image = 'https://images.example.org/a/story.jpg';
    reads.answers.set('news', [
      { ...model, slug: 'a', image, releaseDate: '2026-09-01', changedAt: '2026-09-10T12:00:00+02:00' },
      { ...model, slug: 'b', image: null, thumbnail: null, releaseDate: '2026-09-02', changedAt: null },
    ]);
    const { body } = await ask({ kind: 'feed', language: 'fr', of: 'news' });
    expect(feedProblems(body)).toEqual([]);
    const [, later = '', changed = ''] = body.split('<entry>');
    expect(changed).toContain('<published>2026-09-01T03:00:00.000Z</published>');
    expect(changed).toContain('<updated>2026-09-10T10:00:00.000Z</updated>');
    expect(changed).toContain(`<link rel="enclosure" type="image/jpeg" href="${image}"/>`);
    expect(later).toContain('<updated>2026-09-02T03:00:00.000Z</updated>');
    expect(later).not.toContain('enclosure');
    // What was changed last is the last change of the list.
    expect(body.indexOf('<updated>2026-09-10')).toBeLessThan(body.indexOf('<entry>'));
  });

  it.each([...feeds, calendar('cinema', cinema.slug), calendar('film', 'glass-night-28841')])(
    'R095 of $of is the same all day while nothing changes: 304 for whoever has it',
    async (file) => {
      const { headers } = await ask(file);
      const etag = headers.get('etag');
      expect(etag).toMatch(/^"[\w-]+"$/);
      reads.now = '2026-09-11T20:00:00.000Z';
      const again = orUnchanged(await answerSiteFile('fr', file), `"other", W/${etag}`);
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
      expect(again.headers.get('cache-control')).toBe(headers.get('cache-control'));
      expect(orUnchanged(await answerSiteFile('fr', file), '"other"').status).toBe(200);
      expect(orUnchanged(await answerSiteFile('fr', file), null).status).toBe(200);
    },
  );

  it('R179 of a filtered page have what that lists', async () => {
    const [genre = ''] = showsFixture.shows[0]?.genresSlug ?? [];
    const entriesOf = async (file: FeedFile) => {
      const { status, body } = await ask(file);
      expect([status, feedProblems(body)]).toEqual([200, []]);
      return body.split('<entry>').length - 1;
    };
    for (const file of [
      { kind: 'feed', language: 'fr', of: 'city', slug: city.slug },
      { kind: 'feed', language: 'fr', of: 'films' },
    ] as const) {
      expect(await entriesOf({ ...file, filters: { genres: ['no-such-genre'] } })).toBe(0);
      expect(await entriesOf({ ...file, filters: { genres: [genre.toLowerCase()] } })).toBeGreaterThan(0);
    }
    reads.answers.delete('zones');
    const films = { kind: 'feed', language: 'fr', of: 'films', filters: { versions: ['vost'] } } as const;
    expect((await ask(films)).status).toBe(503);
  });

  it('R095 offers are those that hold or will, and films of a city those that play in it', async () => {
    reads.answers.set('newsOffers', [
      ...newsOffersFixture,
      { ...newsOffersFixture[0], slug: 'over', date: { type: 'until', start: null, end: '2026-09-10' } },
    ]);
    const offers = await ask({ kind: 'feed', language: 'fr', of: 'offers' });
    expect(offers.body).toContain('monday-at-half-price');
    // It has no day, so that it has no place in a list by day.
    expect(offers.body).not.toContain('breakfast');
    expect(offers.body).not.toContain('/over');
    const films = await ask({ kind: 'feed', language: 'fr', of: 'city', slug: city.slug });
    expect(films.body).toContain(`${origin}/films/${film}`);
    expect(reads.asked).toContain(`zone ${city.slug}`);
    expect((await ask({ kind: 'feed', language: 'fr', of: 'city', slug: 'nowhere' })).status).toBe(404);
  });
});

describe('a file whose film, place or showtime has another name now', () => {
  const old = { film: 'la-lampe-31207', cinema: 'velours-ancien', city: 'ancienne' };
  const locationOf = async (file: CalendarFile | FeedFile) => {
    const { status, headers } = await ask(file);
    return [status, headers.get('location')];
  };
  const led = (file: CalendarFile | FeedFile) => [308, `${origin}${siteFilePath(file)}`];
  const [showtime] = showtimes;
  const id = showtimes.map(idOfShowtime)[0] ?? '';
  const ref = { show: film, cinema: cinema.slug, day, id };
  const ofShowtime = (changes: Partial<typeof ref> = {}): CalendarFile => ({
    kind: 'calendar',
    language: 'fr',
    of: 'showtime',
    ...ref,
    ...changes,
  });

  beforeEach(() => {
    const renamed = { slug: 'x', redirectSlug: null };
    for (const [call, answer] of Object.entries({
      [`show ${old.film}`]: { ...renamed, slug: 'glass-night-28841', redirectSlug: 'glass-night-28841' },
      [`show ${film}`]: { ...renamed, slug: film },
      [`cinema ${old.cinema}`]: { ...renamed, slug: cinema.slug, redirectSlug: cinema.slug },
      [`cinema ${cinema.slug}`]: { ...renamed, slug: cinema.slug },
      [`city ${old.city}`]: { ...renamed, slug: city.slug, redirectSlug: city.slug },
      [`showtimesCinema ${film} ${cinema.slug}`]: {},
    }))
      reads.answers.set(call, answer);
  });

  it('D62 leads on to the calendar of a film and a cinema, and to the feed of a cinema and a city', async () => {
    expect(await locationOf(calendar('film', old.film))).toEqual(led(calendar('film', 'glass-night-28841')));
    expect(await locationOf(calendar('cinema', old.cinema))).toEqual(led(calendar('cinema', cinema.slug)));
    for (const [of, from, to] of [
      ['cinema', old.cinema, cinema.slug],
      ['city', old.city, city.slug],
    ] as const)
      expect(await locationOf({ kind: 'feed', language: 'fr', of, slug: from })).toEqual(
        led({ kind: 'feed', language: 'fr', of, slug: to }),
      );
    expect(await locationOf(calendar('film', 'nowhere'))).toEqual([404, null]);
    reads.answers.set('show nowhere', { failure: { kind: 'network' } });
    expect(await locationOf(calendar('film', 'nowhere'))).toEqual([503, null]);
  });

  it('D62 leads on to the calendar of a showtime that moved, and to that of its cinema', async () => {
    const moved = { ...showtime, time: `${day} 15:00:00`, auditoriumName: '2' } as Showtime;
    reads.answers.set(`showtimesDay ${film} ${cinema.slug} ${day}`, [moved]);
    const now = ofShowtime({ id: idOfShowtime(moved) });
    expect(await locationOf(ofShowtime())).toEqual(led(now));
    expect(await locationOf(ofShowtime({ cinema: old.cinema }))).toEqual(led(now));
    expect((await ask(now)).status).toBe(200);
    expect(await locationOf(ofShowtime({ id: '1400-zz' }))).toEqual([404, null]);
    // On another day.
    reads.answers.set(`showtimesDay ${film} ${cinema.slug} ${day}`, []);
    const next = { ...moved, time: '2026-09-12 15:00:00' };
    reads.answers.set(`showtimesCinema ${film} ${cinema.slug}`, { '2026-09-12': [next] });
    expect(await locationOf(ofShowtime())).toEqual(
      led(ofShowtime({ day: '2026-09-12', id: idOfShowtime(next) })),
    );
  });

  it('D62 leads on from an address before bookings were names', async () => {
    const before = idOfShowtime({ ...showtime, refCmd: null } as Showtime);
    expect(await locationOf(ofShowtime({ id: before }))).toEqual(led(ofShowtime()));
  });

  it('D62 leads on to the calendar of a plan', async () => {
    const others = showtimes.map(idOfShowtime).slice(0, 2);
    const planOf = (place: string): CalendarFile => ({
      kind: 'calendar',
      language: 'fr',
      of: 'plan',
      showtimes: others.map((one) => ({ ...ref, cinema: place, id: one })),
    });
    expect(await locationOf(planOf(old.cinema))).toEqual(led(planOf(cinema.slug)));
  });
});
