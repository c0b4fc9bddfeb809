import { describe, expect, it } from 'vitest';
import { readWebEnvironment, type Variables } from '#src/config/environment.ts';
import { siteIds } from '#src/sites/registry.ts';
import { hashSource } from '#src/next/inline-scripts.ts';
import {
  developmentPolicy,
  longestPolicy,
  pagePolicy,
  policyFacts,
  reportingEndpoints,
  strictPolicy,
} from './policy.ts';

const factsOf = (variables: Variables = {}, site: (typeof siteIds)[number] = 'fr') =>
  policyFacts(readWebEnvironment(variables), site);
const hashes = ['a', 'b', 'c'].map((text) => hashSource(text));

const trailerPlayers = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://player.allocine.fr',
];

const thirdPartyDirectives = [
  'script-src',
  'style-src',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'frame-src',
  'form-action',
];

/** The directives of a policy with their sources. */
function read(policy: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('SEC4 policy of a page', () => {
  it('allows the site’s scripts, those named by hash, and no other', () => {
    const policy = read(pagePolicy(factsOf(), { hashes }));
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'", ...hashes]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'self'"]);
    expect(policy['object-src']).toBeUndefined();
  });

  it('names every kind of thing that a page may load, and whence', () => {
    const variables = {
      ACCOUNT_ORIGIN: 'https://account.chain.{site}',
      MEDIA_ORIGIN: 'https://media.chain.test',
    };
    expect(read(pagePolicy(factsOf(variables), { hashes }))).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", ...hashes],
      'style-src': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'https://media.chain.test'],
      'media-src': ["'self'", 'https://media.chain.test'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'https://account.chain.fr'],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'frame-src': ['https://account.chain.fr', ...trailerPlayers],
      'form-action': ["'self'"],
      'report-uri': ['https://account.chain.fr/api/policy-reports'],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('D56: browsers report to the client host, on https by the newer way too, and to nobody where it is off', () => {
    const variables = {
      ACCOUNT_ORIGIN: 'https://account.chain.{site}',
      SITE_ORIGIN: 'https://{site}.chain.test',
    };
    const facts = factsOf(variables, 'be');
    expect(read(pagePolicy(facts, { hashes }))).toMatchObject({
      'report-uri': ['https://account.chain.be/api/policy-reports'],
      'report-to': ['policy'],
    });
    expect(reportingEndpoints(facts)).toBe('policy="https://account.chain.be/api/policy-reports"');
    // A browser that knows report-to would send nothing: on http no address of it counts.
    expect(pagePolicy(factsOf(), { hashes })).not.toContain('report-to');
    expect(reportingEndpoints(factsOf())).toBeNull();
    const off = factsOf({ ...variables, POLICY_REPORTS: 'off' });
    expect(pagePolicy(off, { hashes })).not.toContain('report');
    expect(reportingEndpoints(off)).toBeNull();
  });

  it.each(siteIds)(
    '%s: nothing unsafe but style attributes, no wildcard, no scheme but data: for pictures',
    (site) => {
      const policy = read(pagePolicy(factsOf({}, site), { hashes }));
      for (const [name, sources] of Object.entries(policy)) {
        expect([name, sources.filter((source) => /unsafe|\*|^https?:$|^blob:$/.test(source))]).toEqual([
          name,
          name === 'style-src-attr' ? ["'unsafe-inline'"] : [],
        ]);
        expect([name, sources.includes('data:')]).toEqual([name, name === 'img-src']);
      }
    },
  );

  it('D21: calls and frames where its own members are and sign in, and no other site’s', () => {
    const variables = {
      ACCOUNT_ORIGIN: 'https://account.chain.{site}',
      IDENTITY_ORIGIN: 'https://id.chain.{site}',
    };
    const nl = read(pagePolicy(factsOf(variables, 'nl'), { hashes }));
    expect(nl['connect-src']).toEqual(["'self'", 'https://account.chain.nl', 'https://id.chain.nl']);
    // After signing in there, a member may still have a task at the client host (R200–R202).
    expect(nl['frame-src']).toEqual(['https://id.chain.nl', 'https://account.chain.nl', ...trailerPlayers]);
    const fr = read(pagePolicy(factsOf(variables, 'fr'), { hashes }));
    expect(fr['connect-src']).toEqual(["'self'", 'https://account.chain.fr']);
    expect(fr['frame-src']).toEqual(['https://account.chain.fr', ...trailerPlayers]);
  });

  it('shows pictures and films of the media host and of the origins that are named', () => {
    const policy = read(
      pagePolicy(
        factsOf({
          MEDIA_ORIGIN: 'https://media.chain.test',
          ASSET_ORIGINS: 'https://img.test, https://*.cdn.test',
        }),
        { hashes },
      ),
    );
    const assets = ['https://media.chain.test', 'https://img.test', 'https://*.cdn.test'];
    expect(policy['img-src']).toEqual(["'self'", 'data:', ...assets]);
    expect(policy['media-src']).toEqual(["'self'", ...assets]);
  });

  it('R118: third parties stand only where they are named', () => {
    expect(pagePolicy(factsOf(), { hashes })).not.toMatch(/chat|captcha/);
    const policy = read(
      pagePolicy(
        factsOf({
          THIRD_PARTY_HOSTS: 'script-src https://chat.test; connect-src wss://chat.test:444',
        }),
        { hashes },
      ),
    );
    expect(policy['script-src']?.at(-1)).toBe('https://chat.test');
    expect(policy['connect-src']?.at(-1)).toBe('wss://chat.test:444');
    expect(policy['frame-src']).not.toContain('https://chat.test');
  });

  it.each(thirdPartyDirectives)('R118: a third party named for %s stands there and nowhere else', (name) => {
    const policy = read(pagePolicy(factsOf({ THIRD_PARTY_HOSTS: `${name} https://chat.test` }), { hashes }));
    const places = Object.entries(policy).filter(([, sources]) => sources.includes('https://chat.test'));
    expect(places.map(([place]) => place)).toEqual([name]);
  });

  it('is framed by nobody, the callback by its own site', () => {
    expect(read(pagePolicy(factsOf(), { hashes }))['frame-ancestors']).toEqual(["'none'"]);
    expect(read(pagePolicy(factsOf(), { hashes, framed: true }))['frame-ancestors']).toEqual(["'self'"]);
  });

  it('allows the inline style of the page by its hash, also when its scripts are too many', () => {
    const style = hashSource('p{}');
    const many = Array.from({ length: 100 }, (_, index) => hashSource(String(index)));
    for (const scripts of [hashes, many])
      expect(read(pagePolicy(factsOf(), { hashes: scripts, styles: [style] }))['style-src']).toEqual([
        "'self'",
        style,
      ]);
  });

  it('upgrades requests only where the site is served by https', () => {
    const secure = factsOf({ SITE_ORIGIN: 'https://{site}.chain.test' });
    expect(pagePolicy(secure, { hashes })).toMatch(/; upgrade-insecure-requests$/);
    expect(pagePolicy(factsOf(), { hashes })).not.toContain('upgrade-insecure-requests');
  });

  it('stays under its cap: beyond it the page is whole without script', () => {
    const many = Array.from({ length: 100 }, (_, index) => hashSource(String(index)));
    const policy = pagePolicy(factsOf(), { hashes: many });
    expect(policy.length).toBeLessThanOrEqual(longestPolicy);
    expect(read(policy)['script-src']).toEqual(["'self'"]);
    const callback = pagePolicy(factsOf(), { hashes: many, framed: true });
    expect(read(callback)['frame-ancestors']).toEqual(["'self'"]);
    expect(pagePolicy(factsOf(), { hashes }).length).toBeLessThan(longestPolicy / 2);
  });
});

describe('other policies', () => {
  it('what is no page may load, send and frame nothing', () => {
    expect(read(strictPolicy)).toEqual({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
  });

  it('development evaluates code and listens on a socket, over http too', () => {
    const facts = factsOf({ SITE_ORIGIN: 'https://{site}.chain.test' });
    const softened = read(developmentPolicy(facts));
    const {
      'upgrade-insecure-requests': _none,
      'report-uri': _nowhere,
      'report-to': _nobody,
      ...strict
    } = read(pagePolicy(facts, { hashes: [] }));
    expect(softened).toEqual({
      ...strict,
      'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'connect-src': [...(strict['connect-src'] ?? []), 'ws:'],
    });
    expect(read(developmentPolicy(facts, true))['frame-ancestors']).toEqual(["'self'"]);
  });
});
