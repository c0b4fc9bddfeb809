import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { cityFixture } from '#src/contract/city/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { zoneFixture } from '#src/contract/zone/fixture.ts';
import { here } from './here.ts';
import { loadCity } from './load-city.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));

const [faubourg, canal] = cinemasFixture;
const today = '2026-09-09';
const load = () => loadCity('fr-FR', 'paris', today);

beforeEach(() => {
  reads.asked.length = 0;
  reads.answers.clear();
  const answers = {
    city: cityFixture,
    zone: zoneFixture,
    shows: showsFixture,
    events: [],
    cinemas: [canal, faubourg, { ...faubourg, slug: 'velours-presquile', citySlug: 'lyon' }],
    'fr-FR cities': citiesFixture,
    'en-FR cities': citiesFixture.map((city) => ({ ...city, slug: `${city.slug}-en` })),
    tags: [],
    versions: [],
  };
  for (const [id, answer] of Object.entries(answers)) reads.answers.set(id, answer);
});

describe('a city', () => {
  it('R074 has its cinemas with their distance, the main one first and closed ones last', async () => {
    reads.answers.set('cinemas', [
      { ...canal, status: true },
      { ...faubourg, slug: 'shut', status: false },
      faubourg,
      { ...faubourg, slug: 'near', theaters: [] },
    ]);
    reads.answers.set('city', {
      ...cityFixture,
      defaultCinema: 'velours-canal',
      cinemas: ['shut', 'velours-faubourg', 'velours-canal', 'pulled-down'],
    });
    const { cinemas, only } = await load();
    expect(cinemas.map(({ cinema }) => cinema.slug)).toEqual(['velours-canal', 'velours-faubourg', 'shut']);
    expect(cinemas.map(({ kilometres }) => kilometres?.toFixed(1))).toEqual([undefined, '1.8', '1.8']);
    expect(only).toBeNull();
  });

  it('R073 of one cinema leads there: films to their showtimes in it', async () => {
    reads.answers.set('city', { ...cityFixture, cinemas: ['velours-faubourg'] });
    const { only } = await load();
    expect(only).toBe('velours-faubourg');
    expect(here(only)).toEqual({ filters: { localisation: 'velours-faubourg' } });
    expect(here(null)).toEqual({});
  });

  it('R074 R084 has its programme, highlight and neighbours', async () => {
    const model = await load();
    expect(model.programme?.today.map(({ title }) => title)).toEqual(['The Lamplighter']);
    expect(model.highlight).toMatchObject({
      title: 'À ne pas manquer',
      shows: [{ slug: 'the-lamplighter-31207' }],
    });
    expect(model.nearbyCinemas.map(({ cinema }) => cinema.slug)).toEqual(['velours-presquile']);
    expect(model.nearbyCities).toEqual([{ slug: 'montreuil', name: 'Montreuil' }]);
  });

  it('R007 has its page in every language whose list has the city', async () => {
    const { refs, ref } = await load();
    expect(refs).toEqual({ fr: { page: 'city', slug: 'paris' }, en: { page: 'city', slug: 'paris-en' } });
    expect(ref).toEqual({ page: 'city', slug: 'paris' });
  });

  it('R074 puts nothing forward where the catalogue lacks it and it says nothing', async () => {
    const highlight = { title: 'Top', description: null, shows: ['unknown'] };
    reads.answers.set('city', { ...cityFixture, highlight });
    expect((await load()).highlight).toBeNull();
    reads.answers.set('city', { ...cityFixture, highlight: { ...highlight, description: '<p>Oui</p>' } });
    expect((await load()).highlight).toMatchObject({ descriptionHtml: '<p>Oui</p>', shows: [] });
  });

  it('D40 knows nothing on from not knowing', async () => {
    reads.answers.set('zone', { failure: { kind: 'unknown' } });
    expect((await load()).programme).toEqual({ today: [], later: [], undated: [] });
    reads.answers.set('zone', { failure: { kind: 'timeout' } });
    expect((await load()).programme).toBeNull();
    reads.answers.set('zone', zoneFixture);
    reads.answers.delete('shows');
    expect((await load()).programme).toBeNull();
  });

  it('cannot do without itself, and asks once for each thing', async () => {
    await load();
    expect(reads.asked.filter((call) => call.startsWith('zone'))).toEqual(['zone paris']);
    expect(reads.asked.length).toBeLessThan(14);
    reads.answers.delete('city');
    await expect(load()).rejects.toThrow('city');
  });
});
