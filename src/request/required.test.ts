import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { listsOnly, testApi } from '#src/api/api-test-kit.ts';
import { cinemaFixture } from '#src/contract/cinema/fixture.ts';
import { faqCategoryFixture } from '#src/contract/faq-category/fixture.ts';
import { newsFixture } from '#src/contract/news/fixture.ts';
import { newsOffersFixture } from '#src/contract/news-offers/fixture.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import { idOfShowtime } from '#src/domain/showtime/showtime-id.ts';
import type { Listing } from '#src/routes/listing.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import { canRender } from './required.ts';

const api = testApi();
const details: Readonly<Record<string, object>> = {
  '/api/show/a-1': { ...showFixture, slug: 'a-1' },
  '/api/show/old-1': { ...showFixture, slug: 'old-1', redirectSlug: 'a-1' },
  '/api/cinema/c': { ...cinemaFixture, slug: 'c' },
};
const well = (path: string) => (details[path] ? HttpResponse.json(details[path]) : listsOnly(path));

describe('canRender', () => {
  it('makes the calls that a page cannot do without: its item or list, and what plays there', async () => {
    api.answer = well;
    for (const ref of [
      { page: 'home' },
      { page: 'cinemas' },
      { page: 'events' },
      { page: 'movie', slug: 'a-1' },
      { page: 'cinema', slug: 'c' },
    ] as const) {
      await expect(canRender('en-FR', ref)).resolves.toMatchObject({ kind: 'here' });
    }
    expect(api.calls).toEqual([
      '/api/shows?language=en',
      '/api/cinemas?language=en',
      '/api/events?language=en',
      '/api/show/a-1?language=en',
      '/api/show/a-1/cinemas?language=en',
      '/api/cinema/c?language=en',
      '/api/cinema/c/shows?language=en',
    ]);
  });

  it.each([
    ['/api/show/a-1/cinemas', { page: 'movie', slug: 'a-1' }],
    ['/api/cinema/c/shows', { page: 'cinema', slug: 'c' }],
  ] as const)('REL4 D31 says to try again while %s fails, not while the API lacks it', async (path, ref) => {
    let status = 500;
    api.answer = (asked) => (asked === path ? new HttpResponse('{}', { status }) : well(asked));
    await expect(canRender('fr-FR', ref)).resolves.toEqual({ kind: 'outage' });
    status = 404;
    await expect(canRender('fr-FR', ref)).resolves.toMatchObject({ kind: 'here' });
  });

  it('makes none for a page that needs nothing', async () => {
    await expect(canRender('fr-FR', { page: 'app' })).resolves.toMatchObject({ kind: 'here' });
    expect(api.calls).toEqual([]);
  });

  it('REL4 needs one category of the help centre, whichever, for its home page', async () => {
    const up = new Set<string>();
    api.answer = (path) => {
      const id = /^\/api\/faq\/category\/([^?]+)/.exec(path)?.[1] ?? '';
      return up.has(id)
        ? HttpResponse.json({ ...faqCategoryFixture, slug: id })
        : new HttpResponse('', { status: 500 });
    };
    await expect(canRender('fr-FR', { page: 'help' })).resolves.toEqual({ kind: 'outage' });
    const last = siteFactsOf('nl-NL').helpCategories.at(-1)?.id ?? '';
    up.add(last);
    await expect(canRender('nl-NL', { page: 'help' })).resolves.toMatchObject({ kind: 'here' });
    api.answer = () => new HttpResponse('', { status: 404 });
    await expect(canRender('nl-BE', { page: 'help' })).resolves.toMatchObject({ kind: 'here' });
  });

  it.each([
    [404, 'here'],
    [403, 'here'],
    [500, 'outage'],
  ] as const)('R041 D40: asks for the text of a page with one: after %i it is %s', async (status, kind) => {
    api.answer = () => new HttpResponse('', { status });
    await expect(canRender('fr-FR', { page: 'cvd' })).resolves.toMatchObject({ kind });
    expect(api.calls.every((call) => call.startsWith('/api/master-template/page/cvd?'))).toBe(true);
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
    await expect(canRender('fr-FR', ref)).resolves.toMatchObject({ kind: 'here' });
    expect(api.calls.toSorted()).toEqual([`${day}?language=fr`, '/api/show/a-1?language=fr']);
    await expect(canRender('fr-FR', { ...ref, id: '0001-x' })).resolves.toEqual({ kind: 'unknown' });
    api.answer = answering(new HttpResponse('', { status: 404 }));
    await expect(canRender('en-FR', ref)).resolves.toEqual({ kind: 'unknown' });
    api.answer = answering(new HttpResponse('', { status: 500 }));
    await expect(canRender('en-CH', ref)).resolves.toEqual({ kind: 'outage' });
  });

  it('R052 R053: passes on that an item is unknown, gone or moved', async () => {
    api.answer = well;
    await expect(canRender('fr-FR', { page: 'movie', slug: 'nope' })).resolves.toEqual({ kind: 'unknown' });
    await expect(canRender('fr-FR', { page: 'movie', slug: 'old-1' })).resolves.toEqual({
      kind: 'moved',
      slug: 'a-1',
    });
    api.answer = () => new HttpResponse('', { status: 410 });
    await expect(canRender('fr-FR', { page: 'cinema', slug: 'c' })).resolves.toEqual({ kind: 'gone' });
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
      (await canRender('fr-FR', { page }, listing)).kind;
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
      await expect(canRender('fr-FR', { page: 'shows' })).resolves.toEqual({ kind: 'outage' });
    },
  );

  it.each([404, 410, 403])(
    'D40: a list of events that answers %i is one that the API does not have: the shows stand in',
    async (status) => {
      const lacking = (path: string) =>
        path === '/api/events' ? new HttpResponse('', { status }) : listsOnly(path);
      api.answer = lacking;
      await expect(canRender('fr-FR', { page: 'events' })).resolves.toMatchObject({ kind: 'here' });
      expect(api.calls).toEqual(['/api/events?language=fr', '/api/shows?language=fr']);
      api.answer = (path) => (path === '/api/shows' ? new HttpResponse('', { status: 404 }) : lacking(path));
      await expect(canRender('en-FR', { page: 'events' })).resolves.toEqual({ kind: 'outage' });
    },
  );

  it('D40: a list of events that cannot be had is an outage', async () => {
    api.answer = () => new HttpResponse('', { status: 500 });
    await expect(canRender('fr-FR', { page: 'events' })).resolves.toEqual({ kind: 'outage' });
    expect(api.calls).toEqual(['/api/events?language=fr']);
  });

  it('REL5: lets no page through whose detail is not what the contract says', async () => {
    api.answer = () => HttpResponse.json({ slug: 'a-1', title: 7 });
    await expect(canRender('fr-FR', { page: 'movie', slug: 'a-1' })).resolves.toEqual({ kind: 'outage' });
  });
});
