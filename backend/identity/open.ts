import type { FastifyBaseLogger } from 'fastify';
import { decodeJwt, importJWK } from 'jose';
import type Provider from 'oidc-provider';
import type { SiteId } from '#src/sites/site.ts';
import type { Database } from '../database/open.ts';
import { siteClients } from './clients.ts';
import type { SiteClient } from './clients.ts';
import type { Limits } from './limits.ts';
import type { People } from './people.ts';
import { createProvider, issuerOf } from './provider.ts';
import { deleteExpired } from './store/artifacts.ts';
import { readKeys } from './store/keys.ts';
import type { OwnKeys } from './store/keys.ts';
import { verifyAccessToken } from './verify.ts';
import type { VerifiedToken } from './verify.ts';

/** The addresses for a visitor without an account, or without a password; null when there is none. */
export interface SignInLinks {
  /** @param back address of the sign-in page to return to */
  register(site: SiteId, language: string, back: string): string | null;
  forgotten(site: SiteId, language: string): string | null;
}

/** The parts from which the identity provider is made. */
export interface IdentityParts {
  db: Database;
  /** Public origin, without a trailing slash. */
  origin: string;
  /** The sites whose members sign in at this origin. */
  sites: readonly SiteId[];
  siteOrigins: Readonly<Record<SiteId, string>>;
  audiences: Readonly<Record<SiteId, string>>;
  /** Address of a site's client host at which it recognises who is signed in here; null when it does not. */
  recognition: (site: SiteId) => string | null;
  people: People;
  limits: Limits;
  links: SignInLinks;
  logger: Pick<FastifyBaseLogger, 'error'>;
  /** The real clock, never the fixed clock of a demonstration: browsers compare tokens with their own clock. */
  now: () => Date;
}

/** A verified token and the site it is for. */
export type SiteToken =
  | (Extract<VerifiedToken, { valid: true }> & { site: SiteId })
  | Extract<VerifiedToken, { valid: false }>;

/** An identity provider; a process has one for each of their origins. */
export interface Identity {
  parts: IdentityParts;
  clients: readonly SiteClient[];
  /** The protocol with the current keys, and the function that answers its requests. */
  provider: () => Provider;
  answer: () => ReturnType<Provider['callback']>;
  keys: () => OwnKeys;
  /** Verifies an access token for a site; a token for another country is refused. Never rejects. */
  verify: (site: SiteId, token: unknown) => Promise<VerifiedToken>;
  /** Verifies an access token for the site that the token names, and returns that site. Never rejects. */
  verifyForAny: (token: unknown) => Promise<SiteToken>;
  /** Reads the keys again, makes the next key in time, and deletes expired data. To be called every hour. */
  maintain: () => Promise<void>;
}

/** Opens the identity provider on a database; on the first call it makes the first key. */
export async function openIdentity(parts: IdentityParts): Promise<Identity> {
  const clients = siteClients(parts.sites, parts.siteOrigins, parts.audiences, parts.recognition);
  let present = await load(parts, clients);

  const verify = (client: SiteClient, token: unknown): Promise<VerifiedToken> =>
    verifyAccessToken(
      {
        issuer: issuerOf(parts.origin),
        audience: client.audience,
        clientId: client.clientId,
        keys: present.publicKeys,
        now: parts.now,
      },
      token,
    );

  return {
    parts,
    clients,
    provider: () => present.provider,
    answer: () => present.answer,
    keys: () => present.keys,
    async verify(site, token) {
      const client = clients.find((one) => one.site === site);
      return client === undefined ? { valid: false, reason: 'audience' } : verify(client, token);
    },
    async verifyForAny(token) {
      const said = clientSaid(token);
      const client = clients.find(({ clientId }) => clientId === said);
      if (client === undefined) return { valid: false, reason: 'client' };
      const verified = await verify(client, token);
      return verified.valid ? { ...verified, site: client.site } : verified;
    },
    async maintain() {
      const keys = await readKeys(parts.db, parts.now());
      if (kidsOf(keys) !== kidsOf(present.keys)) present = await build(parts, clients, keys);
      await deleteExpired(parts.db, parts.now());
    },
  };
}

interface Loaded {
  keys: OwnKeys;
  publicKeys: ReadonlyMap<string, CryptoKey>;
  provider: Provider;
  answer: ReturnType<Provider['callback']>;
}

async function load(parts: IdentityParts, clients: readonly SiteClient[]): Promise<Loaded> {
  return build(parts, clients, await readKeys(parts.db, parts.now()));
}

async function build(parts: IdentityParts, clients: readonly SiteClient[], keys: OwnKeys): Promise<Loaded> {
  const { db, origin, people, logger } = parts;
  const publicKeys = new Map<string, CryptoKey>();
  for (const { kid, privateJwk } of keys) {
    const { kty, n, e } = privateJwk;
    const key = await importJWK({ kty, n, e }, 'RS256');
    if (key instanceof CryptoKey) publicKeys.set(kid, key);
  }
  const provider = createProvider({ db, origin, clients, keys, people, logger });
  return { keys, publicKeys, provider, answer: provider.callback() };
}

/** The ids of the keys, the signing key first. */
function kidsOf(keys: OwnKeys): string {
  return keys.map(({ kid }) => kid).join(' ');
}

/** The client that a token names, before the token is verified. */
function clientSaid(token: unknown): unknown {
  if (typeof token !== 'string' || token.length > 8_192) return undefined;
  try {
    return decodeJwt(token).azp;
  } catch {
    return undefined;
  }
}
