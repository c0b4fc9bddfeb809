import { describe, expect, it } from 'vitest';
import { accountWarnings, sharedDomainOf } from './account-hosts.ts';
import { perSite } from './environment.ts';

describe('a host for accounts beside a site', () => {
  it.each([
    ['https://account.chain.fr', 'https://cinema.chain.fr', 'chain.fr'],
    ['https://account.chain.fr', 'https://chain.fr', 'chain.fr'],
    ['https://account.chain.co.uk', 'https://www.chain.co.uk', 'chain.co.uk'],
    ['http://account.velours.localhost:4000', 'http://fr.velours.localhost:3000', 'velours.localhost'],
    ['https://account.chain.fr', 'https://cinema.chain.nl', null],
    ['https://account.chain.fr', 'http://cinema.chain.fr', null],
    ['https://account.chain.fr', 'https://cinema.evilchain.fr', null],
    ['https://account.fr', 'https://chain.fr', null],
    ['https://chain.fr', 'https://www.chain.fr', null],
  ])('%s and %s share %s', (host, site, shared) => {
    expect(sharedDomainOf(host, site)).toBe(shared);
  });
});

describe('what a start says about hosts for accounts', () => {
  const onDomains = perSite((site) => `https://cinema.chain.${site}`);
  const of = (clientUrl: string, issuer: string, siteOrigins = onDomains) =>
    accountWarnings(
      siteOrigins,
      perSite((site) => ({
        adapter: site === 'nl' ? 'identity-provider' : 'client-host',
        clientUrl: clientUrl.replace('{site}', site),
        issuer: issuer.replace('{site}', site),
      })),
    );

  it('is nothing where each site has its own, or all have one domain', () => {
    expect(of('https://account.chain.{site}', 'https://id.chain.{site}')).toEqual([]);
    expect(of('https://chain.{site}', 'https://chain.{site}')).toEqual([]);
    const oneDomain = perSite((site) => `https://${site}.chain.example`);
    expect(of('https://account.chain.example', 'https://id.chain.example', oneDomain)).toEqual([]);
  });

  it('names the variable, the host, the sites that it is a stranger to, and what their browsers do', () => {
    const [account, identity, ...others] = of('https://account.chain.fr', 'https://id.chain.fr');
    expect(others).toEqual([]);
    expect(account).toMatch(
      /^ACCOUNT_ORIGIN: https:\/\/account\.chain\.fr is on another domain than https:\/\/cinema\.chain\.ch, .*: Safari refuses/,
    );
    expect(account).not.toContain('cinema.chain.fr');
    expect(account).not.toContain('cinema.chain.nl');
    expect(identity).toMatch(
      /^IDENTITY_ORIGIN: https:\/\/id\.chain\.fr is on another domain than https:\/\/cinema\.chain\.nl: /,
    );
  });
});
