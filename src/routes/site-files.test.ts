import { describe, expect, it } from 'vitest';
import { siteIds } from '../sites/registry.ts';
import { matchPath } from './match.ts';
import { readSiteFile, siteFilePath, sitemapSections, type SiteFile } from './site-files.ts';

const files: readonly SiteFile[] = [
  { kind: 'robots' },
  { kind: 'index' },
  { kind: 'messages', language: 'de' },
  { kind: 'calendar', language: 'fr', of: 'cinema', slug: 'velours-ourcq' },
  { kind: 'calendar', language: 'en', of: 'film', slug: 'the-lamplighter-31207' },
  {
    kind: 'calendar',
    language: 'nl',
    of: 'showtime',
    show: 'the-lamplighter-31207',
    cinema: 'velours-ourcq.ics',
    day: '2026-09-11',
    id: '1400-1a2b3c',
  },
  ...[2, 3].map((count): SiteFile => ({
    kind: 'calendar',
    language: 'fr',
    of: 'plan',
    showtimes: Array.from({ length: count }, (_, index) => ({
      show: `film-${index}`,
      cinema: 'velours-ourcq',
      day: '2026-09-11',
      id: `1${index}00-1a2b3c`,
    })),
  })),
  { kind: 'feed', language: 'fr', of: 'cinema', slug: 'velours-ourcq' },
  {
    kind: 'calendar',
    language: 'fr',
    of: 'cinema',
    slug: 'velours-ourcq.ics',
    filters: {
      ends: '2330',
      genres: ['drame', 'science.fiction'],
      time: '1800-2400',
      versions: ['vost.ics'],
    },
  },
  ...(['cinema', 'city'] as const).map((of): SiteFile => ({
    kind: 'feed',
    language: 'fr',
    of,
    slug: 'paris',
    filters: { genres: ['drame'], needs: ['step-free'], tags: ['imax'] },
  })),
  { kind: 'feed', language: 'fr', of: 'films', filters: { versions: ['vost'] } },
  { kind: 'feed', language: 'de', of: 'films' },
  { kind: 'feed', language: 'fr', of: 'city', slug: 'paris' },
  ...(['news', 'offers', 'events', 'releases'] as const).map((of): SiteFile => ({
    kind: 'feed',
    language: 'fr',
    of,
  })),
  ...sitemapSections.flatMap((section) =>
    [1, 2, 9, 10, 9_999].map((part) => ({ kind: 'section', section, part }) as const),
  ),
];

describe('the files of a host', () => {
  it.each(files)('$kind $section $part has one address, which names it', (file) => {
    expect(readSiteFile(siteFilePath(file))).toEqual(file);
  });

  it.each([
    ['/robots.txt', { kind: 'robots' }],
    ['/sitemap.xml', { kind: 'index' }],
    ['/assets/i18n/fr.json', { kind: 'messages', language: 'fr' }],
    ['/sitemap-films.xml', { kind: 'section', section: 'films', part: 1 }],
    ['/sitemap-films-2.xml', { kind: 'section', section: 'films', part: 2 }],
  ])('%s', (path, file) => {
    expect(readSiteFile(path)).toEqual(file);
  });

  it.each([
    // Filters in another order, of a day, of times in a feed, and where there are none.
    '/calendar/fr/cinema/a/filters/versions-vost/genres-drame.ics',
    '/calendar/fr/cinema/a/filters/date-2026-09-11.ics',
    '/calendar/fr/cinema/a/filters/near-paris.ics',
    '/calendar/fr/cinema/a/filters/.ics',
    '/calendar/fr/film/a/filters/genres-drame.ics',
    '/feed/fr/films/filters/time-1800-2400.xml',
    '/feed/fr/news/filters/genres-drame.xml',
    '/sitemap',
    '/sitemap.xml/',
    '/robots.txt/',
    '/Robots.txt',
    '/en/robots.txt',
    '/sitemap-nothing.xml',
    '/assets/i18n/es.json',
    '/assets/i18n/fr.json/',
    '/fr/assets/i18n/fr.json',
    '/sitemap-films-1.xml',
    '/sitemap-films-0.xml',
    '/sitemap-films-02.xml',
    '/sitemap-films-99999.xml',
    '/sitemap-films-.xml',
    '/sitemap-constructor.xml',
    '/%73itemap.xml',
    '/calendar/fr/cinema/velours-ourcq',
    '/calendar/fr/cinema/velours-ourcq.ics/',
    '/calendar/es/cinema/velours-ourcq.ics',
    '/calendar/fr/city/paris.ics',
    '/calendar/fr/cinema/.ics',
    '/calendar/fr/cinema/...ics',
    '/calendar/fr/film/a%2Fb.ics',
    '/calendar/fr/showtime/film/cinema/2026-02-30/1400-1a.ics',
    '/calendar/fr/showtime/film/cinema/2026-02-20/14h00.ics',
    '/calendar/fr/plan/film/cinema/2026-02-20/1400-1a.ics',
    `/calendar/fr/plan/${Array.from({ length: 4 }, () => 'film/cinema/2026-02-20/1400-1a').join('/')}.ics`,
    '/calendar/fr/plan/film/cinema/2026-02-20/1400-1a/film/cinema/2026-02-20.ics',
    '/calendar/fr/plan/film/cinema/2026-02-20/1400-1a/film/cinema/2026-02-30/1400-1a.ics',
    '/calendar/fr/plan/film/cinema/2026-02-20/1400-1a/film/../2026-02-20/1400-1a.ics',
    '/calendar/es/plan/film/cinema/2026-02-20/1400-1a/film/cinema/2026-02-20/1400-1a.ics',
    '/feed/fr/news.rss',
    '/feed/fr/stories.xml',
    '/feed/fr/city.xml',
    '/feed/fr/film/a.xml',
    '/feed/fr/cinema.xml',
    '/feed/es/news.xml',
  ])('%s is none', (path) => {
    expect(readSiteFile(path)).toBeNull();
  });

  it('no page of the table has the address of a file', () => {
    const taken = siteIds.flatMap((site) =>
      files.map(siteFilePath).filter((path) => matchPath(site, path, 'en').kind !== 'none'),
    );
    expect(taken).toEqual([]);
  });
});
