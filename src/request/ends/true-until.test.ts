import { describe, expect, it } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import { href } from '#src/routes/href.ts';
import { decide } from '../decide.ts';
import type { Decision, ItemState, World } from '../decision.ts';
import { testWorld } from '../test-kit/world-test-kit.ts';

const origins = perSite((site) => `https://${site}.velours.test`);
const film = 'nuit-blanche-101';
const zones: Readonly<Record<string, string>> = {
  'velours-fort-de-france': 'America/Martinique',
  'velours-saint-denis': 'Indian/Reunion',
};

/** Saturday, a quarter to five in the morning in Paris: still Friday's programme day, as everywhere on the site but La Réunion. */
const saturday = testWorld(origins, {
  day: (_site, zone) => (zone === 'Indian/Reunion' ? '2026-11-21' : '2026-11-20'),
  quarter: () => '2026-11-21T03:45:00.000Z',
  earliestDay: () => '2026-11-20',
  // In Martinique, Friday ends at five too, which is nine in UTC.
  daysEnd: () => ({
    next: Date.parse('2026-11-21T04:00:00Z'),
    earliest: Date.parse('2026-11-21T09:00:00Z'),
  }),
  item: (_locale, kind, slug): ItemState => {
    if (slug === 'old-102') return { kind: 'moved', slug: film };
    const timeZone = zones[slug];
    return {
      kind: 'here',
      page: kind === 'show' ? 'movie' : null,
      ...(timeZone === undefined ? {} : { timeZone }),
    };
  },
  isWarm: () => true,
});

/** The same site three quarters of an hour later: in Paris it is Saturday. */
const later: World = { ...saturday, day: () => '2026-11-21', quarter: () => '2026-11-21T04:30:00.000Z' };

function untilOf(path: string, world: World = saturday): string | null {
  const decision: Decision = decide(
    {
      method: 'GET',
      host: 'fr.velours.test',
      path,
      search: '',
      languageCookie: undefined,
      acceptLanguage: null,
      action: false,
    },
    world,
  );
  const until = 'until' in decision ? decision.until : undefined;
  return until === undefined ? null : new Date(until).toISOString();
}

describe('until when an answer is true', () => {
  it.each([
    ['/', '2026-11-21T04:00:00.000Z'],
    ['/films', '2026-11-21T04:00:00.000Z'],
    [`/films/${film}`, '2026-11-21T04:00:00.000Z'],
    ['/cinemas/velours-faubourg', '2026-11-21T04:00:00.000Z'],
    ['/cinemas/velours-fort-de-france', '2026-11-21T09:00:00.000Z'],
    ['/cinemas/velours-saint-denis', '2026-11-22T01:00:00.000Z'],
    // A day of its own in the address: what it calls today and tomorrow changes all the same.
    [`/films/${film}/filters/date-2026-11-28`, '2026-11-21T04:00:00.000Z'],
  ])('D28 a page is, to the end of the programme day of its zone: %s', (path, until) => {
    expect(untilOf(path)).toBe(until);
  });

  it('D43 a page of a day that is over elsewhere is, until it is over on the whole site', () => {
    expect(untilOf(`/films/${film}/filters/date-2026-11-20`, later)).toBe('2026-11-21T09:00:00.000Z');
    expect(untilOf(`/films/${film}`, later)).toBe('2026-11-22T04:00:00.000Z');
  });

  it('D43 what says that a day is too far ahead is, until it comes nearer', () => {
    expect(untilOf(`/films/${film}/filters/date-2027-12-26`)).toBe('2026-11-21T09:00:00.000Z');
  });

  it('D43 a redirect of an address with a day is, until the day may be over; any other has no end', () => {
    expect(untilOf('/films/old-102/filters/date-2026-11-22')).toBe('2026-11-21T09:00:00.000Z');
    expect(untilOf('/films/old-102')).toBeNull();
  });

  it('what starts soon is, to the end of its quarter of an hour', () => {
    expect(untilOf('/films/filters/view-soon')).toBe('2026-11-21T04:00:00.000Z');
    const quarter = () => '2026-11-21T03:30:00.000Z';
    expect(untilOf('/films/filters/view-soon', { ...saturday, quarter })).toBe('2026-11-21T03:45:00.000Z');
  });

  it.each([
    ['2026-11-20 19:00', '2026-11-20T18:15:00.000Z'],
    ['2026-11-20 19:05', '2026-11-20T18:15:00.000Z'],
    ['2026-11-20 19:15', '2026-11-20T18:30:00.000Z'],
  ])('the page of a showtime at %s is, until it answers 410', (start, until) => {
    const [day = '', time = ''] = start.split(' ');
    const id = `${time.replace(':', '')}-abc`;
    const path = href('fr-FR', { page: 'showtime', show: film, cinema: 'velours-faubourg', day, id });
    const quarter = () => '2026-11-20T17:00:00.000Z';
    expect([path, untilOf(path, { ...saturday, quarter })]).toEqual([path, until]);
    // It is over now, and stays so.
    expect(untilOf(path)).toBe('2026-11-21T04:00:00.000Z');
  });

  it('lists and calls of the API are, until a programme day ends anywhere on the site; other files have no end', () => {
    for (const path of ['/api/shows', '/feed/fr/news.xml', '/calendar/fr/cinema/velours-faubourg.ics'])
      expect([path, untilOf(path)]).toEqual([path, '2026-11-21T04:00:00.000Z']);
    for (const path of ['/robots.txt', '/sitemap.xml']) expect([path, untilOf(path)]).toEqual([path, null]);
  });
});
