import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cinemaFixture } from '#src/contract/cinema/fixture.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { cityFixture } from '#src/contract/city/fixture.ts';
import { programmeOf, showtimeAt, today, wireShow } from './light-test-kit.ts';
import { loadCinemaLight } from './load-cinema-light.ts';
import { loadCityLight } from './load-city-light.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));
vi.mock('#src/api/load/present.ts', () => ({
  presentInstant: () => Promise.resolve('2026-11-20T10:00:00.000Z'),
}));

const [faubourg, canal] = cinemasFixture;
const films = Array.from({ length: 60 }, (_, index) => `film-${String(index).padStart(2, '0')}`);
const wholeProgramme = programmeOf(Object.fromEntries(films.map((slug) => [slug, [today]])));

beforeEach(() => {
  reads.asked.length = 0;
  reads.answers.clear();
  const answers = {
    cinema: cinemaFixture,
    cinemaTranslate: { fr: 'velours-faubourg', en: 'velours-faubourg-en' },
    cinemaShows: programmeOf({ 'film-00': [today], 'film-01': [today] }),
    showtimesCinema: { [today]: [showtimeAt(`${today} 14:00`)] },
    shows: { shows: films.map(wireShow) },
    events: [],
    tags: [],
    versions: [],
    city: cityFixture,
    cinemas: [faubourg, { ...canal, status: true }],
    cities: citiesFixture,
  };
  for (const [id, answer] of Object.entries(answers)) reads.answers.set(id, answer);
});

const callsOf = (id: string) => reads.asked.filter((call) => call.startsWith(`${id} `));

describe('the light page of a cinema', () => {
  const load = () => loadCinemaLight('fr-FR', 'velours-faubourg', today);

  it('R016 has the week film by film, in every language that knows the cinema', async () => {
    const { timetable, refs, ref } = await load();
    expect(timetable?.rows.map(({ show }) => show.slug)).toEqual(['film-00', 'film-01']);
    expect(callsOf('showtimesCinema')).toEqual([
      'showtimesCinema film-00 velours-faubourg',
      'showtimesCinema film-01 velours-faubourg',
    ]);
    expect(refs).toEqual({
      fr: { page: 'cinemaLight', slug: 'velours-faubourg' },
      en: { page: 'cinemaLight', slug: 'velours-faubourg-en' },
    });
    expect(ref).toEqual(refs.fr);
  });

  it('R016 asks for the times of forty films at most, and names the rest', async () => {
    reads.answers.set('cinemaShows', wholeProgramme);
    const { timetable } = await load();
    expect(callsOf('showtimesCinema')).toHaveLength(40);
    expect([timetable?.rows.length, timetable?.without.length]).toEqual([40, 20]);
  });

  it('D40 knows no showtimes from not knowing them', async () => {
    reads.answers.set('showtimesCinema film-00 velours-faubourg', { failure: { kind: 'unknown' } });
    reads.answers.set('showtimesCinema film-01 velours-faubourg', { failure: { kind: 'timeout' } });
    const { timetable } = await load();
    expect([timetable?.rows, timetable?.without.map(({ slug }) => slug)]).toEqual([[], ['film-01']]);
    reads.answers.set('cinemaShows', { failure: { kind: 'unknown' } });
    expect((await load()).timetable?.without).toEqual([]);
    reads.answers.set('cinemaShows', { failure: { kind: 'timeout' } });
    await expect(load()).rejects.toThrow('cinemaShows');
    reads.answers.delete('cinema');
    await expect(load()).rejects.toThrow('cinema');
  });
});

describe('the light page of a city', () => {
  const load = () => loadCityLight('fr-FR', 'paris', today);

  it('R018 has its cinemas, and where each film plays, by short names', async () => {
    const { cinemas, films: playing, partial } = await load();
    expect(cinemas.map(({ slug }) => slug)).toEqual(['velours-faubourg', 'velours-canal']);
    expect(playing?.map(({ show, today: now }) => [show.slug, now.map(({ name }) => name)])).toEqual([
      ['film-00', ['Faubourg', 'Canal']],
      ['film-01', ['Faubourg', 'Canal']],
    ]);
    expect(partial).toBe(false);
  });

  it('R018 has the times of today that are not over, each in its version', async () => {
    reads.answers.set(`cinemaShowtimes velours-faubourg ${today}`, {
      'film-00': [showtimeAt(`${today} 08:00`), showtimeAt(`${today} 23:10`), showtimeAt(`${today} 22:00`)],
    });
    const [first] = (await load()).films ?? [];
    expect(
      first?.today.map(({ name, versions }) => [
        name,
        versions.map(({ version, showtimes }) => [version.label, showtimes.map(({ clock }) => clock)]),
      ]),
    ).toEqual([
      ['Faubourg', [['VF', ['22:00', '23:10']]]],
      ['Canal', []],
    ]);
  });

  it('R018 asks for the programmes of two dozen open cinemas at most', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ ...faubourg, slug: `cinema-${index}` }));
    reads.answers.set('cinemas', [...many, { ...canal, slug: 'shut', status: false }]);
    reads.answers.set('city', { ...cityFixture, cinemas: [...many.map(({ slug }) => slug), 'shut'] });
    const { cinemas, partial } = await load();
    expect(callsOf('cinemaShows')).toHaveLength(24);
    expect([cinemas.length, partial]).toEqual([31, true]);
  });

  it('D40 says that a programme is missing, and fails where all are', async () => {
    reads.answers.set('cinemaShows velours-canal', { failure: { kind: 'timeout' } });
    expect(await load()).toMatchObject({ partial: true, films: [{ today: [{ name: 'Faubourg' }] }, {}] });
    reads.answers.set('cinemaShows velours-canal', { failure: { kind: 'unknown' } });
    expect((await load()).partial).toBe(false);
    reads.answers.set('cinemaShows velours-canal', { failure: { kind: 'timeout' } });
    reads.answers.delete('cinemaShows');
    await expect(load()).rejects.toThrow('the programmes of paris');
    reads.answers.delete('city');
    await expect(load()).rejects.toThrow('city');
  });
});
