import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { faqCategoriesFixture } from '#src/contract/faq-categories/fixture.ts';
import { faqArticlesFixture } from '#src/contract/faq-articles/fixture.ts';
import { listsOnly, stoppedClock, testApi, type Answering } from '#src/api/api-test-kit.ts';
import { noteRevision } from '#src/api/memory.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { eventsFixture } from '#src/contract/events/fixture.ts';
import { newsFixture } from '#src/contract/news/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { readSiteFile } from '#src/routes/site-files.ts';
import type { SiteId } from '#src/sites/site.ts';
import { readListed } from './read-listed.ts';
import { readPaired } from './read-paired.ts';
import { answerSiteFile } from './site-file.ts';

const api = testApi();

/** The lists in French and English: the films have a different slug in each, and the API's translations join them. */
const bilingual: Answering = (path, request) => {
  const language = new URL(request.url).searchParams.get('language');
  if (path === '/api/shows')
    return HttpResponse.json({
      shows: showsFixture.shows.map((show) => ({ ...show, slug: `${language}-${show.slug}` })),
    });
  const slug = /^\/api\/show\/(?:fr|en)-([^/]+)\/translate$/.exec(path)?.[1];
  if (slug !== undefined) return HttpResponse.json({ fr: `fr-${slug}`, en: `en-${slug}` });
  return listsOnly(path);
};

/** The pauses of the test in milliseconds, and what happens during each of them. */
const pauses: number[] = [];
let meanwhile = () => {};
const pause = (milliseconds: number) => {
  pauses.push(milliseconds);
  meanwhile();
  return Promise.resolve();
};

async function ask(path: string, site: SiteId = 'fr') {
  const file = readSiteFile(path);
  if (file === null) throw new Error(`${path} is no file`);
  const response = await answerSiteFile(site, file, pause);
  const body = await response.text();
  const found = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  return { status: response.status, headers: response.headers, body, found };
}

const down: Answering = () => HttpResponse.error();
const translateCalls = () => api.calls.filter((call) => call.includes('/translate'));

beforeEach(() => {
  vi.stubEnv('SITE_ORIGIN', 'https://{site}.example.org');
  api.answer = bilingual;
  pauses.length = 0;
  meanwhile = () => {};
});

describe('the interface copy', () => {
  it('R009 is a file of the host by language, with the words of its region', async () => {
    const belgian = await ask('/assets/i18n/nl.json', 'be');
    const dutch = await ask('/assets/i18n/nl.json', 'nl');
    expect(belgian.headers.get('content-type')).toContain('application/json');
    expect(belgian.headers.get('cache-control')).toContain('public');
    const soldOut = z.object({ showtime: z.object({ soldOut: z.string() }) });
    expect(soldOut.parse(JSON.parse(belgian.body)).showtime.soldOut).toBe('Volzet');
    expect(soldOut.parse(JSON.parse(dutch.body)).showtime.soldOut).toBe('Uitverkocht');
  });

  it('R009 R002 of a language that the site has not is not there', async () => {
    const { status } = await ask('/assets/i18n/de.json', 'fr');
    expect(status).toBe(404);
  });
});

describe('robots.txt', () => {
  it('names the sitemap of its host, and asks the API nothing', async () => {
    api.answer = down;
    const { status, headers, body } = await ask('/robots.txt', 'ch');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(body).toContain('Sitemap: https://ch.example.org/sitemap.xml');
    expect(api.calls).toEqual([]);
  });
});

describe('sitemaps', () => {
  it('the index names the files that have something', async () => {
    const { status, headers, found } = await ask('/sitemap.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(found.slice(0, 5)).toEqual([
      'https://fr.example.org/sitemap-pages.xml',
      'https://fr.example.org/sitemap-films.xml',
      'https://fr.example.org/sitemap-events.xml',
      'https://fr.example.org/sitemap-seasons.xml',
      'https://fr.example.org/sitemap-cinemas.xml',
    ]);
    expect(translateCalls()).toEqual([]);
    for (const address of found) expect((await ask(new URL(address ?? '').pathname)).status).toBe(200);
  });

  it('films and events stand in one each, with their address in the other language', async () => {
    const films = await ask('/sitemap-films.xml');
    expect(films.found).toEqual([
      'https://fr.example.org/films/fr-the-lamplighter-31207',
      'https://fr.example.org/en/movies-events/en-the-lamplighter-31207',
      'https://fr.example.org/films/fr-glass-night-28841',
      'https://fr.example.org/en/movies-events/en-glass-night-28841',
    ]);
    const links = [...films.body.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].slice(0, 3);
    expect(links.map(([, hreflang, address]) => [hreflang, address])).toEqual([
      ['fr-FR', films.found[0]],
      ['en-FR', films.found[1]],
      ['x-default', films.found[0]],
    ]);
    expect((await ask('/sitemap-events.xml')).found).toEqual([
      'https://fr.example.org/evenements/fr-cine-club-surprise',
      'https://fr.example.org/en/events/en-cine-club-surprise',
    ]);
  });

  it('films have their poster, stories their picture and the moment of their last change', async () => {
    const { body } = await ask('/sitemap-films.xml');
    const [poster] = showsFixture.shows.flatMap(({ posterPath }) => posterPath?.lg ?? []);
    expect(poster).toBeDefined();
    expect(body).toContain(`<image:image><image:loc>${poster}</image:loc></image:image>`);
    expect(body).not.toContain('<lastmod>');
    const [first] = newsFixture;
    const changed = {
      ...first,
      slug: 'a',
      image: null,
      thumbnail: poster,
      changedAt: '2026-11-20T05:00:00+01:00',
    };
    api.answer = (path) =>
      path === '/api/news' ? HttpResponse.json([changed, { ...first, slug: 'b' }]) : listsOnly(path);
    const stories = (await ask('/sitemap-news.xml')).body;
    expect(stories.match(/<lastmod>2026-11-20T05:00:00\+01:00<\/lastmod>/g)).toHaveLength(2);
    expect(stories.match(/<lastmod>/g)).toHaveLength(2);
    expect(stories).toContain(`<image:loc>${poster}</image:loc>`);
  });

  it('R033 help articles stand under their slug, those that have only an id under that', async () => {
    api.answer = (path) =>
      path === '/api/faq/articles' ? HttpResponse.json(faqArticlesFixture) : listsOnly(path);
    expect((await ask('/sitemap-help.xml')).found).toEqual([
      'https://fr.example.org/aide/article/slug/change-a-booking',
      'https://fr.example.org/en/help/article/slug/change-a-booking',
      'https://fr.example.org/aide/article/id/31',
      'https://fr.example.org/en/help/article/id/31',
    ]);
  });

  it('R102 R261 help categories stand under their id in each language, those without articles are left out', async () => {
    const [category] = faqCategoriesFixture;
    const empty = { ...category, slug: '2', articleCount: 0 };
    api.answer = (path) =>
      path === '/api/faq/categories' ? HttpResponse.json([category, empty]) : listsOnly(path);
    const { found, body } = await ask('/sitemap-topics.xml');
    const addresses = ['https://fr.example.org/aide/categorie/1', 'https://fr.example.org/en/help/topic/1'];
    expect(found).toEqual(addresses);
    const hreflangs = [...body.matchAll(/hreflang="(fr-FR|en-FR)" href="(.*?)"/g)].map(([, , to]) => to);
    expect(hreflangs).toEqual([...addresses, ...addresses]);
    expect((await ask('/sitemap-topics.xml', 'be')).status).toBe(404);
  });

  it('the plain pages need nobody', async () => {
    api.answer = down;
    const { status, found } = await ask('/sitemap-pages.xml');
    expect(status).toBe(200);
    expect(found).toEqual(expect.arrayContaining(['https://fr.example.org/', 'https://fr.example.org/en']));
  });

  it('a part that a section does not have is 404', async () => {
    const { status, headers } = await ask('/sitemap-films-2.xml');
    expect([status, headers.get('cache-control')]).toEqual([404, 'private, no-cache']);
    api.answer = (path) => (path === '/api/shows' ? HttpResponse.json([]) : listsOnly(path));
    expect((await ask('/sitemap-films.xml', 'sn')).status).toBe(404);
    expect((await ask('/sitemap.xml', 'sn')).body).not.toContain('sitemap-films');
  });

  it.each(['/sitemap.xml', '/sitemap-films.xml', '/sitemap-events.xml', '/sitemap-cinemas.xml'])(
    '%s is 503 while its lists cannot be had, never an empty one',
    async (path) => {
      api.answer = down;
      const { status, headers } = await ask(path);
      expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );

  it('half of the languages is no sitemap either', async () => {
    api.answer = (path, request) =>
      path === '/api/shows' && request.url.includes('language=en')
        ? HttpResponse.error()
        : bilingual(path, request);
    expect((await ask('/sitemap-films.xml')).status).toBe(503);
  });

  it('D39: where only the events tell films from events, both need them', async () => {
    const untold: Answering = (path, request) => {
      if (path === '/api/shows')
        return HttpResponse.json({
          shows: showsFixture.shows.map((show) => ({ ...show, isMovie: false })),
        });
      if (path === '/api/events') return HttpResponse.error();
      return bilingual(path, request);
    };
    api.answer = untold;
    expect((await ask('/sitemap-films.xml')).status).toBe(503);
    api.answer = (path, request) =>
      path === '/api/events' ? HttpResponse.json(eventsFixture) : untold(path, request);
    expect((await ask('/sitemap-events.xml', 'sn')).found).toEqual([
      'https://sn.example.org/fr/evenements/cine-club-surprise',
      'https://sn.example.org/en/events/cine-club-surprise',
    ]);
  });

  const untranslated: Answering = (path, request) =>
    path.endsWith('/translate') ? HttpResponse.error() : bilingual(path, request);

  it('translations that cannot be had are waited for', async () => {
    const clock = stoppedClock();
    api.answer = untranslated;
    meanwhile = () => {
      clock.advance(2_000);
      if (pauses.length === 2) api.answer = bilingual;
    };
    const { headers, body } = await ask('/sitemap-films.xml');
    expect(body.match(/hreflang="x-default"/g)).toHaveLength(4);
    expect(headers.get('cache-control')).toMatch(/max-age=600/);
    expect(pauses.length).toBeGreaterThanOrEqual(2);
  });

  it('without translations an item stands in each language by itself, and they are asked for again soon', async () => {
    const clock = stoppedClock();
    meanwhile = () => clock.advance(2_000);
    api.answer = untranslated;
    const { status, headers, found, body } = await ask('/sitemap-films.xml');
    expect([status, found.length, pauses.length]).toEqual([200, 4, 4]);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(body).not.toContain(`hreflang="en-FR" href="${found[0]}"`);
    api.answer = bilingual;
    expect((await ask('/sitemap-films.xml')).body).toBe(body);
    clock.advance(61_000);
    expect((await ask('/sitemap-films.xml')).body.match(/hreflang="x-default"/g)).toHaveLength(4);
  });

  it('one with all translations stands in for one without', async () => {
    const clock = stoppedClock();
    meanwhile = () => clock.advance(2_000);
    const { body } = await ask('/sitemap-films.xml');
    clock.advance(601_000);
    api.answer = untranslated;
    expect((await ask('/sitemap-films.xml')).body).toBe(body);
  });

  it('are made once, however many ask, until time has passed or the catalogue is replaced', async () => {
    const clock = stoppedClock();
    await Promise.all(Array.from({ length: 20 }, () => ask('/sitemap-films.xml')));
    expect(translateCalls()).toHaveLength(2);
    clock.advance(599_000);
    await ask('/sitemap-films.xml');
    expect(translateCalls()).toHaveLength(2);
    clock.advance(2_000);
    await ask('/sitemap-films.xml');
    expect(translateCalls()).toHaveLength(4);
    noteRevision('fr', '2', performance.now());
    await ask('/sitemap-films.xml');
    expect(translateCalls()).toHaveLength(6);
  });

  it('the one before stands in during an outage', async () => {
    const clock = stoppedClock();
    const { body } = await ask('/sitemap-films.xml');
    clock.advance(601_000);
    api.answer = down;
    expect(await ask('/sitemap-films.xml')).toMatchObject({ status: 200, body });
  });
});

describe('cities', () => {
  it('are one city in each language by their number', async () => {
    api.answer = (path, request) => {
      const language = new URL(request.url).searchParams.get('language');
      return path === '/api/cities'
        ? HttpResponse.json(citiesFixture.map((city) => ({ ...city, slug: `${city.slug}-${language}` })))
        : listsOnly(path);
    };
    const listed = await readListed('fr', 'cities');
    const { items, whole } = await readPaired('fr', 'cities', listed ?? new Map(), pause);
    expect(whole).toBe(true);
    expect(items).toEqual(citiesFixture.map(({ slug }) => ({ fr: `${slug}-fr`, en: `${slug}-en` })));
  });

  it('an API without cities has none; one that cannot say is an outage', async () => {
    api.answer = () => new HttpResponse('{}', { status: 404 });
    expect([...((await readListed('fr', 'cities'))?.values() ?? [])].map(({ size }) => size)).toEqual([0, 0]);
    api.answer = down;
    expect(await readListed('sn', 'cities')).toBeNull();
  });
});
