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
    expect(pageIds.filter((page) => takesFilter(page, 'view'))).toEqual(['shows']);
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
});
