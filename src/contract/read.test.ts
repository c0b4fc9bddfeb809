import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import './english.ts';
import { endpoints } from './endpoints.ts';
import { fixtures } from './fixtures.ts';
import { readAnswer } from './read.ts';

/** A valid answer with one value replaced. */
function damaged(answer: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const copy: unknown = structuredClone(answer);
  let holder = copy;
  for (const key of path.slice(0, -1)) holder = Reflect.get(Object(holder), key);
  Reflect.set(Object(holder), path.at(-1) ?? '', value);
  return copy;
}

const droppedPaths = (result: ReturnType<typeof readAnswer>) =>
  result.ok ? result.dropped.map((line) => line.split(':')[0]) : 'failed';

describe('readAnswer', () => {
  it.each(Object.entries(endpoints))('%s: reads a right answer whole', (id, endpoint) => {
    const fixture: unknown = Object.entries(fixtures).find(([name]) => name === id)?.[1];
    expect(readAnswer(endpoint, fixture)).toStrictEqual({
      ok: true,
      value: fixture,
      dropped: [],
    });
  });

  it.each(Object.entries(endpoints))(
    'R263 D31 %s: what an API says of its own failure is no answer',
    (_, endpoint) => {
      for (const raw of [{ error: { code: 500, message: 'down' } }, { message: 'down', status: 500 }])
        expect(readAnswer(endpoint, raw)).toMatchObject({ ok: false });
    },
  );

  it('takes an answer without any key, or with one of its keys, for what it says', () => {
    expect(readAnswer(endpoints.footer, {})).toMatchObject({ ok: true });
    expect(readAnswer(endpoints.footer, { columns: null, version: 2 })).toMatchObject({ ok: true });
    expect(readAnswer(endpoints.showTranslate, { fr: '', it: 'notte' })).toMatchObject({
      ok: true,
      value: {},
    });
    expect(readAnswer(endpoints.experience, { title: null })).toMatchObject({ ok: false, unknown: true });
  });

  it('drops one bad show of many, reports it, and leaves the answer as it came', () => {
    const raw = damaged(fixtures.shows, ['shows', 1, 'title'], 7);
    const before = structuredClone(raw);
    const result = readAnswer(endpoints.shows, raw);
    expect(result.ok && result.value.shows.map(({ slug }) => slug)).toStrictEqual([
      'the-lamplighter-31207',
      'cine-club-surprise',
    ]);
    expect(result.ok && result.dropped).toStrictEqual([
      'shows[1]: title: Invalid input: expected string, received undefined',
    ]);
    expect(raw).toStrictEqual(before);
  });

  it('names list items as they stood in the answer', () => {
    const raw = damaged(
      damaged(fixtures.shows, ['shows', 0, 'slug'], null),
      ['shows', 2, 'duration'],
      'long',
    );
    const result = readAnswer(endpoints.shows, damaged(raw, ['shows', 2, 'isMovie'], 'no'));
    expect(droppedPaths(result)).toStrictEqual(['shows[0]', 'shows[2]']);
    expect(result.ok && result.value.shows.map(({ slug }) => slug)).toStrictEqual(['glass-night-28841']);
  });

  it('drops one bad show of a bare array', () => {
    const result = readAnswer(endpoints.shows, damaged(fixtures.shows.shows, [1, 'slug'], 'a/b'));
    expect(result.ok && result.value.shows).toHaveLength(2);
    expect(droppedPaths(result)).toStrictEqual(['shows[1]']);
  });

  it('loses an optional value alone', () => {
    const result = readAnswer(
      endpoints.shows,
      damaged(fixtures.shows, ['shows', 0, 'posterPath', 'lg'], 'x'),
    );
    expect(droppedPaths(result)).toStrictEqual(['shows[0].posterPath.lg']);
    const md = 'https://media.example.org/poster/the-lamplighter/320.webp';
    expect(result.ok && result.value.shows[0]?.posterPath).toStrictEqual({ lg: md, md });
  });

  it('loses an optional section rather than the page', () => {
    const result = readAnswer(endpoints.cinema, damaged(fixtures.cinema, ['pricing', 'lines'], 'on request'));
    expect(result.ok && result.value.pricing?.lines).toStrictEqual([]);
    const whole = readAnswer(endpoints.cinema, damaged(fixtures.cinema, ['pricing'], 'on request'));
    expect(whole.ok && whole.value.pricing).toBeNull();
    expect(whole.ok && whole.value.name).toBe('Velours Faubourg');
    expect(droppedPaths(whole)).toStrictEqual(['pricing']);
  });

  it('loses the legend of a price that names none', () => {
    const raw = damaged(fixtures.cinema, ['pricing', 'lines', 1, 'termsIndex'], 9);
    const result = readAnswer(endpoints.cinema, raw);
    expect(result.ok && result.value.pricing?.lines[1]?.termsIndex).toBeNull();
    expect(droppedPaths(result)).toStrictEqual(['pricing.lines[1].termsIndex']);
  });

  it('drops entries of a map, and keys that are no days', () => {
    const raw = damaged(
      damaged(fixtures.cinemaShows, ['shows', 'glass-night-28841', 'days'], 'none'),
      ['days', '2026-02-30'],
      { upsell: null, highlightedShowtime: null },
    );
    const result = readAnswer(endpoints.cinemaShows, raw);
    expect(result.ok && Object.keys(result.value.shows)).toStrictEqual([
      'the-lamplighter-31207',
      'petit-tambour',
    ]);
    expect(droppedPaths(result)).toStrictEqual(['days.2026-02-30', 'shows.glass-night-28841']);
  });

  it('drops a showtime without a readable time', () => {
    const result = readAnswer(endpoints.showtimesDay, damaged(fixtures.showtimesDay, [0, 'time'], '25:00'));
    expect(result.ok && result.value).toHaveLength(2);
    expect(droppedPaths(result)).toStrictEqual(['[0]']);
  });

  it('fails where what the answer cannot do without is wrong', () => {
    const result = readAnswer(endpoints.cinema, damaged(fixtures.cinema, ['name'], null));
    expect(result).toStrictEqual({
      ok: false,
      problems: ['name: Invalid input: expected string, received null'],
    });
  });

  it.each([null, 'No movie allowed !', 42, true, undefined, '<html>'])('fails on %o', (raw) => {
    for (const endpoint of Object.values(endpoints)) {
      expect(readAnswer(endpoint, raw).ok).toBe(false);
    }
  });

  it('fails where every item of what was asked for is wrong', () => {
    const wrong = { shows: fixtures.shows.shows.map((item) => ({ ...item, title: null })) };
    expect(readAnswer(endpoints.shows, wrong).ok).toBe(false);
    expect(readAnswer(endpoints.cinemas, [{ error: 'x' }, { error: 'y' }])).toMatchObject({ ok: false });
    expect(readAnswer(endpoints.showCinemas, { error: 'x' }).ok).toBe(false);
    expect(readAnswer(endpoints.showtimesCinema, { error: [] }).ok).toBe(false);
  });

  it('reads an empty list as empty', () => {
    expect(readAnswer(endpoints.cinemas, [])).toStrictEqual({ ok: true, value: [], dropped: [] });
    expect(readAnswer(endpoints.showCinemas, [])).toStrictEqual({ ok: true, value: {}, dropped: [] });
  });

  it('ends on an answer that is wrong everywhere', () => {
    const nested = z.object({
      a: z.object({ b: z.array(z.object({ c: z.array(z.int()) })).min(3) }).nullish(),
    });
    const raw = { a: { b: [{ c: ['x', 1] }, { c: 'y' }, 'z'] } };
    expect(readAnswer(nested, raw)).toStrictEqual({
      ok: true,
      value: {},
      dropped: [expect.stringMatching(/^a: b: /)],
    });
  });

  it('reads 5,000 showtimes with 2,500 bad ones in good time', () => {
    const [good] = fixtures.showtimesDay;
    const many = Array.from({ length: 5000 }, (_, index) =>
      index % 2 === 0 ? good : { ...good, time: null },
    );
    const result = readAnswer(endpoints.showtimesDay, many);
    expect(result.ok && result.value).toHaveLength(2500);
    expect(droppedPaths(result)).toHaveLength(2500);
  });
});
