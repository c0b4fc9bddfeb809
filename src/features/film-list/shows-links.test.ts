import { describe, expect, it } from 'vitest';
import { href } from '#src/routes/href.ts';
import { narrowedShows, onDay, showFilters } from './shows-links.ts';

describe('addresses of the shows page', () => {
  it('R060 R061 are the page itself where nothing is on', () => {
    expect(href('fr-FR', narrowedShows({}))).toBe('/films');
    expect(href('fr-FR', narrowedShows({ versions: ['vost'], genres: ['western', 'drame'] }))).toBe(
      '/films/filters/genres-drame,western/versions-vost',
    );
  });

  it('R059 put a day on, and off again', () => {
    expect(onDay({ tags: ['imax'] }, '2026-11-20')).toEqual({ tags: ['imax'], date: '2026-11-20' });
    expect(onDay({ tags: ['imax'], date: '2026-11-20' }, '2026-11-20')).toEqual({ tags: ['imax'] });
    expect(onDay({ date: '2026-11-20' }, '2026-11-21')).toEqual({ date: '2026-11-21' });
  });
});

describe('what a card of a narrowed list leads to', () => {
  const fit = { day: '2026-11-20', versions: ['vost'] };

  it('is the show on the first day that fits, in the same cinema, version and experience', () => {
    expect(
      showFilters(
        { date: '2026-11-20', genres: ['drame'], localisation: 'x', tags: ['imax'], versions: ['vost'] },
        fit,
      ),
    ).toEqual({ date: '2026-11-20', localisation: 'x', tags: ['imax'], versions: ['vost'] });
    expect(showFilters({ versions: ['vost'] }, fit)).toEqual({ date: '2026-11-20', versions: ['vost'] });
  });

  it('leaves the day to the show where only a cinema is asked for', () => {
    expect(showFilters({ localisation: 'x' }, fit)).toEqual({ localisation: 'x' });
    expect(showFilters({ localisation: 'x', ends: '2300' }, fit)).toEqual({
      date: '2026-11-20',
      localisation: 'x',
      ends: '2300',
    });
  });

  it('R180 passes on neither genres nor entertainment, which speak of the show itself', () => {
    expect(showFilters({ genres: ['drame'], tags: ['entertainment'] }, null)).toEqual({});
    expect(showFilters({ tags: ['entertainment', 'imax'] }, fit)).toEqual({
      date: '2026-11-20',
      tags: ['imax'],
    });
  });
});
