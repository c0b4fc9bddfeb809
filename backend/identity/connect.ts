import { machineNow } from '#src/kernel/date/clock.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { SiteId } from '#src/sites/site.ts';
import type { AccountContext, ProviderSessions, Recognition } from '../accounts/context.ts';
import { recognitionPath } from '../accounts/pages/recognition.ts';
import { HasherBusyError } from '../accounts/password/hash.ts';
import { checkCredentials } from '../accounts/service/sign-in.ts';
import { rememberDevice } from '../accounts/store/devices.ts';
import { findAccount } from '../accounts/store/accounts.ts';
import type { Account } from '../accounts/store/accounts.ts';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/open.ts';
import { clientIdOf } from './clients.ts';
import { memoryLimits } from './limits.ts';
import type { Identity, IdentityParts } from './open.ts';
import { paths } from './paths.ts';
import type { People, Person } from './people.ts';
import { lifetimes } from './provider.ts';
import { recognitionAddress, redeemRecognition } from './recognition.ts';
import { endSessionOf, sessionsOf } from './store/sessions.ts';

/** Seconds until the next try when too many passwords are being checked. */
const busySeconds = 2;

type IdentityConfig = Pick<
  BackendConfig,
  'sites' | 'siteOrigins' | 'identityOrigins' | 'identityAudiences' | 'environment'
>;

/**
 * The parts of the identity providers in the backend process, one for each origin (ADR-0102): the only place that knows
 * where the accounts are. They are the accounts of the client hosts, with their limits on tries and their pages for
 * registration and forgotten passwords.
 */
export function connectIdentities(
  { sites, siteOrigins, identityOrigins, identityAudiences, environment }: IdentityConfig,
  accounts: AccountContext,
  logger: Pick<FastifyBaseLogger, 'error'>,
): readonly IdentityParts[] {
  const shared = {
    db: accounts.db,
    siteOrigins,
    audiences: identityAudiences,
    recognition: (site: SiteId) => `${accounts.hostOf(site)}${recognitionPath}`,
    people: peopleOf(accounts),
    limits: memoryLimits(environment === 'test' ? 1_000 : 1),
    links: {
      register: (site: SiteId, language: string) =>
        `${accounts.hostOf(site)}/${language}/register?site=${site}`,
      forgotten: (site: SiteId, language: string) =>
        `${accounts.hostOf(site)}/${language}/password?site=${site}`,
    },
    logger,
    now: machineNow,
  };
  return Array.from(
    Map.groupBy(sites, (site) => identityOrigins[site]),
    ([origin, itsSites]) => ({ ...shared, origin, sites: itsSites }),
  );
}

/**
 * How the client hosts recognise who is signed in here, on sites whose members sign in here.
 * @param identity the provider of a site; it exists before the first call
 */
export function connectRecognition(
  {
    accountAdapters,
    siteOrigins,
    identityOrigins,
  }: Pick<BackendConfig, 'accountAdapters' | 'siteOrigins' | 'identityOrigins'>,
  identity: (site: SiteId) => Identity | null,
): Recognition {
  const providerOf = (site: SiteId) =>
    accountAdapters[site] === 'identity-provider' ? identity(site) : null;
  return {
    originOf: (site) => identityOrigins[site],
    signsIn: (site) => providerOf(site) !== null,
    address(site, given) {
      const provider = providerOf(site);
      return provider === null ? null : recognitionAddress(provider, site, given);
    },
    async redeem(site, given) {
      const provider = providerOf(site);
      return provider === null ? null : redeemRecognition(provider, site, given);
    },
    signOut(site) {
      if (providerOf(site) === null) return null;
      const query = new URLSearchParams({ client_id: clientIdOf(site), returnTo: siteOrigins[site] });
      return `${identityOrigins[site]}${paths.logout}?${query.toString()}`;
    },
  };
}

/** The sessions here, for the list that members see at the client host. */
export function signedInThere(db: Database, now: () => Date): ProviderSessions {
  return {
    list: async (accountId) => sessionsOf(db, accountId, now(), lifetimes.session),
    end: async (accountId, uid) => endSessionOf(db, accountId, uid),
  };
}

/** The members of the client host, as people who sign in. */
export function peopleOf(accounts: AccountContext): People {
  return {
    async find(icu) {
      const account = await findAccount(accounts.db, icu);
      return account === null ? null : personOf(account);
    },
    async checkCredentials(credentials) {
      try {
        const result = await checkCredentials(accounts, credentials);
        if (result.kind !== 'right') return result;
        const { account } = result;
        const device = await rememberDevice(accounts.db, account.id, credentials.device, accounts.now());
        return { kind: 'right', person: personOf(account), device };
      } catch (error) {
        if (error instanceof HasherBusyError) return { kind: 'busy', retryAfter: busySeconds };
        throw error;
      }
    },
    record(happening, icu) {
      const tell = (email?: string): void => accounts.events.record(happening, { email });
      if (icu === null) tell();
      else
        void findAccount(accounts.db, icu)
          .catch(() => null)
          .then((account) => tell(account?.email));
    },
  };
}

function personOf({ id, email, emailVerified, firstName, lastName }: Account): Person {
  const name = [firstName, lastName].filter((part) => part !== '').join(' ');
  return { icu: id, email, emailVerified, name: name === '' ? email : name, familyName: lastName };
}
