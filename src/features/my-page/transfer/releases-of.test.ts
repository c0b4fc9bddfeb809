import { describe, expect, it } from 'vitest';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { show, type Show } from '#src/contract/shows/schema.ts';
import { releasesOf } from './releases-of.ts';

const of = (changes: Partial<Show>) =>
  releasesOf({
    ...show.parse(showsFixture.shows[0]),
    label: null,
    flag: null,
    type: null,
    originalReleaseAt: null,
    releaseAt: { FR_FR: '2026-05-01' },
    title: 'Akira',
    ...changes,
  });

describe('the years of a film', () => {
  it.each<[what: string, changes: Partial<Show>, years: number[], again: boolean]>([
    ['a new film', {}, [2026], false],
    ['released twice', { releaseAt: { FR_FR: '2026-05-01', NL_NL: '2025-12-24' } }, [2026, 2025], false],
    ['with its first day', { originalReleaseAt: '1988-07-16' }, [2026, 1988], false],
    ['with its first day as people write it', { originalReleaseAt: '16/07/1988' }, [2026, 1988], false],
    ['with its first year', { originalReleaseAt: '1988' }, [2026, 1988], false],
    ['with its year beside the title', { title: 'Akira (1988)', type: 'Classics' }, [2026, 1988], false],
    ['of a strand of old films', { type: 'Classics' }, [2026], true],
    ['restored', { title: 'Akira (version restaurée)' }, [2026], true],
    ['in 4K', { title: 'Akira [4K]' }, [2026], true],
    ['back, as its flag says', { flag: 'Reprise' }, [2026], true],
    ['of which nothing is known', { releaseAt: {} }, [], false],
    // A word of the title itself says nothing.
    ['by its name alone', { title: 'La Reprise' }, [2026], false],
  ])('%s', (_what, changes, years, again) => {
    expect(of(changes)).toEqual({ years, again });
  });
});
