import { machineNow } from '#src/kernel/date/clock.ts';
import { browserQuery } from '#src/api/browser/api-query.ts';
import { forgetCatalogue, visitCache } from '#src/api/browser/visit-cache.ts';
import { cinemasEndpoint } from '#src/contract/cinemas/schema.ts';
import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import type { VisitorConfig } from '../config.ts';
import { closePopups } from '#src/popups/protocol/store.ts';
import { readXsrf, removeMarkers, writeSessionMarker } from './account-cookies.ts';
import { browserFacts, looksPrivate } from './browser-facts.ts';
import { clientCaller, type ClientCaller } from './client-caller.ts';
import { clientHostPort } from './client-host/port.ts';
import type { AccountAddresses } from './member.ts';
import { identityFailure, type IdentityFailure } from './identity/failure.ts';
import { bearerFor, identityPort, type IdentityLibrary } from './identity/port.ts';
import { ClientCallError, type AccountPort } from './port.ts';
import { anonymousEmail } from './rules/anonymous-email.ts';
import { isForced } from './rules/browser.ts';
import { dutyOf } from './rules/duty.ts';
import { ownPath } from './rules/own-path.ts';
import { isBeside } from './rules/start.ts';
import { accountStore, type AccountOverlay } from './store.ts';
import { forgetSubscription, noteSubscription } from '../subscription-mark.ts';

type SignedConfig = VisitorConfig & { readonly account: NonNullable<VisitorConfig['account']> };

/** The page to come back to. */
const here = () => `${location.pathname}${location.search}${location.hash}`;

let library: Promise<IdentityLibrary> | null = null;

/** The identity provider's library, loaded when it is first needed; a failed load is tried again. */
export async function bringLibrary(config: VisitorConfig): Promise<IdentityLibrary> {
  const { account } = config;
  if (account?.adapter !== 'identity-provider') throw new Error('expected a site with an identity provider');
  library ??= import('./identity/library.ts').then(({ identityLibrary }) => identityLibrary(account, config));
  library.catch(() => {
    library = null;
  });
  return library;
}

/** The address of a page of the client host, with the current page as the address to return to. */
function withWayBack(address: string): string {
  const url = new URL(address);
  url.searchParams.set('back', here());
  return url.href;
}

async function showPage(
  config: SignedConfig,
  page: 'signIn' | 'register',
  addresses: AccountAddresses,
): Promise<void> {
  const { clientUrl } = config.account;
  const url = withWayBack(addresses[page]);
  // When the client host is on another domain, such browsers send no cookies in a frame.
  const framed =
    isBeside(location.origin, clientUrl) || !(isForced(browserFacts()) || (await looksPrivate()));
  if (!framed) {
    location.assign(url);
    return;
  }
  closePopups();
  accountStore.setState({ overlay: { page, url, fullscreen: false, closable: true } });
}

function callerOf(config: SignedConfig): ClientCaller {
  const { account, locale } = config;
  const tokenMode = account.adapter === 'identity-provider';
  return clientCaller({
    siteOrigin: location.origin,
    clientUrl: account.clientUrl,
    language: languageOf(locale),
    tokenMode,
    readXsrf,
    bearer: async (call) => bearerFor(call, await bringLibrary(config), () => machineNow().getTime()),
  });
}

async function makePort(config: SignedConfig): Promise<AccountPort> {
  const { account, locale } = config;
  const call = callerOf(config);
  if (account.adapter === 'client-host')
    return clientHostPort({ call, show: async (page, addresses) => showPage(config, page, addresses) });
  return identityPort({
    library: await bringLibrary(config),
    call,
    cinemas: () => visitCache().fetchQuery(browserQuery(cinemasEndpoint, locale, {})),
    now: () => machineNow().getTime(),
    here,
    removeMarkers,
    knowsHost: () => readXsrf() !== null,
    siteOrigin: location.origin,
  });
}

let port: { readonly locale: Locale; readonly made: Promise<AccountPort> } | null = null;

/** The port of the site's accounts, made once for a language and put into the store. */
async function bringPort(config: VisitorConfig): Promise<AccountPort> {
  const { account, locale } = config;
  if (account === null) throw new Error('expected a site with accounts');
  // A sign-in may return, without a page load, to a page in another language.
  if (port?.locale !== locale) port = { locale, made: makePort({ ...config, account }) };
  const bringing = port;
  bringing.made.catch(() => {
    if (port === bringing) port = null;
  });
  const made = await bringing.made;
  if (accountStore.getState().port !== made) {
    const external = account.adapter === 'identity-provider';
    accountStore.setState({ port: made, external, forced: isForced(browserFacts()) });
  }
  return made;
}

/** Frames that the visitor has closed during this visit. */
const closedFrames = new Set<string>();
const frameKey = ({ page, fullscreen }: AccountOverlay) => `${page} ${fullscreen}`;

let runs = 0;

/** Records that nobody is signed in, and forgets the data that only the member could see. */
function becomeNobody(): void {
  if (accountStore.getState().member !== null) forgetCatalogue(visitCache());
  accountStore.setState({ status: 'anonymous', member: null, anonymousEmail: null });
}

/**
 * Asks who is signed in and updates the store (R196, R197, R206). Of several calls at a time, the last one counts. A
 * failure counts as nobody (R267), but does not sign out a member whom an earlier answer has named. Never rejects.
 *
 * @returns the answer; `failed` without an answer, or when there was a later call meanwhile
 */
export async function loadMember(config: VisitorConfig): Promise<'somebody' | 'nobody' | 'failed'> {
  runs += 1;
  const run = runs;
  try {
    const { member, addresses } = await (await bringPort(config)).load();
    if (run !== runs) return 'failed';
    accountStore.setState({ addresses });
    if (member === null) {
      becomeNobody();
      return 'nobody';
    }
    writeSessionMarker();
    accountStore.setState({ status: 'signedIn', member });
    noteSubscription(member);
    followDuty();
    const hash = await anonymousEmail(member.email, globalThis.crypto?.subtle);
    if (run === runs) accountStore.setState({ anonymousEmail: hash });
    return 'somebody';
  } catch {
    if (run === runs && accountStore.getState().member === null) becomeNobody();
    return 'failed';
  }
}

/** Shows what a loaded member must still do (R200–R203), or closes the frame when there is nothing left to do. */
function followDuty(): void {
  const { member, addresses, external, forced, overlay } = accountStore.getState();
  if (member === null || addresses === null) return;
  const duty = dutyOf(member, addresses, { external, forced });
  if (duty.kind === 'redirect') {
    location.assign(withWayBack(duty.url));
    return;
  }
  if (duty.kind === 'none') {
    // The purpose of the frame is fulfilled.
    if (overlay !== null) accountStore.setState({ overlay: null });
    return;
  }
  if (duty.overlay.closable && closedFrames.has(frameKey(duty.overlay))) return;
  if (overlay?.url === duty.overlay.url) return;
  closePopups();
  accountStore.setState({ overlay: duty.overlay });
}

/**
 * Called when the visitor or the page in the frame has closed the frame: the sign-in or the registration is done (R199,
 * R204). It may have changed the member, so the member is read again. A closed frame does not open by itself again in
 * this visit.
 */
export async function finishOverlay(config: VisitorConfig): Promise<void> {
  const { overlay } = accountStore.getState();
  if (overlay !== null) closedFrames.add(frameKey(overlay));
  accountStore.setState({ overlay: null });
  await loadMember(config);
}

/**
 * Whether the client host answers. The frame cannot tell: when its page fails, it loads the browser's own error page.
 */
export async function hostAnswers(config: VisitorConfig): Promise<boolean> {
  const { account } = config;
  if (account === null) return false;
  return callerOf({ ...config, account })('webview').then(
    () => true,
    () => false,
  );
}

/** Begins to sign in or to register. Rejects with {@link ClientCallError} when that is not possible. */
export async function signIn(config: VisitorConfig, intent: 'signIn' | 'signUp'): Promise<void> {
  let ready: AccountPort;
  try {
    ready = await bringPort(config);
  } catch {
    throw new ClientCallError('signIn', null);
  }
  await ready.signIn(intent);
}

/** The result of a redirect from the identity provider. */
export type SignInOutcome =
  /** `back`: the path that the visitor came from; null when it is not a path of this site (SEC7). */
  | { readonly kind: 'done'; readonly back: string | null }
  | { readonly kind: 'failed'; readonly failure: IdentityFailure };

/** Finishes the sign-in that returns to this address (R049), and reads the member (R206). Never rejects. */
export async function finishSignIn(config: VisitorConfig, address: string): Promise<SignInOutcome> {
  let back: string | null;
  try {
    const { appState } = await (await bringLibrary(config)).handleRedirectCallback<unknown>(address);
    const told: unknown =
      typeof appState === 'object' && appState !== null ? Reflect.get(appState, 'back') : null;
    back = ownPath(told, location.origin);
  } catch (error) {
    becomeNobody();
    return { kind: 'failed', failure: identityFailure(error) };
  }
  await loadMember(config);
  return { kind: 'done', back };
}

/**
 * Signs out and reads the member again (R207): nobody is signed in then. The cached catalogue of the visit and what the
 * device knows of the member are removed too (D22, D46).
 */
export async function signOut(config: VisitorConfig): Promise<void> {
  await (await bringPort(config)).signOut();
  removeMarkers();
  closePopups();
  becomeNobody();
  forgetSubscription();
  forgetCatalogue(visitCache());
  // An identity provider leads away from the page, and the next page asks.
  if (config.account?.adapter === 'client-host') await loadMember(config);
}
