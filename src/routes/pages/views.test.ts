import { describe, expect, it } from 'vitest';
import { matchPath } from '../match.ts';
import { pageIds } from './registry.ts';
import { hasViews, takesFilter } from '../page.ts';
import { showsViews } from './views.ts';

const moved = (path: string) => ({ kind: 'redirect', status: 308, path, varies: false });
const match = (path: string) => matchPath('fr', path, 'fr');

describe('the views of the shows page (D51)', () => {
  it.each(showsViews)('%s has an address', (view) => {
    expect(match(`/films/filters/view-${view}`)).toEqual({
      kind: 'page',
      locale: 'fr-FR',
      ref: { page: 'shows', filters: { view } },
      languageFrom: 'path',
    });
  });

  it('no other page has one', () => {
    for (const name of ['view', 'cinemas', 'films'] as const)
      expect(pageIds.filter((page) => takesFilter(page, name))).toEqual(['shows']);
    expect(pageIds.filter(hasViews)).toEqual(['shows']);
    expect(match('/films/some-film/filters/view-soon').kind).toBe('none');
    expect(match('/cinemas/some-cinema/filters/view-last').kind).toBe('none');
  });

  it('no other name is one', () => {
    for (const end of ['view-late', 'view-Soon', 'view-soon,last', 'view-soon-'])
      expect([end, match(`/films/filters/${end}`).kind]).toEqual([end, 'none']);
  });

  it('keep the filters that count in them', () => {
    expect(match('/films/filters/date-2026-11-21/near-lyon/time-1800-2400/versions-vost/view-soon')).toEqual(
      moved('/films/filters/near-lyon/view-soon'),
    );
    expect(match('/films/filters/view-last/near-lyon')).toEqual(moved('/films/filters/near-lyon/view-last'));
    expect(match('/films/filters/localisation-c/near-lyon/view-last')).toEqual(
      moved('/films/filters/localisation-c/view-last'),
    );
  });

  it('compare up to five cinemas and three shows, which no list without a view has', () => {
    const path = '/films/filters/cinemas-Bellevue,a,b/date-2026-11-21/films-x,y/view-table';
    expect(match(path)).toMatchObject({
      kind: 'page',
      ref: { filters: { cinemas: ['Bellevue', 'a', 'b'], films: ['x', 'y'], date: '2026-11-21' } },
    });
    expect(match('/films/filters/view-table/films-y,x,x/date-2026-11-21/cinemas-b,Bellevue,a')).toEqual(
      moved(path),
    );
    expect(match('/films/filters/cinemas-a,b,c,d,e/view-table').kind).toBe('page');
    expect(match('/films/filters/cinemas-a,b,c,d,e,f/view-table').kind).toBe('none');
    expect(match('/films/filters/films-a,b,c,d/view-table').kind).toBe('none');
    expect(match('/films/filters/cinemas-a,b/films-x')).toEqual(moved('/films'));
    expect(match('/films/filters/cinemas-a,b/view-soon')).toEqual(moved('/films/filters/view-soon'));
  });

  it('keep the needs of a visitor where times are shown', () => {
    expect(match('/films/filters/near-lyon/needs-captions/view-soon').kind).toBe('page');
    expect(match('/films/filters/cinemas-a/needs-captions/view-table').kind).toBe('page');
    expect(match('/films/filters/cinemas-a/needs-captions/view-plan').kind).toBe('page');
    expect(match('/films/filters/needs-captions/view-last')).toEqual(moved('/films/filters/view-last'));
  });

  it('have the place only where no cinemas are named', () => {
    expect(match('/films/filters/cinemas-a/near-lyon/view-table')).toEqual(
      moved('/films/filters/cinemas-a/view-table'),
    );
    expect(match('/films/filters/near-lyon/view-table').kind).toBe('page');
  });
});
