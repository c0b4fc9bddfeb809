import { describe, expect, it } from 'vitest';
import { perSite } from '#src/config/environment.ts';
import { decide } from '../decide.ts';
import { readIncoming } from '../incoming.ts';
import type { World } from '../decision.ts';
import type { Settled } from '../settle.ts';
import { testWorld } from '../test-kit/world-test-kit.ts';
import { namesForEdge } from './names.ts';

const origins = perSite((site) => `https://${site}.velours.test`);

function named(target: string, cookie?: string, changes: Partial<World> = {}) {
  const world = testWorld(origins, {
    item: () => ({ kind: 'here', page: null }),
    cityOf: (_locale, place) => (place.type === 'city' && place.city === 'atlantis' ? null : 'lyon'),
    isWarm: () => true,
    ...changes,
  });
  const incoming = readIncoming('GET', new URL(target, 'http://site.invalid'), (name) => {
    if (name === 'host') return 'FR.velours.test';
    return name === 'cookie' ? (cookie ?? null) : null;
  });
  const names = namesForEdge(incoming, world, decide(incoming, world) as Settled);
  return [names['x-velours-address'], names['x-velours-place']];
}

const host = 'fr.velours.test';

describe('what web names of an address', () => {
  it.each([
    ['/films', '/films'],
    ['/films?utm_source=x&q=lamp', '/films'],
    ['/./films/../films?', '/films'],
    ['/films/x?bandeannonce=true&a', '/films/x?bandeannonce=true'],
    ['/films/x?bandeannonce=1', '/films/x'],
    ['/recherche?type=show&q=%20lamp%20%20lighter', '/recherche?q=lamp+lighter&type=show'],
    ['/recherche?q=l', '/recherche'],
    ['/evenements?seasons=a', '/evenements'],
    // A redirect, a file and what is not there are kept for their path alone.
    ['/films/?q=x', '/films/'],
    ['/robots.txt?q=x', '/robots.txt'],
    ['/no-such-page?q=x', '/no-such-page'],
    ['/api/shows?q=x&language=xx', '/api/shows'],
    ['/api/shows?language=fr', '/api/shows?language=fr'],
    ['/api/search/full?type=show&q=a&q=b&scope=', '/api/search/full?q=a&type=show'],
    ['/api/no-such-call?q=x', '/api/no-such-call'],
  ])('SEC11 of %s is %s', (target, address) => {
    expect(named(target)).toEqual([`${host}${address}`, 'none']);
  });

  it('is nothing where it answers for nobody', () => {
    for (const target of ['/health/live', '/place?q=lyon', '/language?value=en', '/consent?value=denied'])
      expect([target, ...named(target)]).toEqual([target, undefined, undefined]);
  });
});

describe('the place that web names', () => {
  const position = 'locator=position:45.76,4.84';

  it.each([
    ['/films', 'locator=city:lyon', 'city:lyon'],
    ['/films', 'locator=city%3Alyon', 'city:lyon'],
    ['/films', 'locator=cinema:x', 'cinema:x'],
    ['/films', position, 'position:45.76,4.84'],
    ['/films', 'locator=city:atlantis', 'none'],
    ['/films', 'locator=city:lyon; locator=city:lyon', 'none'],
    ['/films', 'locator =city:lyon', 'none'],
    ['/films', 'locator= city:lyon', 'none'],
    ['/films', 'x=1,locator=city:lyon', 'none'],
    ['/films', 'other=1', 'none'],
    // Whatever the page depends on.
    ['/cinemas/x', 'locator=city:lyon', 'city:lyon'],
    ['/films/filters/near-paris', 'locator=city:lyon', 'city:lyon'],
    ['/en/no-such-page', 'locator=city:lyon', 'city:lyon'],
    ['/films/', 'locator=city:atlantis', 'none'],
    ['/robots.txt', 'locator=city:lyon', 'none'],
    ['/api/shows', 'locator=city:lyon', 'none'],
    // What every cache may keep does not say where somebody is.
    ['/cinemas/x', position, undefined],
    ['/films/', position, undefined],
  ])('SEC11 D44 for %s with %j is %s', (target, cookie, place) => {
    expect(named(target, cookie)[1]).toBe(place);
  });

  it('is unknown while the places of the site are', () => {
    for (const target of ['/films', '/cinemas/x', '/films/'])
      expect([target, named(target, 'locator=city:lyon', { cityOf: () => undefined })[1]]).toEqual([
        target,
        undefined,
      ]);
  });
});
