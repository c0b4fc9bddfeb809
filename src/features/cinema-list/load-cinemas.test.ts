import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { tagsFixture } from '#src/contract/tags/fixture.ts';
import { loadCinemas } from './load-cinemas.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

const [faubourg, canal] = cinemasFixture;
const [paris] = citiesFixture;
const nice = { ...paris, id: 6, slug: 'nice', name: 'Nice', departement: '06', cinemas: ['pulled-down'] };

beforeEach(() => {
  reads.answers.clear();
  reads.answers.set('cinemas', [faubourg, { ...canal, citySlug: 'elsewhere' }]);
  reads.answers.set('cities', [paris, nice]);
  reads.answers.set('tags', tagsFixture);
  reads.answers.set('versions', []);
});

describe('the page of all cinemas', () => {
  it('R140 has the top cities with their cinemas first, those that have some', async () => {
    const { topCities } = await loadCinemas('fr-FR', '');
    expect(topCities).toEqual([
      {
        city: { slug: 'paris', name: 'Paris' },
        picture: 'https://media.example.org/cinema/velours-faubourg/1920.webp',
        cinemas: 2,
      },
    ]);
  });

  it('names the city of each cinema, by its address where the list of cities lacks it', async () => {
    const { groups, count, found } = await loadCinemas('fr-FR', '');
    const cinemas = groups.flatMap(({ blocks }) => blocks.flatMap((block) => block.cinemas));
    expect(cinemas.map(({ cinema, city }) => [cinema.slug, city.slug, city.name])).toEqual([
      ['velours-faubourg', 'paris', 'Paris'],
      ['velours-canal', 'elsewhere', 'Paris'],
    ]);
    expect([count, found]).toEqual([2, null]);
    expect(cinemas[0]?.experiences.map(({ title }) => title)).toContain('Grand Écran ONX');
  });

  it('R182 R185 a search finds cities and cinemas, those that the list has', async () => {
    const { found, groups } = await loadCinemas('fr-FR', '75');
    expect(found?.cities.map(({ city, cinemas }) => [city.slug, cinemas])).toEqual([['paris', 2]]);
    expect(found?.cinemas.map(({ cinema }) => cinema.slug)).toEqual(['velours-faubourg', 'velours-canal']);
    expect(groups).toEqual([]);
    expect((await loadCinemas('fr-FR', 'nice')).found).toMatchObject({ cities: [], cinemas: [] });
  });

  it('R182 a code that finds nothing has the nearest cities instead', async () => {
    const { found } = await loadCinemas('fr-FR', '75999');
    expect(found?.cities).toEqual([]);
    expect(found?.near.map(({ city }) => city.slug)).toEqual(['paris']);
    expect((await loadCinemas('fr-FR', 'zz')).found?.near).toEqual([]);
  });

  it('does without cities and words, not without its cinemas', async () => {
    reads.answers.delete('cities');
    reads.answers.delete('tags');
    const { topCities, groups } = await loadCinemas('fr-FR', '');
    expect(topCities).toEqual([]);
    expect(groups).toHaveLength(1);
    reads.answers.delete('cinemas');
    await expect(loadCinemas('fr-FR', '')).rejects.toThrow('cinemas');
  });
});
