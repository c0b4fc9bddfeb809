import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { listsOnly, testApi } from '#src/api/api-test-kit.ts';
import { loadWithin, PageLoad } from '#src/api/load/page-load.ts';
import { RequiredReadError } from '#src/api/transport/failure.ts';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import { cinemaFixture } from '#src/contract/cinema/fixture.ts';
import { cinemaShowsFixture } from '#src/contract/cinema-shows/fixture.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { faqCategoryFixture } from '#src/contract/faq-category/fixture.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import { loadPage } from './page-data.ts';

const api = testApi();
const details: Readonly<Record<string, object>> = {
  '/api/show/a-1': { ...showFixture, slug: 'a-1' },
  '/api/show/a-1/cinemas': [],
  '/api/cinema/c': { ...cinemaFixture, slug: 'c' },
  '/api/cinema/c/shows': cinemaShowsFixture,
};
const plain = (path: string) => path.split('?', 1)[0] ?? '';
const well = (path: string) => {
  const detail = details[plain(path)];
  return detail === undefined ? listsOnly(path) : HttpResponse.json(detail);
};

/** Loads a page, and says why it cannot be rendered; null when it can. */
async function whyNot(path: string): Promise<unknown> {
  forgetProcessWide();
  const load = new PageLoad();
  return loadWithin(load, () => loadPage(path)).then(
    () => null,
    (error: unknown) => error,
  );
}

const day = '2026-11-20';
const pages = {
  home: `/fr-FR/home/${day}/-`,
  shows: `/fr-FR/shows/${day}/-/-`,
  releases: `/fr-FR/upcomingShowsLight/${day}`,
  cinemas: `/fr-FR/cinemas/${day}/-`,
  events: `/fr-FR/events/${day}/-/-`,
  experiences: `/fr-FR/experiences/${day}`,
  news: `/fr-FR/news/${day}/-`,
  offers: `/fr-FR/offers/${day}/-`,
  ecards: `/fr-FR/eCards3/${day}`,
  sitemap: `/fr-FR/sitemap/${day}`,
  movie: `/fr-FR/movie/a-1/${day}/-/-`,
  cinema: `/fr-FR/cinema/c/${day}/-`,
  cvd: `/fr-FR/cvd/${day}`,
} as const;

/** Answers well but for one path. */
function failing(failed: string, status: number): void {
  api.answer = (path) => (plain(path) === failed ? new HttpResponse('{}', { status }) : well(path));
}

beforeEach(() => {
  api.answer = well;
});

describe('what a page cannot do without', () => {
  it.each([
    ['home', 'shows'],
    ['shows', 'shows'],
    ['releases', 'shows'],
    ['sitemap', 'shows'],
    ['cinemas', 'cinemas'],
    ['experiences', 'experiences'],
    ['news', 'news'],
    ['offers', 'newsOffers'],
    ['ecards', 'ecards'],
  ] as const)('REL4 D40: %s has no page without %s, whatever its status says', async (page, list) => {
    for (const status of [500, 404, 403]) {
      failing(endpoints[list].path, status);
      expect([status, await whyNot(pages[page])]).toEqual([status, expect.any(RequiredReadError)]);
    }
  });

  it.each([
    ['movie', '/api/show/a-1/cinemas'],
    ['cinema', '/api/cinema/c/shows'],
    ['cvd', '/api/master-template/page/cvd'],
  ] as const)(
    'REL4 D31 R041: %s has none while %s fails, and one while the API lacks it',
    async (page, path) => {
      failing(path, 500);
      await expect(whyNot(pages[page])).resolves.toBeInstanceOf(RequiredReadError);
      for (const status of [404, 403]) {
        failing(path, status);
        expect([status, await whyNot(pages[page])]).toEqual([status, null]);
      }
    },
  );

  it('D40: the shows stand in for a list of events that the API does not have', async () => {
    failing('/api/events', 404);
    await expect(whyNot(pages.events)).resolves.toBeNull();
    failing('/api/events', 500);
    await expect(whyNot(pages.events)).resolves.toBeInstanceOf(RequiredReadError);
    api.answer = (path) =>
      ['/api/events', '/api/shows'].includes(plain(path))
        ? new HttpResponse('', { status: 404 })
        : well(path);
    await expect(whyNot(pages.events)).resolves.toBeInstanceOf(RequiredReadError);
  });

  it('REL4: the home page of the help centre needs one of its categories, whichever', async () => {
    const path = `/nl-NL/help/-/${day}`;
    const last = siteFactsOf('nl-NL').helpCategories.at(-1)?.id ?? '';
    let status = 500;
    const up = new Set<string>();
    api.answer = (asked) => {
      const id = /^\/api\/faq\/category\/([^?]+)/.exec(asked)?.[1];
      if (id === undefined) return well(asked);
      return up.has(id)
        ? HttpResponse.json({ ...faqCategoryFixture, slug: id })
        : new HttpResponse('', { status });
    };
    await expect(whyNot(path)).resolves.toBeInstanceOf(RequiredReadError);
    status = 404;
    await expect(whyNot(path.replace('NL', 'BE'))).resolves.toBeNull();
    status = 500;
    up.add(last);
    await expect(whyNot(path)).resolves.toBeNull();
  });
});

describe('what is no page', () => {
  it.each(['/', '/fr-FR/nothing/x', '/xx/home/2026-11-20/-', '/fr-FR/home/build/-'])(
    'needs nothing: %s',
    async (path) => {
      await expect(whyNot(path)).resolves.toBeNull();
      expect(api.calls).toEqual([]);
    },
  );
});
