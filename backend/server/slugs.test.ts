import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtures } from '#src/contract/fixtures.ts';
import type { OpenDatabase } from '../database/open.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { loadImport } from '../import/deliver/load.ts';
import { harbourCatalogue, harbourNow } from '../import/fixtures/harbour.ts';
import { getJson, testServer } from '../test-server.ts';

/** One film with its slug in each of the harbour's languages. */
const film = { nl: 'het-zoutpakhuis-70101', en: 'the-salt-store-70101' } as const;
const cinema = 'velours-havenkwartier';
/** One experience likewise. */
const experience = { nl: 'het-grote-doek', en: 'the-large-screen' } as const;

describe('D41 a slug of another language', () => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await openTestDatabase();
    app = testServer(database, ['nl']);
    const catalogue = await harbourCatalogue();
    const { nl, en } = catalogue.languages;
    if (nl === undefined || en === undefined) throw new Error('the fixture has two languages');
    // A city that has a slug of its own in each language.
    en.cities = en.cities.map((city) => (city.slug === 'zeehaven' ? { ...city, slug: 'sea-haven' } : city));
    en.cinemas = en.cinemas.map((one) =>
      one.citySlug === 'zeehaven' ? { ...one, citySlug: 'sea-haven' } : one,
    );
    const harbour = en.cityDetails.zeehaven;
    delete en.cityDetails.zeehaven;
    if (harbour !== undefined) en.cityDetails['sea-haven'] = { ...harbour, slug: 'sea-haven' };
    catalogue.translations.cities = catalogue.translations.cities.map((one) =>
      one.nl === 'zeehaven' ? { nl: 'zeehaven', en: 'sea-haven' } : one,
    );
    for (const [language, own] of [['nl', nl] as const, ['en', en] as const]) {
      const slug = experience[language];
      own.experiences = fixtures.experiences.slice(0, 1).map((one) => ({ ...one, slug }));
      own.experienceDetails = { [slug]: { ...fixtures.experience, slug } };
    }
    catalogue.translations.experiences = [experience];
    await loadImport(database, { catalogue, lacking: {}, force: true, dryRun: false }, harbourNow);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const asked = (path: string, language: string) =>
    getJson(app, `/nl/api/${path}${path.includes('?') ? '&' : '?'}language=${language}`);

  it.each([
    ['en', film.nl, film.en],
    ['nl', film.en, film.nl],
  ] as const)('names its film in %s: %s is %s', async (language, slug, own) => {
    for (const rest of [
      '',
      '/translate',
      `/showtimes/${cinema}`,
      '/cinemas',
      `/showtimes/${cinema}/2026-09-09`,
    ]) {
      const answer = await asked(`show/${slug}${rest}`, language);
      expect(answer.status).toBe(200);
      expect(answer).toEqual(await asked(`show/${own}${rest}`, language));
    }
    expect((await asked(`show/${slug}`, language)).body).toMatchObject({ slug: own });
    // The showtimes are those of the film, and not empty because the film was not found.
    expect(JSON.stringify((await asked(`show/${slug}/showtimes/${cinema}`, language)).body)).toContain(
      '2026-09-09',
    );
  });

  it('names its city, and what the city plays', async () => {
    expect((await asked('city/zeehaven', 'en')).body).toMatchObject({ slug: 'sea-haven' });
    const plays = await asked('zone/zeehaven', 'en');
    expect(plays).toEqual(await asked('zone/sea-haven', 'en'));
    expect(JSON.stringify(plays.body)).toContain(film.en);
  });

  it('R242 names its experience, which is listed by the slug of the language', async () => {
    expect((await asked('gpxp', 'en')).body).toMatchObject([{ slug: experience.en }]);
    expect((await asked('gpxp', 'nl')).body).toMatchObject([{ slug: experience.nl }]);
    expect((await asked(`gpxp/${experience.nl}`, 'en')).body).toMatchObject({
      slug: experience.en,
      services: fixtures.experience.services,
    });
    expect((await asked('gpxp/nowhere', 'en')).status).toBe(404);
  });

  it('is unknown where no language has it', async () => {
    expect((await asked('show/nowhere-1', 'en')).status).toBe(404);
    expect((await asked('zone/nowhere', 'en')).status).toBe(404);
  });
});
