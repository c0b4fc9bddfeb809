import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { cityFixture } from '#src/contract/city/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { zoneFixture } from '#src/contract/zone/fixture.ts';
import type { Filters } from '#src/routes/filters.ts';
import { showtimesDayFixture } from '#src/contract/showtimes-day/fixture.ts';
import { here } from './here.ts';
import { loadCity } from './load-city.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
const clock = vi.hoisted(() => ({ now: '' }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));
vi.mock('#src/api/load/present.ts', () => ({ presentInstant: () => Promise.resolve(clock.now) }));

const [faubourg, canal] = cinemasFixture;
const today = '2026-09-09';
const load = (filters: Filters = {}) => loadCity('fr-FR', 'paris', today, filters);

beforeEach(() => {
  clock.now = `${today}T10:00:00.000Z`;
  reads.asked.length = 0;
  reads.answers.clear();
  const answers = {
    city: cityFixture,
    zone: zoneFixture,
    shows: showsFixture,
    events: [],
    cinemaShowtimes: {},
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
    expect(model.programme?.day.over.map(({ title }) => title)).toEqual(['The Lamplighter']);
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

  it('R084 shows the next day when everything of today has begun, unless the address names the day', async () => {
    const [lamplighter] = zoneFixture.shows;
    const [entry] = Object.values(lamplighter?.days ?? {});
    const tomorrow = '2026-09-10';
    reads.answers.set('zone', { shows: [{ ...lamplighter, days: { [today]: entry, [tomorrow]: entry } }] });
    const at = (day: string) => [{ ...showtimesDayFixture[0], time: `${day} 20:00:00` }];
    for (const day of [today, tomorrow])
      reads.answers.set(`cinemaShowtimes velours-faubourg ${day}`, { 'the-lamplighter-31207': at(day) });
    reads.answers.set('cinemaShowtimes', {});
    expect((await load()).programme?.day.day).toBe(today);
    clock.now = `${today}T21:00:00.000Z`;
    expect((await load()).programme?.day.day).toBe(tomorrow);
    expect((await load({ date: today })).programme?.day).toMatchObject({ day: today, films: [] });
  });

  it('D40 knows nothing on from not knowing', async () => {
    reads.answers.set('zone', { failure: { kind: 'unknown' } });
    expect((await load()).programme).toMatchObject({ later: [], undated: [], day: { films: [] } });
    reads.answers.set('zone', { failure: { kind: 'timeout' } });
    await expect(load()).rejects.toThrow('zone paris: timeout');
    reads.answers.set('zone', zoneFixture);
    reads.answers.delete('shows');
    await expect(load()).rejects.toThrow('shows');
    reads.answers.set('shows', showsFixture);
    reads.answers.delete('cinemaShowtimes');
    await expect(load()).rejects.toThrow('the showtimes of');
    reads.answers.set('shows', { failure: { kind: 'gone' } });
    expect((await load()).programme).toBeNull();
  });

  it('cannot do without itself, and asks once for each thing', async () => {
    await load();
    expect(reads.asked.filter((call) => call.startsWith('zone'))).toEqual(['zone paris']);
    expect(reads.asked.length).toBeLessThan(18);
    reads.answers.delete('city');
    await expect(load()).rejects.toThrow('city');
  });
});
