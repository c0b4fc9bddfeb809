import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listsOnly, testApi } from '#src/api/api-test-kit.ts';
import { cinemaFixture } from '#src/contract/cinema/fixture.ts';
import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { citiesFixture } from '#src/contract/cities/fixture.ts';
import { showsFixture } from '#src/contract/shows/fixture.ts';
import { earliestDay } from '../dates/earliest-day.ts';
import { decide } from '../decide.ts';
import { processWorld } from '../world.ts';
import { askItem, knownItem, renewSnapshot } from './items.ts';

const api = testApi();
const film = showsFixture.shows[0]?.slug ?? '';
const [cinema] = cinemasFixture;
const [city] = citiesFixture;

/** Lists of the French site: one cinema in France and one in each of two cities overseas. */
const overseas = { 'saint-denis': 'Indian/Reunion', 'fort-de-france': 'America/Martinique' } as const;
const lists: Readonly<Record<string, unknown>> = {
  '/api/cinemas': [
    ...cinemasFixture,
    ...Object.entries(overseas).map(([slug, timeZone]) => ({
      ...cinema,
      slug: `velours-${slug}`,
      citySlug: slug,
      timeZone,
    })),
  ],
  '/api/cities': [
    ...citiesFixture,
    ...Object.keys(overseas).map((slug, index) => ({
      ...city,
      id: 9000 + index,
      slug,
      cinemas: [`velours-${slug}`],
    })),
  ],
};
const answers = (path: string) => {
  const body = lists[path];
  return body === undefined ? listsOnly(path) : HttpResponse.json(body);
};

/** The internal path of an address of the French site at an instant. */
function internalAt(now: string, path: string): string | null {
  vi.stubEnv('VELOURS_NOW', now);
  const decision = decide(
    {
      method: 'GET',
      host: 'fr.velours.test',
      path,
      search: '',
      languageCookie: undefined,
      acceptLanguage: null,
      action: false,
    },
    processWorld(),
  );
  if (decision.kind === 'check') return decision.page.internal;
  return decision.kind === 'page' ? decision.internal : null;
}

beforeEach(async () => {
  vi.stubEnv('SITE_ORIGIN', 'https://{site}.velours.test');
  api.answer = answers;
  await Promise.all((['fr-FR', 'en-FR'] as const).map(renewSnapshot));
});

/** 03:00 in Paris, still Tuesday’s programme day; 06:00 on La Réunion, Wednesday’s. */
const beforeParis = '2026-11-18T02:00:00Z';
/** 05:10 in Paris, Wednesday’s programme day; 00:10 on Martinique, still Tuesday’s. */
const afterParis = '2026-11-18T04:10:00Z';

describe('today (D28)', () => {
  it.each([
    ['/cinemas/velours-saint-denis', beforeParis, '/fr-FR/cinema/velours-saint-denis/2026-11-18/-'],
    ['/cinemas/velours-fort-de-france', afterParis, '/fr-FR/cinema/velours-fort-de-france/2026-11-17/-'],
    ['/cinemas/velours-faubourg', beforeParis, '/fr-FR/cinema/velours-faubourg/2026-11-17/-'],
    ['/cinemas/velours-faubourg', afterParis, '/fr-FR/cinema/velours-faubourg/2026-11-18/-'],
    ['/cinemas/l/velours-saint-denis', beforeParis, '/fr-FR/cinemaLight/velours-saint-denis/2026-11-18'],
    ['/cinemas/ville/saint-denis', beforeParis, '/fr-FR/city/saint-denis/2026-11-18/-'],
    ['/cinemas/ville/fort-de-france', afterParis, '/fr-FR/city/fort-de-france/2026-11-17/-'],
    ['/cinemas/ville/paris', beforeParis, '/fr-FR/city/paris/2026-11-17/-'],
  ])('on %s at %s is that of the place: %s', (path, now, internal) => {
    expect(internalAt(now, path)).toBe(internal);
  });

  it('on a page narrowed to a cinema is that cinema’s, on all others the site’s', () => {
    const narrowed = '/filters/localisation-velours-saint-denis';
    const view = 'localisation-velours-saint-denis';
    expect(internalAt(beforeParis, `/films${narrowed}`)).toBe(`/fr-FR/shows/2026-11-18/${view}/-`);
    expect(internalAt(beforeParis, `/films/${film}${narrowed}`)).toBe(
      `/fr-FR/movie/${film}/2026-11-18/${view}/-`,
    );
    expect(internalAt(beforeParis, '/films/filters/cinemas-velours-saint-denis/view-table')).toBe(
      '/fr-FR/shows/2026-11-18/cinemas-velours-saint-denis~view-table/-',
    );
    expect(internalAt(beforeParis, `/films/${film}`)).toBe(`/fr-FR/movie/${film}/2026-11-17/-/-`);
    expect(internalAt(beforeParis, '/')).toBe('/fr-FR/home/2026-11-17/-');
    expect(internalAt(beforeParis, '/films/filters/localisation-nowhere')).toBe(
      '/fr-FR/shows/2026-11-17/localisation-nowhere/-',
    );
  });

  it('is the same for all where the zones agree on the day', () => {
    const noon = '2026-11-18T11:00:00Z';
    for (const slug of ['velours-saint-denis', 'velours-fort-de-france', 'velours-faubourg'])
      expect(internalAt(noon, `/cinemas/${slug}`)).toBe(`/fr-FR/cinema/${slug}/2026-11-18/-`);
  });
});

it('D43 the earliest day of a site is that of its cinema farthest behind', () => {
  vi.stubEnv('VELOURS_NOW', afterParis);
  expect([earliestDay('fr'), earliestDay('nl')]).toEqual(['2026-11-17', '2026-11-18']);
});

describe('the zone of an item', () => {
  it('is known where it is not the site’s', () => {
    expect(knownItem('fr-FR', 'cinema', 'velours-saint-denis')).toEqual({
      kind: 'here',
      page: null,
      timeZone: 'Indian/Reunion',
    });
    expect(knownItem('fr-FR', 'city', 'saint-denis')).toMatchObject({ timeZone: 'Indian/Reunion' });
    expect(knownItem('fr-FR', 'cinema', 'velours-faubourg')).toEqual({ kind: 'here', page: null });
  });

  it('of a cinema that no list names is its detail’s', async () => {
    api.answer = (path) =>
      path === '/api/cinema/new'
        ? HttpResponse.json({ ...cinemaFixture, slug: 'new', timeZone: 'Indian/Reunion' })
        : path === '/api/cinema/near'
          ? HttpResponse.json({ ...cinemaFixture, slug: 'near', timeZone: 'Europe/Paris' })
          : answers(path);
    await expect(askItem('fr-FR', 'cinema', 'new')).resolves.toEqual({
      kind: 'here',
      page: null,
      timeZone: 'Indian/Reunion',
    });
    await expect(askItem('fr-FR', 'cinema', 'near')).resolves.toEqual({ kind: 'here', page: null });
  });
});
