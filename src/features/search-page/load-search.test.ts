import { expect, it, vi } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import type { City } from '#src/contract/cities/schema.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import type { Filters } from '#src/routes/filters.ts';
import { loadSearch, suggestedCities } from './load-search.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
const today = vi.hoisted(() => '2026-09-11');
vi.mock('#src/api/load/present.ts', () => ({ presentInstant: () => Promise.resolve(`${today}T10:00:00Z`) }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

function city(name: string, cinemas: number): City {
  return {
    id: 1,
    slug: name.toLowerCase(),
    name,
    departement: '',
    isIdf: false,
    gpsPosition: { x: 0, y: 0 },
    cinemas: Array.from({ length: cinemas }, (_, at) => `c-${at}`),
  };
}

it('R140 the search suggests the cities that the site puts first, else those with the most cinemas', () => {
  const cities = [city('Évry', 1), city('Lyon', 4), city('Paris', 9), city('Nice', 4)];
  expect(suggestedCities([], cities).map(({ name }) => name)).toEqual(['Paris', 'Lyon', 'Nice', 'Évry']);
  expect(suggestedCities(cities.slice(1, 2), cities).map(({ name }) => name)).toEqual(['Lyon']);
});

it('D51 the next times of what was found are only those that meet what the visitor needs', async () => {
  const [found] = showsFixture.shows;
  const [cinema] = cinemasFixture;
  const [model] = showtimesDayFixture;
  const at = (clock: string, tags: readonly string[]) => ({
    ...model,
    time: `${today} ${clock}:00`,
    reservabilityEnd: null,
    tags,
  });
  const answers = {
    shows: showsFixture,
    searchFull: [{ type: 'show', id: 1, slug: found?.slug, title: 'x' }],
    cities: [{ ...city('Lyon', 0), cinemas: [cinema.slug] }],
    cinemas: [{ ...cinema, status: true }],
    cinemaShowtimes: { [found?.slug ?? '']: [at('18:00', []), at('20:00', ['hearing-impaired'])] },
  };
  for (const [id, answer] of Object.entries(answers)) reads.answers.set(id, answer);
  const times = async (filters: Filters) => {
    const { next } = await loadSearch('fr-FR', { text: 'lampe', type: null }, filters, today);
    return [...next.shows.values()].flat().flatMap(({ showtimes }) => showtimes.map(({ clock }) => clock));
  };
  expect(await times({ near: 'lyon' })).toEqual(['18:00', '20:00']);
  expect(await times({ near: 'lyon', needs: ['captions'] })).toEqual(['20:00']);
});
