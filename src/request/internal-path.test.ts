import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emitFilters, parseFilters } from '#src/routes/filters.ts';
import type { Filters } from '#src/routes/page.ts';
import { internalPath, readDaySegment, readViewSegment, statusPath, viewSegment } from './internal-path.ts';

const value = fc.stringMatching(/^[a-z0-9][a-z0-9_.-]{0,12}$/);
const values = fc.uniqueArray(value, { minLength: 1, maxLength: 4 });
const filters: fc.Arbitrary<Filters> = fc
  .record(
    {
      date: fc.constantFrom('2026-11-21', '2028-02-29'),
      genres: values,
      tags: values,
      versions: values,
      localisation: fc.stringMatching(/^velours-[a-z0-9]{1,8}$/),
    },
    { requiredKeys: [] },
  )
  // As an address is read: sorted, without reserved words.
  .map((raw) => parseFilters(emitFilters(raw).replace(/^\/filters/, ''))?.filters ?? {});

describe('view segment', () => {
  it('R060 R065: is read back as it was written', () => {
    let narrowed = 0;
    fc.assert(
      fc.property(filters, fc.boolean(), (chosen, trailer) => {
        const segment = viewSegment({ filters: chosen, trailer });
        expect(segment).toMatch(/^[\w.,~-]+$/);
        expect(readViewSegment(segment)).toEqual({ filters: chosen, trailer });
        expect(readViewSegment(encodeURIComponent(segment))).toEqual({ filters: chosen, trailer });
        if (Object.keys(chosen).length > 0) narrowed += 1;
      }),
      { seed: 60, numRuns: 500 },
    );
    expect(narrowed).toBeGreaterThan(300);
  });

  it('is one of its own for every choice', () => {
    fc.assert(
      fc.property(filters, filters, fc.boolean(), (one, other, trailer) => {
        const same = emitFilters(one) === emitFilters(other);
        expect(viewSegment({ filters: one, trailer }) === viewSegment({ filters: other, trailer })).toBe(
          same,
        );
        expect(viewSegment({ filters: one, trailer: true })).not.toBe(viewSegment({ filters: one }));
      }),
      { seed: 61, numRuns: 300 },
    );
  });

  it.each(['%zz', '%E0%A4%A', '', 'x', 'date-yesterday', 'build', '~~', 'genres-~tags-'])(
    'reads %j as nothing chosen',
    (segment) => {
      expect(readViewSegment(segment)).toEqual({ filters: {}, trailer: false });
    },
  );
});

describe('internal paths', () => {
  it('carry the day where a page depends on today, and are never those of a page that is not built', () => {
    expect(internalPath('fr-FR', { page: 'home' }, '2026-11-20')).toBe('/fr-FR/home/2026-11-20');
    expect(internalPath('nl-NL', { page: 'cinemas' }, '2026-11-20')).toBe('/nl-NL/cinemas/2026-11-20/-');
    expect(internalPath('fr-FR', { page: 'city', slug: 'lyon' }, '2026-11-20')).toBe(
      '/fr-FR/city/lyon/2026-11-20',
    );
    expect(internalPath('fr-FR', { page: 'news' }, '2026-11-20')).toBeNull();
    expect(statusPath('de-CH', 503)).toBe('/de-CH/status/503');
  });

  it.each(['build', '2026-13-01', '', '2026-11-20x'])('the day segment %j is no day', (segment) => {
    expect(readDaySegment(segment)).toBeNull();
  });

  it('reads a day', () => {
    expect(readDaySegment('2026-11-20')).toBe('2026-11-20');
  });
});
