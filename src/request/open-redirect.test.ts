import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stoppedClock, testApi } from '#src/api/api-test-kit.ts';
import { perSite } from '#src/config/environment.ts';
import { showFixture } from '#src/contract/show/fixture.ts';
import { siteIds } from '#src/sites/registry.ts';
import { offListAddresses } from '#tests/security/off-list-addresses.ts';
import { decide } from './decide.ts';
import type { Incoming, ItemState, World } from './decision.ts';
import { askDetail } from './items/detail.ts';
import { testWorld } from './test-kit/world-test-kit.ts';

const api = testApi();
const origins = perSite((site) => `https://${site}.velours.test`);
const world = (item: ItemState): World => testWorld(origins, { item: () => item, isWarm: () => true });
const here: ItemState = { kind: 'here', page: 'movie' };
const incoming = (path: string, more: Partial<Incoming> = {}): Incoming => ({
  method: 'GET',
  host: 'fr.velours.test',
  path,
  search: '',
  languageCookie: undefined,
  acceptLanguage: null,
  action: false,
  ...more,
});
/** A path as Next.js passes it on: the HTTP client encodes characters that a request line cannot contain. */
const sent = (text: string) => text.replaceAll(/[^\x21-\x7e]/gu, encodeURIComponent);

/** The target of a redirect when it is not an address on the requested host; otherwise null. */
function strayOf(request: Incoming, state: ItemState = here): string | null {
  const decision = decide(request, world(state));
  if (decision.kind !== 'redirect' && decision.kind !== 'choice') return null;
  const { location } = decision;
  const { origin, username } = new URL(location);
  const own = `https://${request.host}`;
  const clean = /^https:\/\/[a-z]{2}\.velours\.test(?:\/(?![/\\])[\x21-\x7e]*)?$/.test(location);
  return origin === own && username === '' && clean ? null : location;
}

/** The targets that lead to another host. */
const strays = (ways: readonly (string | null)[]) => ways.filter((way) => way !== null);

beforeEach(() => {
  stoppedClock();
  vi.stubEnv('SITE_ORIGIN', 'https://{site}.velours.test');
});

describe('SEC7 redirects', () => {
  it('are tried with more than five hundred addresses', () => {
    process.stdout.write(`SEC7: ${offListAddresses.length} addresses\n`);
    expect(offListAddresses.length).toBeGreaterThanOrEqual(500);
  });

  it('R051: taking a slash away never leads to another host', () => {
    const ways = offListAddresses.flatMap((address) =>
      [`${sent(address)}/`, `/${sent(address)}/`, `/films/${sent(address)}/`, `/fr${sent(address)}`].map(
        (path) => strayOf(incoming(path)),
      ),
    );
    expect(ways).toHaveLength(offListAddresses.length * 4);
    expect(strays(ways)).toEqual([]);
  });

  it('R055: /redirect/… never leads to another host, whatever stands in which part', () => {
    const ways = offListAddresses.flatMap((address) =>
      [
        `/redirect/fr/show/slug/${sent(address)}`,
        `/redirect/${sent(address)}/show/slug/the-lamplighter-31207`,
        `/redirect/fr/${sent(address)}/slug/a`,
        `/redirect/fr/show/${sent(address)}/a`,
        `/redirect${sent(address)}`,
        `/redirect/fr/show/slug/${encodeURIComponent(address)}`,
      ].map((path) => strayOf(incoming(path))),
    );
    expect(ways).toHaveLength(offListAddresses.length * 6);
    expect(strays(ways)).toEqual([]);
    // An item leads to its page, so the addresses above were not just ignored.
    expect(decide(incoming('/redirect/fr/show/slug/a-1'), world(here))).toMatchObject({
      location: 'https://fr.velours.test/films/a-1',
    });
  });

  it('R005: neither cookie nor browser language nor query leads to another host', () => {
    const ways = offListAddresses.flatMap((address) =>
      siteIds.flatMap((site) => {
        const host = `${site}.velours.test`;
        return [
          strayOf(incoming('/', { host, languageCookie: address })),
          strayOf(incoming('/films', { host, acceptLanguage: address })),
          strayOf(
            incoming('/films/', { host, search: new URL(`?next=${address}`, 'https://a.test').search }),
          ),
        ];
      }),
    );
    expect(ways).toHaveLength(offListAddresses.length * 24);
    expect(strays(ways)).toEqual([]);
  });

  it('D69: an address that stores a choice never leads to another host', () => {
    const ways = offListAddresses.flatMap((address) =>
      ['/place?value=city:lyon', '/place?q=x', '/language?value=fr', '/consent?value=denied'].map(
        (target) => {
          const { pathname, search } = new URL(
            `${target}&to=${encodeURIComponent(address)}`,
            'https://a.test',
          );
          return strayOf(incoming(pathname, { search, fetchSite: 'same-origin' }));
        },
      ),
    );
    expect(ways).toHaveLength(offListAddresses.length * 4);
    expect(strays(ways)).toEqual([]);
  });

  it('R053: an item that moved to what is no slug has not moved', async () => {
    const followed: string[] = [];
    for (const address of offListAddresses) {
      api.answer = () => HttpResponse.json({ ...showFixture, slug: 'a-1', redirectSlug: address });
      const verdict = await askDetail('fr-FR', 'show', 'a-1');
      if (verdict.kind === 'moved') followed.push(address);
    }
    expect(followed).toEqual([]);
    api.answer = () => HttpResponse.json({ ...showFixture, slug: 'c-3', redirectSlug: 'b-2' });
    await expect(askDetail('fr-FR', 'show', 'c-3')).resolves.toEqual({ kind: 'moved', slug: 'b-2' });
  });

  it('SEC14: a Host header that is not whole in the list gets no redirect at all', () => {
    for (const address of offListAddresses)
      expect(decide(incoming('/films/', { host: address }), world(here))).toMatchObject({ status: 421 });
  });
});
