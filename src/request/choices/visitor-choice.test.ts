import { describe, expect, it } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import { choices } from '#src/routes/choices.ts';
import { matchPath } from '#src/routes/match.ts';
import { siteIds, sites } from '#src/sites/registry.ts';
import { decide } from '../decide.ts';
import { readIncoming } from '../incoming.ts';
import { testWorld } from '../test-kit/world-test-kit.ts';

const origins = perSite((site) => `https://${site}.velours.test`);
const world = testWorld(origins, {
  item: () => ({ kind: 'here', page: null }),
  cityNamed: (_locale, text) => (text === 'Lyon' ? 'lyon' : null),
});

/** What is decided about a request to the site of Switzerland, with the browser's word about who asks. */
function asked(target: string, from: string | null = 'same-origin') {
  const incoming = readIncoming('GET', new URL(target, 'http://site.invalid'), (name) => {
    if (name === 'host') return 'ch.velours.test';
    return name === 'sec-fetch-site' ? from : null;
  });
  return decide(incoming, world);
}

const ch = 'https://ch.velours.test';
const choice = (location: string, stores?: object) => ({
  kind: 'choice',
  location: `${ch}${location}`,
  ...(stores === undefined ? {} : { stores }),
});

describe('a choice that the site’s answer stores', () => {
  it.each([
    ['/place?value=city:bern', '/en', { choice: 'place', value: 'city:bern' }],
    [
      '/place?value=cinema:0107&to=/de/filme-events',
      '/de/filme-events',
      { choice: 'place', value: 'cinema:0107' },
    ],
    ['/place?value=favorite', '/en', { choice: 'place', value: 'favorite' }],
    // D52: what is more precise than a kilometre is rounded here too.
    ['/place?value=position:46.94809,7.44744', '/en', { choice: 'place', value: 'position:46.95,7.45' }],
    ['/place?forget=1', '/en', { choice: 'place', value: null }],
    ['/language?value=de', '/de', { choice: 'language', value: 'de' }],
    [
      '/language?value=fr&to=/fr/films-evenements/filters/near-berne/versions-vf',
      '/fr/films-evenements/filters/near-berne/versions-vf',
      { choice: 'language', value: 'fr' },
    ],
    [
      `/language?value=fr&to=${encodeURIComponent('/fr/actualites?page=2&x=1')}`,
      '/fr/actualites?page=2',
      { choice: 'language', value: 'fr' },
    ],
    ['/consent?value=granted', '/en', { choice: 'consent', value: 'granted' }],
    ['/consent?value=denied&to=/de', '/de', { choice: 'consent', value: 'denied' }],
  ])('D69 %s goes to %s and stores %j', (target, location, stores) => {
    expect(asked(target)).toEqual(choice(location, stores));
  });

  it.each([
    ['/language?value=nl', '/en'],
    ['/language?value=xx&to=/de', '/de'],
    ['/language', '/en'],
    ['/consent?value=yes', '/en'],
    ['/consent?forget=1', '/en'],
    ['/place?value=city:%3Cscript%3E', '/en/cinemas'],
    ['/place?value=position:999,1', '/en/cinemas'],
    [`/place?value=city:${'a'.repeat(400)}`, '/en/cinemas'],
  ])('D69 %s stores nothing', (target, location) => {
    expect(asked(target)).toEqual(choice(location));
  });

  it('D69 is none of another site’s page, of a neighbour’s or of an address that was sent', () => {
    for (const target of [
      '/place?q=Lyon&to=/de',
      '/place?value=city:bern&to=/de',
      '/place?forget=1&to=/de',
      '/language?value=fr&to=/de',
      '/consent?value=granted&to=/de',
    ]) {
      for (const from of ['cross-site', 'same-site', 'none', '', 'x'])
        expect([target, from, asked(target, from)]).toEqual([target, from, choice('/de')]);
      // A browser of before 2023 says nothing about who asks.
      expect([target, asked(target, null)]).toEqual([target, asked(target)]);
      expect(asked(target)).toHaveProperty('stores');
    }
  });

  it('has addresses that no page has', () => {
    for (const site of siteIds)
      for (const { path } of Object.values(choices))
        expect([site, path, matchPath(site, path, sites[site].defaultLanguage).kind]).toEqual([
          site,
          path,
          'none',
        ]);
  });
});
