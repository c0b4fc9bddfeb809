import { siteIds } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { AccountPlace } from './environment.ts';

/**
 * The domain that a host has in common with a site beside or below it, on which both read a cookie: the host's name
 * without its first part. Null where they have none. No list of public suffixes is asked: a host gets a first part of
 * its own (`account.chain.fr`), so that what remains is a domain of the chain.
 *
 * @param host origin of a client host or an identity provider
 * @param site origin of a site
 */
export function sharedDomainOf(host: string, site: string): string | null {
  const [own, other] = [new URL(host), new URL(site)];
  const parent = own.hostname.split('.').slice(1).join('.');
  if (!parent.includes('.') || own.protocol !== other.protocol) return null;
  return isWithin(other.hostname, parent) ? parent : null;
}

function isWithin(name: string, domain: string): boolean {
  return name === domain || name.endsWith(`.${domain}`);
}

/**
 * A line for each host that signs members in on sites of other domains than its own: there its cookies are a third
 * party's (ADR-0102). None when every site has its host beside it.
 */
export function accountWarnings(
  siteOrigins: Readonly<Record<SiteId, string>>,
  accounts: Readonly<Record<SiteId, Pick<AccountPlace, 'adapter' | 'clientUrl' | 'issuer'>>>,
  served: readonly SiteId[] = siteIds,
): readonly string[] {
  const apart = served.flatMap((site) => {
    const { adapter, clientUrl, issuer } = accounts[site];
    const atClientHost = adapter === 'client-host';
    const origin = atClientHost ? clientUrl : issuer;
    const own = siteOrigins[site];
    if (sharedDomainOf(origin, own) !== null || isSameOrAbove(origin, own)) return [];
    return [{ variable: atClientHost ? 'ACCOUNT_ORIGIN' : 'IDENTITY_ORIGIN', origin, own }];
  });
  return Array.from(
    Map.groupBy(apart, ({ variable, origin }) => `${variable}: ${origin}`),
    ([named, sites]) =>
      `${named} is on another domain than ${sites.map(({ own }) => own).join(', ')}: Safari refuses its cookies there ` +
      'and Firefox keeps them apart, so nobody stays signed in. Give each site a host on its own domain, such as ' +
      'https://account.chain.{site} beside https://www.chain.{site}',
  );
}

/** Whether a site stands on or below the very name of a host, which browsers take for one domain too. */
function isSameOrAbove(host: string, site: string): boolean {
  const [own, other] = [new URL(host), new URL(site)];
  return own.protocol === other.protocol && isWithin(other.hostname, own.hostname);
}
