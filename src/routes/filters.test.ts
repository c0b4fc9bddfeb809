import { describe, expect, it } from 'vitest';
import { isDay } from '#src/kernel/date/is-day.ts';
import { emitFilters, filterNames, filtersIn, parseFilters, splitPath, withFilters } from './filters.ts';
import { hasPage, href } from './href.ts';
import { matchPath } from './match.ts';
import { type PageId, pageIds } from './pages/registry.ts';
import type { PageRef } from './page.ts';
import { isPlaced, takesFilter } from './page.ts';

const base = '/films/x';
const moved = (path: string) => ({ kind: 'redirect', status: 308, path, varies: false });
const kindOf = (path: string) => matchPath('fr', path, 'fr').kind;
const many = (count: number) => Array.from({ length: count }, (_, index) => `t${index + 10}`);

describe('filters in the path', () => {
  it('R059 are segments after /filters, one for each name', () => {
    const ref: PageRef = {
      page: 'movie',
      slug: 'x',
      filters: {
        date: '2026-11-21',
        genres: ['action', 'drame'],
        localisation: 'Bellevue',
        tags: ['3d', 'imax'],
        versions: ['vost'],
      },
    };
    const path =
      '/films/x/filters/date-2026-11-21/genres-action,drame/localisation-Bellevue/tags-3d,imax/versions-vost';
    expect(href('fr-FR', ref)).toBe(path);
    expect(matchPath('fr', path, 'fr')).toEqual({ kind: 'page', locale: 'fr-FR', ref, languageFrom: 'path' });
  });

  it('R060 R059 have one address whatever the order, the case and the repetitions', () => {
    const path = `${base}/filters/date-2026-11-21/tags-3d,imax`;
    for (const other of [
      'tags-3d,imax/date-2026-11-21',
      'date-2026-11-21/tags-imax,3d',
      'date-2026-11-21/tags-3d,imax,3d',
      'date-2026-11-21/tags-,3d,,imax,',
      'date-2026-11-21/genres-/tags-3d,imax',
      'date-2026-11-21/tags-3d/tags-imax',
      'date-2026-11-21,2026-11-21/tags-3D,IMAX',
      'tags-imax/date-2026-11-21/tags-3d/versions-/',
    ]) {
      expect(matchPath('fr', `${base}/filters/${other}`, 'fr')).toEqual(moved(path));
    }
    expect(kindOf(path)).toBe('page');
    const filters = { tags: ['IMAX', '3d', 'imax', ''], date: '2026-11-21', genres: [] };
    expect(href('fr-FR', { page: 'movie', slug: 'x', filters })).toBe(path);
  });

  it('D51 have needs from one list of six, whatever their order and case', () => {
    const path = `${base}/filters/needs-audio-description,step-free`;
    expect(kindOf(path)).toBe('page');
    expect(matchPath('fr', `${base}/filters/needs-Step-Free,audio-description`, 'fr')).toEqual(moved(path));
    expect(kindOf(`${base}/filters/needs-popcorn`)).toBe('none');
    expect(() => withFilters(base, { needs: ['popcorn' as 'quiet'] })).toThrow('step-free');
  });

  it('R061 lead to the base when nothing is left of them', () => {
    for (const end of ['/filters', '/filters/', '/filters/tags-', '/filters/tags-,/date-']) {
      expect(matchPath('fr', `${base}${end}`, 'fr')).toEqual(moved(base));
    }
    expect(emitFilters({})).toBe('');
    expect(emitFilters(undefined)).toBe('');
  });

  it('R060 are canonical together with prefix and wording, in one step', () => {
    expect(matchPath('ch', '/en/films-evenements/x/filters/tags-b,a/', 'fr')).toEqual(
      moved('/en/movies-events/x/filters/tags-a,b'),
    );
    expect(matchPath('ch', '/cinemas/x/filters/tags-b,a', 'de')).toEqual({
      kind: 'redirect',
      status: 307,
      path: '/de/kinos/x/filters/tags-a,b',
      varies: true,
    });
  });

  it('are not found with an unknown name, a bad value or a bad day', () => {
    for (const end of [
      'tag-3d',
      'Tags-3d',
      'tags',
      '-3d',
      'tags-3d/x',
      'date-2026-02-29',
      'date-2026-13-01',
      'date-2026-11-00',
      'date-26-11-21',
      'date-20261121',
      'date-2026-11-21,2026-11-22',
      'date-2026-11-21/date-2026-11-22',
      'localisation-a,b',
      'localisation-ville',
      'tags--3d',
      `tags-${'x'.repeat(101)}`,
      'filters/tags-3d',
      'tags-3d/filters/tags-imax',
    ]) {
      expect(kindOf(`${base}/filters/${end}`)).toBe('none');
    }
    expect(kindOf(`${base}/filters//tags-3d`)).toBe('none');
    expect(kindOf(`${base}//filters/tags-3d`)).toBe('none');
  });

  it('are at most twenty values in all', () => {
    expect(kindOf(`${base}/filters/date-2026-11-21/tags-${many(19).join(',')}`)).toBe('page');
    expect(kindOf(`${base}/filters/date-2026-11-21/tags-${many(20).join(',')}`)).toBe('none');
    expect(kindOf(`${base}/filters/tags-${Array.from({ length: 21 }, () => 'a').join(',')}`)).toBe('none');
    expect(() => emitFilters({ tags: many(21) })).toThrow('at most 20 values');
  });

  it('R062 D51 apply on movie, entertainment, cinema, experience and shows pages, in part on city, home, events and search, and nowhere else', () => {
    const taking: PageId[] = ['cinema', 'shows', 'movie', 'entertainment', 'experience'];
    for (const name of filterNames)
      expect(pageIds.filter((page) => takesFilter(page, name)).toSorted()).toEqual(
        (name === 'view' || name === 'cinemas' || name === 'films'
          ? (['shows'] as const)
          : name === 'near'
            ? ['events', 'home', 'search', ...taking]
            : name === 'localisation'
              ? taking
              : // Only showtimes have times, and the page of an experience knows days.
                name === 'time' || name === 'ends'
                ? ['city', ...taking.filter((page) => page !== 'experience')]
                : name === 'needs'
                  ? ['city', 'events', 'home', 'search', ...taking]
                  : ['city', ...taking]
        ).toSorted(),
      );
    for (const path of [
      '/films',
      '/films/x',
      '/evenements/x',
      '/cinemas/x',
      '/experiences/x',
      '/cinemas/ville/x',
    ]) {
      expect(kindOf(`${path}/filters/date-2026-11-21`)).toBe('page');
      expect(kindOf(`${path}/filters/tags-3d`)).toBe('page');
    }
    for (const path of ['', '/cinemas', '/cinemas/l/x', '/evenements', '/recherche', '/actualites/x']) {
      expect(kindOf(`${path}/filters/date-2026-11-21`)).toBe('none');
      expect(kindOf(`${path}/filters/tags-3d`)).toBe('none');
    }
    for (const path of ['/experiences', '/offres', '/aide', '/specials/x', '/app', '/info/x']) {
      expect(hasPage('fr-FR', 'help')).toBe(true);
      expect(kindOf(`${path}/filters/tags-3d`)).toBe('none');
      expect(kindOf(`${path}/filters`)).toBe('none');
    }
  });

  it('name what has no address', () => {
    expect(() => emitFilters({ date: '2026-02-30' })).toThrow('date: YYYY-MM-DD was expected');
    expect(() => emitFilters({ localisation: 'a/b' })).toThrow('localisation: a cinema');
    expect(() => emitFilters({ genres: ['é'] })).toThrow('genres: letters');
    expect(parseFilters('/tags-é')).toBeNull();
  });
});

describe('filters of the place and the time', () => {
  it('D44 D51 every page that depends on the place can name one in its address', () => {
    const placed = pageIds.filter(isPlaced);
    expect(placed.length).toBeGreaterThan(0);
    expect(placed.filter((page) => !takesFilter(page, 'near'))).toEqual([]);
    expect(kindOf('/evenements/filters/near-lyon/needs-captions')).toBe('page');
    expect(kindOf('/recherche/filters/near-lyon/needs-captions')).toBe('page');
  });

  it('D51 the home page takes a place and nothing else, in every language', () => {
    const near = { page: 'home', filters: { near: 'lyon' } } as const;
    const places = [
      ['fr', 'fr-FR', '/filters/near-lyon'],
      ['fr', 'en-FR', '/en/filters/near-lyon'],
      ['ch', 'de-CH', '/de/filters/near-lyon'],
    ] as const;
    for (const [site, locale, path] of places) {
      expect(href(locale, near)).toBe(path);
      const match = matchPath(site, path, 'fr');
      expect(match).toEqual({ kind: 'page', locale, ref: near, languageFrom: 'path' });
    }
    expect(matchPath('fr', '/filters/near-,lyon/', 'fr')).toEqual(moved('/filters/near-lyon'));
    expect(matchPath('fr', '/fr/filters/near-lyon', 'fr')).toEqual(moved('/filters/near-lyon'));
    expect(matchPath('fr', '/filters', 'fr')).toEqual(moved('/'));
    expect(matchPath('ch', '/filters/near-bern', 'de')).toEqual({
      kind: 'redirect',
      status: 307,
      path: '/de/filters/near-bern',
      varies: true,
    });
    for (const end of ['date-2026-11-21', 'near-lyon/tags-3d', 'near-a,b', 'near-../x'])
      expect(kindOf(`/filters/${end}`)).toBe('none');
  });

  it('D51 a cinema wins over a place', () => {
    expect(matchPath('fr', `${base}/filters/localisation-bellecour/near-lyon`, 'fr')).toEqual(
      moved(`${base}/filters/localisation-bellecour`),
    );
    expect(emitFilters({ near: 'lyon', localisation: 'bellecour' })).toBe('/filters/localisation-bellecour');
  });

  it('D45 a time is one span in quarters of an hour, the hours after midnight included', () => {
    for (const span of ['0500-1200', '1800-2400', '2345-2900'])
      expect(kindOf(`${base}/filters/time-${span}`)).toBe('page');
    for (const span of ['1800', '1800-1800', '2000-1800', '1810-2000', '1800-2915', '1860-2000', '18h-20h'])
      expect(kindOf(`${base}/filters/time-${span}`)).toBe('none');
    expect(kindOf(`${base}/filters/time-0500-1200,1800-2400`)).toBe('none');
    expect(() => emitFilters({ time: '18-20' })).toThrow('time: quarters of an hour');
    const sorted = matchPath('fr', `${base}/filters/versions-vf/time-1800-2900/near-lyon/tags-3d`, 'fr');
    expect(sorted).toEqual(moved(`${base}/filters/near-lyon/tags-3d/time-1800-2900/versions-vf`));
  });
});

describe('the time by which a showtime is over', () => {
  it('D45 is one quarter of an hour of the programme day, sorted like the others', () => {
    for (const time of ['0515', '2230', '2400', '2900'])
      expect(kindOf(`${base}/filters/ends-${time}`)).toBe('page');
    for (const time of ['0500', '2915', '2210', '22h30', '1800-2400', '2200,2300', ''])
      expect(kindOf(`${base}/filters/ends-${time || 'x'}`)).toBe('none');
    expect(() => emitFilters({ ends: '22:30' })).toThrow('ends: a quarter of an hour');
    expect(emitFilters({ time: '1800-2900', ends: '2230', genres: ['drame'] })).toBe(
      '/filters/ends-2230/genres-drame/time-1800-2900',
    );
  });

  it('D51 is a filter of city pages too, and none of home', () => {
    expect(kindOf('/filters/ends-2230')).toBe('none');
    expect(kindOf('/cinemas/ville/lyon/filters/ends-2230')).toBe('page');
  });
});

describe('days', () => {
  it('are days of the calendar', () => {
    expect(['2024-02-29', '2000-02-29', '2026-12-31', '2026-04-30'].map(isDay)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const wrong = [
      '2026-02-29',
      '1900-02-29',
      '2026-04-31',
      '2026-00-10',
      '2026-1-1',
      ' 2026-11-21',
      '2026-11-21\n',
    ];
    expect(wrong.filter(isDay)).toEqual([]);
  });
});

describe('the filters in the path of an address', () => {
  it.each([
    ['/films', '/films', ''],
    ['/films/filters', '/films', '/filters'],
    ['/films/filters/date-2026-11-21', '/films', '/filters/date-2026-11-21'],
    ['/filters/near-lyon', '', '/filters/near-lyon'],
    ['/news/filters-for-lenses', '/news/filters-for-lenses', ''],
    ['/news/filters-for-lenses/filters/tags-3d', '/news/filters-for-lenses', '/filters/tags-3d'],
  ])('R059 begin with a whole segment: %s', (path, before, filters) => {
    expect(splitPath(path)).toEqual([before, filters]);
  });

  it('are read from it, and are null when they are wrong', () => {
    expect(filtersIn('/films')).toEqual({});
    expect(filtersIn('/films/filters/tags-3d/near-lyon')).toEqual({ near: 'lyon', tags: ['3d'] });
    expect(filtersIn('/films/filters/date-yesterday')).toBeNull();
  });

  it.each([
    ['/', { near: 'lyon' }, '/filters/near-lyon'],
    ['/filters/near-lyon', {}, '/'],
    ['/en/filters/near-lyon', {}, '/en'],
    ['/films/filters/tags-3d', { near: 'lyon', tags: ['imax'] }, '/films/filters/near-lyon/tags-imax'],
  ])('are written in place of its own: %s', (path, filters, written) => {
    expect(withFilters(path, filters)).toBe(written);
  });
});
