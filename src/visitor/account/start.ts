import Cookies from 'js-cookie';
import { bootstrap } from '../bootstrap.ts';
import type { VisitorConfig } from '../config.ts';
import { accountCookies, writeAutoSignIn } from './account-cookies.ts';
import { isBeside, startOf } from './rules/start.ts';
import { accountStore } from './store.ts';

/** The code that talks to the account system; a page loads it only when it is needed. */
const bringSession = () => import('./session.ts');

/**
 * Begins to sign in or to register, in the language of the page, which is known before this runs (R198). Rejects with
 * `ClientCallError` when that is not possible.
 */
export async function signIn(config: VisitorConfig, intent: 'signIn' | 'signUp'): Promise<void> {
  await (await bringSession()).signIn(config, intent);
}

/** Signs out. Rejects with `ClientCallError` when the client host does not answer. */
export async function signOut(config: VisitorConfig): Promise<void> {
  await (await bringSession()).signOut(config);
}

/** Whether an address has the answer of an identity provider; a provider that refuses may leave out the state. */
export function isAnswer({ searchParams }: URL): boolean {
  return searchParams.has('state') || searchParams.has('error');
}

/**
 * Whether the page is the redirect from an identity provider (R049): it then finishes the sign-in before it asks
 * anything.
 */
export function isWayBack({ account }: VisitorConfig): boolean {
  return (
    account?.adapter === 'identity-provider' &&
    location.pathname === '/callback' &&
    isAnswer(new URL(location.href))
  );
}

/**
 * Whether a cookie says that the browser has been at the account system. With an identity provider, the library's
 * cookie says that it had a session here within a day (R216).
 */
function hasOwnTrace({ account }: VisitorConfig): boolean {
  if (account === null) return false;
  if (account.adapter === 'identity-provider')
    return Cookies.get(`auth0.${account.clientId}.is.authenticated`) !== undefined;
  // On another domain than the client host's the cookie is not visible, so the page must ask.
  return Cookies.get(accountCookies.xsrf) !== undefined || !isBeside(location.origin, account.clientUrl);
}

/**
 * Storage key, in this tab, for the XSRF token with which the client host last answered "nobody"; the token changes
 * with every sign-in.
 */
const nobodyKey = 'velours.nobody';

function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Whether the client host has answered "nobody" in this tab to the current XSRF token. */
function knownNobody(): boolean {
  const token = Cookies.get(accountCookies.xsrf);
  return token !== undefined && storage()?.getItem(nobodyKey) === token;
}

/**
 * Finds out who the visitor is, without a call when they have never signed in (R196, R210). Later it asks again when
 * the visitor returns to the tab and another tab has signed in or out.
 *
 * @returns a function that stops it
 */
export function startAccount(config: VisitorConfig): () => void {
  const { account } = config;
  if (account === null) {
    accountStore.setState({ status: 'off' });
    return () => {};
  }
  let token = Cookies.get(accountCookies.xsrf);
  const ask = async () => {
    const outcome = await (await bringSession()).loadMember(config);
    token = Cookies.get(accountCookies.xsrf);
    if (outcome === 'nobody' && token !== undefined) storage()?.setItem(nobodyKey, token);
  };
  const look = () => void bootstrap('the account', ask);
  const start = startOf({
    own: hasOwnTrace(config) && !(account.adapter === 'client-host' && knownNobody()),
    sessionMarker: Cookies.get(accountCookies.sessionMarker) !== undefined,
    triedLately: Cookies.get(accountCookies.autoSignIn) !== undefined,
    allowedDomain: isBeside(location.origin, account.clientUrl),
  });
  if (start === 'nobody') accountStore.setState({ status: 'anonymous' });
  else {
    if (start === 'auto') writeAutoSignIn();
    look();
  }
  if (account.adapter === 'identity-provider') return () => {};
  const onReturn = () => {
    if (document.visibilityState === 'visible' && Cookies.get(accountCookies.xsrf) !== token) look();
  };
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('pageshow', onReturn);
  window.addEventListener('focus', onReturn);
  return () => {
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('pageshow', onReturn);
    window.removeEventListener('focus', onReturn);
  };
}
