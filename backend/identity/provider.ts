import type { EventEmitter } from 'node:events';
import OpenIdProvider, { errors, interactionPolicy } from 'oidc-provider';
import type { Account, Configuration, Grant, JWK, KoaContextWithOIDC } from 'oidc-provider';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/open.ts';
import { clientMetadata } from './clients.ts';
import type { SiteClient } from './clients.ts';
import { describeFailure } from './failure.ts';
import { guardPages, renderError, renderLogout, renderSignedOut } from './http/koa-pages.ts';
import { paths } from './paths.ts';
import type { People, Person } from './people.ts';
import { artifactStore } from './store/artifacts.ts';
import type { OwnKeys } from './store/keys.ts';

/** Lifetimes in seconds. Access tokens cannot be revoked, so they are short. */
const minutes = 60;
const days = 24 * 60 * minutes;
export const lifetimes = {
  accessToken: 15 * minutes,
  idToken: 60 * minutes,
  code: minutes,
  interaction: 60 * minutes,
  session: 14 * days,
  refreshToken: 14 * days,
  grant: 30 * days,
} as const;

/** Scopes that a client may ask for; none needs consent, because all clients are our own sites. */
const scopes = ['openid', 'profile', 'email'] as const;

/** The parts from which the provider is made. */
export interface ProviderParts {
  db: Database;
  /** Public origin, without a trailing slash. */
  origin: string;
  clients: readonly SiteClient[];
  keys: OwnKeys;
  people: People;
  logger: Pick<FastifyBaseLogger, 'error'>;
}

/** The issuer of an origin: with a slash at its end, because the sites' library compares it in that form. */
export function issuerOf(origin: string): string {
  return `${origin}/`;
}

/**
 * Makes the OpenID provider: authorization code with PKCE (S256) and rotating refresh tokens for public clients, RS256,
 * signed access tokens for the site's audience, no consent.
 */
export function createProvider(parts: ProviderParts): OpenIdProvider {
  const { people, logger } = parts;
  const clients = new Map(parts.clients.map((client) => [client.clientId, client]));
  const secure = parts.origin.startsWith('https:');
  const provider = new OpenIdProvider(issuerOf(parts.origin), {
    adapter: artifactStore(parts.db),
    clients: parts.clients.map((client) => clientMetadata(client)),
    clientAuthMethods: ['none'],
    responseTypes: ['code'],
    scopes: [...scopes, 'offline_access'],
    claims: {
      openid: ['sub', 'icu', 'org_id', 'org_name'],
      profile: ['name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    // The sites read the facts about the person from the id token.
    conformIdTokenClaims: false,
    cookies: {
      names: {
        session: secure ? '__Host-velours_id' : 'velours_id',
        interaction: 'velours_id_sign_in',
        resume: 'velours_id_resume',
      },
      long: { httpOnly: true, sameSite: 'lax', path: '/' },
      short: { httpOnly: true, sameSite: 'lax' },
      keys: parts.keys.map((key) => key.cookieSecret),
    },
    discovery: { userinfo_endpoint: `${parts.origin}${paths.userinfo}` },
    enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
    jwks: { keys: parts.keys.map((key) => signingJwk(key)) },
    extraParams: {
      audience: null,
      screen_hint: null,
      organization: (_ctx, value, client) => {
        if (value === undefined) return;
        const own = clients.get(client.clientId)?.organization;
        if (own === undefined || ![own.id, own.name].includes(value.trim().toLowerCase())) {
          throw new errors.InvalidRequest('organization is none of this client');
        }
      },
    },
    extraTokenClaims: (_ctx, token) =>
      token.kind === 'AccessToken' ? { azp: token.clientId, icu: token.accountId } : undefined,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      // Access tokens are for the API; the library's own endpoint does not accept a token with an audience.
      userinfo: { enabled: false },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => renderLogout(ctx, form, parts.clients),
        postLogoutSuccessSource: renderSignedOut,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: (ctx, client) => audienceAsked(ctx) ?? clients.get(client.clientId)?.audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, indicator, client) => {
          if (indicator !== clients.get(client.clientId)?.audience) {
            throw new errors.InvalidTarget('the audience is none of this client');
          }
          return {
            scope: scopes.join(' '),
            accessTokenTTL: lifetimes.accessToken,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
    clientBasedCORS: (_ctx, origin, client) => clients.get(client.clientId)?.origin === origin,
    // Signing out ends them.
    expiresWithSession: () => true,
    findAccount: async (ctx, sub) => {
      const person = await people.find(sub);
      return person === null ? undefined : accountOf(person, clients.get(ctx.oidc.client?.clientId ?? ''));
    },
    interactions: { policy: loginOnly(), url: (_ctx, interaction) => `${paths.signIn}/${interaction.uid}` },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    loadExistingGrant: (ctx) => grantOf(ctx, clients),
    pkce: { required: () => true },
    renderError,
    rotateRefreshToken: true,
    routes: {
      authorization: paths.authorize,
      token: paths.token,
      revocation: paths.revoke,
      jwks: paths.jwks,
      end_session: paths.endSession,
    },
    ttl: {
      AccessToken: lifetimes.accessToken,
      AuthorizationCode: lifetimes.code,
      Grant: lifetimes.grant,
      IdToken: lifetimes.idToken,
      Interaction: lifetimes.interaction,
      // Counted from the sign-in: rotating a token does not extend its life.
      RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? lifetimes.refreshToken,
      Session: lifetimes.session,
    },
  } satisfies Configuration);
  // Our routes set the forwarded protocol and host themselves, from the configuration.
  provider.proxy = true;
  provider.use(guardPages(parts.origin, clients));
  provider.on('server_error', (ctx, error) => {
    logger.error({ ...describeFailure(error), path: ctx.path }, 'the identity provider failed');
  });
  // Errors that the library itself does not catch; by default they would be a line on the console.
  provider.on('grant.error', (ctx, { error }) => {
    if (error === 'invalid_grant') people.record('token-refused', ctx.oidc.account?.accountId ?? null);
  });
  provider.on('end_session.success', (ctx) => {
    const icu = ctx.oidc.session?.accountId;
    if (icu !== undefined && ctx.oidc.params?.logout) people.record('sign-out', icu);
  });
  const emitter: EventEmitter = provider;
  emitter.on('error', (error) => {
    logger.error(describeFailure(error), 'the identity provider failed');
  });
  return provider;
}

function signingJwk(key: OwnKeys[number]): JWK {
  return { ...key.privateJwk, kid: key.kid, alg: 'RS256', use: 'sig' };
}

function audienceAsked(ctx: KoaContextWithOIDC): string | undefined {
  const audience = ctx.oidc.params?.audience;
  return typeof audience === 'string' && audience !== '' ? audience : undefined;
}

function accountOf(person: Person, client: SiteClient | undefined): Account {
  return {
    accountId: person.icu,
    claims: () => ({
      sub: person.icu,
      icu: person.icu,
      name: person.name,
      family_name: person.familyName,
      email: person.email,
      email_verified: person.emailVerified,
      ...(client === undefined ? {} : { org_id: client.organization.id, org_name: client.organization.name }),
    }),
  };
}

/** The library's prompts without consent; a person whose account was deleted must sign in again. */
function loginOnly(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check(
        'account_gone',
        'End-User authentication is required',
        'login_required',
        (ctx) => ctx.oidc.session?.accountId !== undefined && ctx.oidc.account === undefined,
      ),
    );
  return policy;
}

/**
 * The grant of a session for a client, with all scopes that a site may ask for. It lives longer than the tokens that
 * belong to it.
 */
async function grantOf(
  ctx: KoaContextWithOIDC,
  clients: ReadonlyMap<string, SiteClient>,
): Promise<Grant | undefined> {
  const { provider, session, client, account } = ctx.oidc;
  const site = clients.get(client?.clientId ?? '');
  if (session === undefined || account === undefined || site === undefined) return undefined;
  const known = session.grantIdFor(site.clientId);
  const present = known === undefined ? undefined : await provider.Grant.find(known);
  if (present?.accountId === account.accountId) {
    if (present.remainingTTL < lifetimes.grant / 2) {
      // Without an end of its own, the grant gets a new one when it is saved.
      Reflect.deleteProperty(present, 'exp');
      await present.save();
    }
    return present;
  }
  const grant = new provider.Grant({ accountId: account.accountId, clientId: site.clientId });
  grant.addOIDCScope(scopes.join(' '));
  grant.addResourceScope(site.audience, scopes.join(' '));
  await grant.save();
  return grant;
}
