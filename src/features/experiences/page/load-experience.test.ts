import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { experienceFixture } from '#src/contract/experience/fixture.ts';
import { experienceGroupFixture } from '#src/contract/experience-group/fixture.ts';
import { experienceGroupsFixture } from '#src/contract/experience-groups/fixture.ts';
import { experienceShowsFixture } from '#src/contract/experience-shows/fixture.ts';
import { experiencesFixture } from '#src/contract/experiences/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import type { Filters } from '#src/routes/filters.ts';
import { loadExperience } from './load-experience.ts';

const reads = vi.hoisted(() => ({ answers: new Map<string, unknown>(), asked: [] as string[] }));
vi.mock('#src/api/read.ts', async () => (await import('#src/api/read-test-kit.ts')).readsOf(reads));
vi.mock('#src/api/load/present.ts', () => ({
  presentInstant: async () => Promise.resolve('2026-09-09T10:00:00Z'),
}));

const today = '2026-09-09';
const slug = '4DX';
const [faubourg, canal] = cinemasFixture;
const load = (filters: Filters = {}) => loadExperience('fr-FR', slug, today, filters);

beforeEach(() => {
  reads.asked.length = 0;
  reads.answers.clear();
  const answers = {
    experience: { ...experienceFixture, slug },
    experienceShows: experienceShowsFixture,
    shows: showsFixture,
    events: [],
    cinemas: [
      { ...faubourg, tags: ['4dx'] },
      { ...canal, status: true, tags: ['other'] },
      { ...faubourg, slug: 'shut', status: false, tags: ['4dx'] },
    ],
    cities: citiesFixture,
    tags: [],
    versions: [],
    experienceGroups: experienceGroupsFixture,
    experienceGroup: { ...experienceGroupFixture, experiences: ['4dx'] },
    'fr-FR experiences': [{ ...experiencesFixture[0], slug }],
    'en-FR experiences': [{ ...experiencesFixture[0], slug }],
  };
  for (const [id, answer] of Object.entries(answers)) reads.answers.set(id, answer);
});

const films = async (filters?: Filters) =>
  (await load(filters)).programme?.shows.map(({ show }) => show.title);

describe('an experience', () => {
  it('R100 has its texts, its services and its video', async () => {
    const { experience } = await load();
    expect(experience).toMatchObject({
      title: 'Grand Écran ONX',
      teaser: 'Une image plus large que la salle.',
      detailsHtml: '<p>Un écran courbe, un son qui vient de partout.</p>',
      backdrop: experienceFixture.backdrop,
      logo: experienceFixture.logo,
      services: [
        {
          id: '7',
          title: 'Fauteuils inclinables',
          descriptionHtml: '<p>À toutes les places.</p>',
          image: 'https://media.example.org/services/seats.webp',
        },
      ],
      video: { provider: 'youtube', id: 'onx-2026' },
    });
    reads.answers.set('experience', {
      ...experienceFixture,
      slug,
      details: '<p> </p>',
      video: { ...experienceFixture.video, videoType: 'unheard of' },
    });
    expect((await load()).experience).toMatchObject({ detailsHtml: null, video: null });
  });

  it('R084 has its films, the open cinemas that have it in any case, and its groups', async () => {
    const model = await load();
    expect(model.programme?.shows.map(({ show }) => show.title)).toEqual(['The Lamplighter']);
    expect(model.cinemas).toMatchObject([{ slug: 'paris', cinemas: [{ name: 'Velours Faubourg' }] }]);
    expect(model.groups).toMatchObject([{ slug: 'screens', text: 'Screens that fill the view.' }]);
  });

  it('R007 has its page in every language whose list has it', async () => {
    const { refs } = await load();
    expect(refs).toEqual({ fr: { page: 'experience', slug }, en: { page: 'experience', slug } });
    reads.answers.set('en-FR experiences', []);
    expect(Object.keys((await load()).refs)).toEqual(['fr']);
  });

  it('R062 R084 of one cinema has that cinema’s films with the experience', async () => {
    const day = { ...experienceShowsFixture.shows[0]?.days[today], tags: ['4DX'] };
    const show = experienceShowsFixture.shows[0];
    const programmeWith = (tags: string[]) => ({
      days: {},
      shows: { 'the-lamplighter-31207': { ...show, days: { [today]: { ...day, tags } } } },
    });
    reads.answers.set('cinemaShows', programmeWith(['4DX']));
    const at = { localisation: 'velours-faubourg' };
    expect(await films(at)).toEqual(['The Lamplighter']);
    expect((await load(at)).chosen).toEqual({ slug: 'velours-faubourg', name: 'Velours Faubourg' });
    reads.answers.set('cinemaShows', programmeWith(['imax']));
    expect(await films(at)).toEqual([]);
  });

  it('D40 knows nothing planned from not knowing, and reads the whole programme where the call is missing', async () => {
    reads.answers.set('experienceShows', { failure: { kind: 'timeout' } });
    expect((await load()).programme).toBeNull();
    reads.answers.set('experienceShows', { failure: { kind: 'unknown' } });
    expect((await load()).programme).toBeNull();
    reads.answers.set('zones', experienceShowsFixture);
    expect(await films()).toEqual(['The Lamplighter']);
    reads.answers.delete('shows');
    expect((await load()).programme).toBeNull();
  });

  it('does without everything but itself', async () => {
    for (const id of Array.from(reads.answers.keys())) if (id !== 'experience') reads.answers.delete(id);
    expect(await load()).toMatchObject({ programme: null, cinemas: [], groups: [] });
    reads.answers.delete('experience');
    await expect(load()).rejects.toThrow('experience');
  });
});
