import { describe, expect, it } from 'vitest';
import { dayOnly, onDay, toggled } from '#src/domain/filter/change-filters.ts';
import { href } from '#src/routes/href.ts';
import { cinemaFilters, narrowed } from './filter-links.ts';

const ref = { page: 'cinema', slug: 'velours-ourcq' } as const;
const option = (value: string, selected: boolean) => ({ value, selected, label: value, count: 1 });

describe('addresses of a cinema’s programme', () => {
  it('R179 put a value on and take it off again, beside those that are on', () => {
    const on = toggled({ date: '2026-11-21', genres: ['drame'] }, 'genres', option('western', false));
    expect(href('fr-FR', narrowed(ref, on))).toBe(
      '/cinemas/velours-ourcq/filters/date-2026-11-21/genres-drame,western',
    );
    const off = toggled(on, 'genres', option('drame', true));
    expect(off).toEqual({ date: '2026-11-21', genres: ['western'] });
    expect(toggled({ genres: ['western'] }, 'genres', option('western', true))).toEqual({});
  });

  it('R061 are the page itself where nothing is on, the ordinary day included', () => {
    expect(narrowed(ref, {})).toEqual(ref);
    expect(onDay({ date: '2026-11-21', tags: ['imax'] }, '2026-11-20', '2026-11-20')).toEqual({
      tags: ['imax'],
    });
    expect(onDay({}, '2026-11-21', '2026-11-20')).toEqual({ date: '2026-11-21' });
    expect(dayOnly({ date: '2026-11-21', tags: ['imax'] })).toEqual({ date: '2026-11-21' });
    expect(dayOnly({ tags: ['imax'] })).toEqual({});
  });

  it('know no other cinema', () => {
    expect(cinemaFilters({ date: '2026-11-21', localisation: 'velours-canal', versions: ['vf'] })).toEqual({
      date: '2026-11-21',
      versions: ['vf'],
    });
  });
});
