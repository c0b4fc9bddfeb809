import Cookies from 'js-cookie';
import { bootstrap } from '../bootstrap.ts';
import type { VisitorConfig } from '../config.ts';
import { accountCookies, writeAutoSignIn } from './account-cookies.ts';
import { isBeside, startOf } from './rules.ts';
import { accountStore } from './store.ts';

/** The code that speaks with the account; it is not on a page before it is needed. */
const bringSession = () => import('./session.ts');

/**
 * Begins signing in or making an account, in the language of the page, which is defined before anything runs here (R198). Rejects with
 * `ClientCallError` where that cannot be begun.
 */
export async function signIn(config: VisitorConfig, intent: 'signIn' | 'signUp'): Promise<void> {
  await (await bringSession()).signIn(config, intent);
}

/** Signs out. Rejects with `ClientCallError` where the client host does not answer. */
export async function signOut(config: VisitorConfig): Promise<void> {
  await (await bringSession()).signOut(config);
}

/** Whether an address carries what an identity provider answers; a provider that refuses may leave out the state. */
export function isAnswer({ searchParams }: URL): boolean {
  return searchParams.has('state') || searchParams.has('error');
}

/** Whether the page is the way back from an identity provider (R049): signing in is finished then, nothing is asked before. */
export function isWayBack({ account }: VisitorConfig): boolean {
  return (
    account?.adapter === 'identity-provider' &&
    location.pathname === '/callback' &&
    isAnswer(new URL(location.href))
  );
}

/** A cookie of the library says that it had a session here within a day (R216). */
function hasOwnTrace({ account }: VisitorConfig): boolean {
  if (account === null) return false;
  if (account.adapter === 'identity-provider')
    return Cookies.get(`auth0.${account.clientId}.is.authenticated`) !== undefined;
  // On another domain than the client host's nothing can be seen: it has to be asked.
  return Cookies.get(accountCookies.xsrf) !== undefined || !isBeside(location.origin, account.clientUrl);
}

/** The XSRF token that the client host last said nobody to, for this tab: it changes with every sign-in. */
const nobodyKey = 'velours.nobody';

function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Whether the client host has said in this tab, to this very token, that nobody is signed in. */
function knownNobody(): boolean {
  const token = Cookies.get(accountCookies.xsrf);
  return token !== undefined && storage()?.getItem(nobodyKey) === token;
}

/**
 * Finds out who the visitor is, without a call where they have never signed in (R196, R210). Afterwards it looks again when the
 * tab comes back and another one has signed in or out. Call the answer to stop.
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
