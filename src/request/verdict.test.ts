import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { listsOnly, stoppedClock, testApi } from '#src/api/api-test-kit.ts';
import { cinemaFixture } from '#src/contract/cinema/fixture.ts';
import { newsFixture } from '#src/contract/news/fixture.ts';
import { newsOffersFixture } from '#src/contract/news-offers/fixture.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import { idOfShowtime } from '#src/domain/showtime/showtime-id.ts';
import type { Listing } from '#src/routes/listing.ts';
import { verdictOn } from './verdict.ts';

const api = testApi();
const details: Readonly<Record<string, object>> = {
  '/api/show/a-1': { ...showFixture, slug: 'a-1' },
  '/api/show/old-1': { ...showFixture, slug: 'old-1', redirectSlug: 'a-1' },
  '/api/cinema/c': { ...cinemaFixture, slug: 'c' },
};
const well = (path: string) => (details[path] ? HttpResponse.json(details[path]) : listsOnly(path));

describe('verdictOn', () => {
  it('asks nothing about a page without an item, or the first part of a list', async () => {
    for (const page of ['home', 'shows', 'app', 'news'] as const)
      await expect(verdictOn('fr-FR', { page })).resolves.toMatchObject({ kind: 'here' });
    expect(api.calls).toEqual([]);
  });

  it('R052 D40: knows a showtime by its programme, and only an answer makes it unknown', async () => {
    const day = '/api/show/a-1/showtimes/c/2026-09-11';
    const showtimes = showtimesDayFixture.slice(0, 1);
    const id = showtimes.map(idOfShowtime).join('');
    const ref = { page: 'showtime', show: 'a-1', cinema: 'c', day: '2026-09-11', id } as const;
    const answering = (told: Response | readonly object[]) => (path: string) =>
      path.startsWith(day)
        ? told instanceof Response
          ? told.clone()
          : HttpResponse.json([...told])
        : well(path);
    api.answer = answering(showtimes);
    await expect(verdictOn('fr-FR', ref)).resolves.toMatchObject({ kind: 'here' });
    expect(api.calls.toSorted()).toEqual([`${day}?language=fr`, '/api/show/a-1?language=fr']);
    await expect(verdictOn('fr-FR', { ...ref, id: '0001-x' })).resolves.toEqual({ kind: 'unknown' });
    api.answer = answering(new HttpResponse('', { status: 404 }));
    await expect(verdictOn('en-FR', ref)).resolves.toEqual({ kind: 'unknown' });
    api.answer = answering(new HttpResponse('', { status: 500 }));
    await expect(verdictOn('en-CH', ref)).resolves.toEqual({ kind: 'outage' });
  });

  it('D62 says where a showtime is now, on its day and on another one', async () => {
    const [one] = showtimesDayFixture;
    if (one === undefined) throw new Error('the fixture has no showtime');
    const ref = {
      page: 'showtime',
      show: 'a-1',
      cinema: 'c',
      day: '2026-09-11',
      id: idOfShowtime(one),
    } as const;
    const later = { ...one, time: '2026-09-11 15:30:00' };
    const tomorrow = { ...one, time: '2026-09-12 15:30:00' };
    const playing = (ofDay: readonly object[], ofAll: object) => (path: string) =>
      path.startsWith('/api/show/a-1/showtimes/c/2026-09-11')
        ? HttpResponse.json([...ofDay])
        : path.startsWith('/api/show/a-1/showtimes/c')
          ? HttpResponse.json(ofAll)
          : well(path);
    api.answer = playing([later], {});
    await expect(verdictOn('fr-FR', ref)).resolves.toEqual({
      kind: 'elsewhere',
      showtime: { ...ref, id: idOfShowtime(later) },
    });
    api.answer = playing([], { '2026-09-12': [tomorrow] });
    await expect(verdictOn('en-FR', ref)).resolves.toEqual({
      kind: 'elsewhere',
      showtime: { ...ref, day: '2026-09-12', id: idOfShowtime(tomorrow) },
    });
    api.answer = playing([], {});
    await expect(verdictOn('en-CH', ref)).resolves.toEqual({ kind: 'unknown' });
  });

  it('D40: makes no showtime unknown while its film and its programme are of two catalogues', async () => {
    stoppedClock();
    let calls = 0;
    // Replicas that are being replaced answer in turns.
    api.answer = (path) => {
      calls += 1;
      const given = well(path);
      given.headers.set('x-catalogue-revision', String(calls));
      return given;
    };
    const ref = { page: 'showtime', show: 'a-1', cinema: 'c', day: '2026-09-11', id: '1400-x' } as const;
    await expect(verdictOn('fr-FR', ref)).resolves.toEqual({ kind: 'outage' });
    api.answer = (path) => well(path);
    await expect(verdictOn('fr-FR', ref)).resolves.toEqual({ kind: 'unknown' });
  });

  it('R052 R053: passes on that an item is unknown, gone or moved', async () => {
    api.answer = well;
    await expect(verdictOn('fr-FR', { page: 'movie', slug: 'nope' })).resolves.toEqual({ kind: 'unknown' });
    await expect(verdictOn('fr-FR', { page: 'movie', slug: 'old-1' })).resolves.toEqual({
      kind: 'moved',
      slug: 'a-1',
    });
    api.answer = () => new HttpResponse('', { status: 410 });
    await expect(verdictOn('fr-FR', { page: 'cinema', slug: 'c' })).resolves.toEqual({ kind: 'gone' });
  });

  it('D57 a page of a list beyond the last is unknown; only news have pushes besides', async () => {
    const many = (item: object) =>
      HttpResponse.json(Array.from({ length: 27 }, (_, index) => ({ ...item, slug: `s${index}` })));
    api.answer = (path) =>
      path === '/api/news'
        ? many({ ...newsFixture[0], highlighted: false })
        : path === '/api/news-offers'
          ? many(newsOffersFixture[0])
          : well(path);
    const kindOf = async (page: 'news' | 'offers', listing: Listing) =>
      (await verdictOn('fr-FR', { page }, listing)).kind;
    expect(await kindOf('news', { type: null, page: 1 })).toBe('here');
    expect(await kindOf('news', { type: null, page: 2 })).toBe('unknown');
    expect(await kindOf('news', { type: 'news', page: 2 })).toBe('here');
    expect(await kindOf('offers', { type: null, page: 2 })).toBe('here');
    expect(await kindOf('offers', { type: null, page: 3 })).toBe('unknown');
  });

  it.each([404, 410, 403, 500])(
    'D40: a list with status %i is an outage, not a missing page',
    async (status) => {
      api.answer = () => new HttpResponse('', { status });
      await expect(verdictOn('fr-FR', { page: 'news' }, { type: null, page: 2 })).resolves.toEqual({
        kind: 'outage',
      });
    },
  );

  it('REL5: lets no page through whose detail is not what the contract says', async () => {
    api.answer = () => HttpResponse.json({ slug: 'a-1', title: 7 });
    await expect(verdictOn('fr-FR', { page: 'movie', slug: 'a-1' })).resolves.toEqual({ kind: 'outage' });
  });
});
