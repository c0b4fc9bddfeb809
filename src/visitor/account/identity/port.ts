import type { Auth0Client } from '@auth0/auth0-spa-js';
import type { ClientEndpoint } from '#src/contract/client/endpoint.ts';
import type { ClientCaller } from '../client-caller.ts';
import { memberOfAccount, memberOfToken } from '../member-of-account.ts';
import type { AccountAddresses, Member } from '../member.ts';
import { feelingsOfWire } from '../feelings.ts';
import { ClientCallError, type AccountPort } from '../port.ts';
import { readToken, type TokenMember } from '../token.ts';
import { identityFailure } from './failure.ts';

/** The part of the library that the adapter uses. */
export type IdentityLibrary = Pick<
  Auth0Client,
  'getTokenSilently' | 'getIdTokenClaims' | 'loginWithRedirect' | 'handleRedirectCallback' | 'logout'
>;

/** The facts of a cinema by which favourites are matched (R113). */
export interface MatchedCinema {
  readonly slug: string;
  readonly vistaRef: string | null;
}

/** What the adapter for an identity provider needs from the page. */
export interface IdentityParts {
  readonly library: IdentityLibrary;
  readonly call: ClientCaller;
  /** All cinemas of the site. */
  readonly cinemas: () => Promise<readonly MatchedCinema[]>;
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
  /** Returns the path of the page to come back to. */
  readonly here: () => string;
  readonly removeMarkers: () => void;
  /** Whether the browser has been on pages of the client host, which may have begun a session of its own. */
  readonly knowsHost: () => boolean;
  /** The address that sign-out returns to. */
  readonly siteOrigin: string;
}

/**
 * An access token for a call. When the provider's session has ended, the library forgets its session without a redirect
 * (R273). A call that may be anonymous is then sent without a token (R275); any other call rejects with status 401.
 */
export async function bearerFor(
  { personal, id }: Pick<ClientEndpoint, 'personal' | 'id'>,
  library: IdentityLibrary,
  now: () => number,
): Promise<string | null> {
  try {
    const token: unknown = await library.getTokenSilently();
    if (readToken(token, now()) !== null) return token as string;
  } catch (error) {
    const failure = identityFailure(error);
    if (failure === 'signedOut') await library.logout({ openUrl: false });
    else if (failure !== 'anonymous') throw new ClientCallError(id, null);
  }
  if (personal) throw new ClientCallError(id, 401);
  return null;
}

/** The adapter for an identity provider: sign-in by redirect, proof by bearer tokens (D21, R211). */
export function identityPort(parts: IdentityParts): AccountPort {
  const { library, call, cinemas, now, here, removeMarkers, knowsHost, siteOrigin } = parts;
  let addresses: AccountAddresses | null = null;
  let id: string | null = null;

  const endpoints = async (): Promise<AccountAddresses> => (addresses ??= await call('webview'));
  const own = (name: string): { readonly id: string } => {
    if (id === null) throw new ClientCallError(name, 401);
    return { id };
  };
  const slugsOf = async (favourites: readonly { readonly codeCcs: string }[]): Promise<string[]> => {
    if (favourites.length === 0) return [];
    const bySlug = new Map((await cinemas()).map(({ slug, vistaRef }) => [vistaRef, slug]));
    // A cinema that is no longer in the catalogue keeps its reference, so that the member can remove it.
    return favourites.map(({ codeCcs }) => bySlug.get(codeCcs) ?? codeCcs);
  };
  const referenceOf = async (slug: string, name: string): Promise<string> => {
    const known = (await cinemas()).find((cinema) => cinema.slug === slug || cinema.vistaRef === slug);
    const reference = known?.vistaRef ?? (name === 'remove' && /^\d{1,20}$/.test(slug) ? slug : null);
    if (reference === null) throw new ClientCallError(name, 404);
    return reference;
  };
  const tokenMember = async (): Promise<TokenMember | null> => {
    try {
      await library.getTokenSilently();
      const { ['__raw']: idToken } = (await library.getIdTokenClaims()) ?? {};
      return readToken(idToken, now());
    } catch (error) {
      const failure = identityFailure(error);
      if (failure === 'signedOut') await library.logout({ openUrl: false });
      return null;
    }
  };
  const memberOf = async (): Promise<Member | null> => {
    const token = await tokenMember();
    if (token === null) return null;
    try {
      const [account, favourites] = await Promise.all([call('account'), call('accountCinemas')]);
      return memberOfAccount(account, await slugsOf(favourites).catch(() => []));
    } catch (error) {
      // With 401 the client host says that nobody is signed in; after any other failure the token tells who the member
      // is.
      return error instanceof ClientCallError && error.status === 401 ? null : memberOfToken(token);
    }
  };

  return {
    async load() {
      const [places, member] = await Promise.all([endpoints(), memberOf()]);
      id = member?.id ?? null;
      return { member, addresses: places };
    },
    async signIn(intent) {
      await library.loginWithRedirect({
        appState: { back: here() },
        ...(intent === 'signUp' ? { authorizationParams: { screen_hint: 'signup' } } : {}),
      });
    },
    async signOut() {
      id = null;
      removeMarkers();
      // A client host that does not answer must not prevent the sign-out.
      if (knowsHost()) await call('logout').catch(() => null);
      await library.logout({ logoutParams: { returnTo: siteOrigin } });
    },
    async addCinema(slug) {
      const reference = await referenceOf(slug, 'add');
      return slugsOf(await call('accountCinemasAdd', { body: { cinemas: [reference] } }));
    },
    async removeCinema(slug) {
      const reference = await referenceOf(slug, 'remove');
      return slugsOf(await call('accountCinemasRemove', { body: { cinemas: [reference] } }));
    },
    async feelings(slugs) {
      return feelingsOfWire(await call('feelings', { params: own('feelings'), body: { showSlugs: slugs } }));
    },
    async allFeelings() {
      return feelingsOfWire(await call('feelings', { params: own('feelings'), body: {} }));
    },
    async setWish(slug, wished) {
      const params = { ...own('intention'), slug };
      await call('intention', { params, body: { intention: wished ? 2 : 0, isDelete: !wished } });
    },
    async setEmotion(slug, emotion) {
      const params = { ...own('emotion'), slug };
      await call('emotion', { params, body: { emotion: emotion ?? 0, isDelete: emotion === null } });
    },
  };
}
