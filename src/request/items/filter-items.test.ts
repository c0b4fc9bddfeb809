import { describe, expect, it } from 'vitest';
import type { Filters } from '#src/routes/filters.ts';
import type { ItemState } from '../decision.ts';
import { filtersInLanguage } from './filter-items.ts';

const states: Readonly<Record<string, ItemState>> = {
  'show weisse-nacht-101': { kind: 'here', page: 'movie' },
  'show nuit-blanche-101': { kind: 'moved', slug: 'weisse-nacht-101' },
  'show weg-1': { kind: 'gone' },
  'cinema velours-zuerich': { kind: 'here', page: null },
  'cinema velours-zurich': { kind: 'moved', slug: 'velours-zuerich' },
};
const listedElsewhere = new Set(['show nuit-noire-7', 'cinema velours-bale']);

const of = (filters: Filters) =>
  filtersInLanguage(
    {
      item: (_, kind, slug) => states[`${kind} ${slug}`] ?? null,
      mayBeElsewhere: (_, kind, slug) => listedElsewhere.has(`${kind} ${slug}`),
    },
    'de-CH',
    filters,
  );

describe('the items that filters name', () => {
  it('D41 have the slugs of the language of the address', () => {
    expect(of({ localisation: 'velours-zurich', versions: ['vf'] })).toEqual({
      localisation: 'velours-zuerich',
      versions: ['vf'],
    });
    expect(
      of({
        view: 'table',
        cinemas: ['velours-zurich', 'atlantis'],
        films: ['nuit-blanche-101', 'weg-1'],
        date: '2026-11-21',
      }),
    ).toEqual({
      view: 'table',
      cinemas: ['velours-zuerich', 'atlantis'],
      films: ['weisse-nacht-101', 'weg-1'],
      date: '2026-11-21',
    });
  });

  it('are left alone where they are right, gone, or known in no language', () => {
    for (const filters of [
      {},
      { localisation: 'velours-zuerich' },
      { localisation: 'atlantis', films: ['weg-1'], cinemas: ['no-such', 'velours-zuerich'] },
      // Of another kind: a cinema is no film.
      { films: ['velours-zurich'] },
    ] satisfies Filters[])
      expect(of(filters)).toBeNull();
  });

  it('are asked for where another language lists them, each as what it is', () => {
    expect(of({ localisation: 'velours-bale' })).toEqual({
      kind: 'ask',
      locale: 'de-CH',
      item: 'cinema',
      slug: 'velours-bale',
    });
    expect(of({ films: ['weisse-nacht-101', 'nuit-noire-7'] })).toMatchObject({
      item: 'show',
      slug: 'nuit-noire-7',
    });
    expect(of({ cinemas: ['nuit-noire-7'] })).toBeNull();
  });
});
