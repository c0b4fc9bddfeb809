import type { AccountAddresses, Member } from './member.ts';
import type { AccountOverlay } from './store.ts';

/** How the site's members sign in, as the rules see it. */
export interface AccountManner {
  /** An external identity provider with redirects (R211). */
  readonly external: boolean;
  /** Signing in leaves the page (R209). */
  readonly forced: boolean;
}

/** What a member who has just been loaded still has to do. */
export type AccountDuty =
  | { readonly kind: 'none' }
  | { readonly kind: 'overlay'; readonly overlay: AccountOverlay }
  | { readonly kind: 'redirect'; readonly url: string };

/**
 * What follows for a loaded member (R200–R202): completing the registration, being welcomed, or confirming the e-mail. Where it
 * takes the full screen, the provider is external and the forced mode is on, the browser goes there (R203).
 */
export function dutyOf(
  member: Pick<Member, 'registered' | 'emailVerify' | 'firstLogin'>,
  addresses: Pick<AccountAddresses, 'register' | 'emailValidation'>,
  { external, forced }: AccountManner,
): AccountDuty {
  const overlay = overlayOf(member, addresses);
  if (overlay === null) return { kind: 'none' };
  return overlay.fullscreen && external && forced
    ? { kind: 'redirect', url: overlay.url }
    : { kind: 'overlay', overlay };
}

function overlayOf(
  { registered, emailVerify, firstLogin }: Pick<Member, 'registered' | 'emailVerify' | 'firstLogin'>,
  { register, emailValidation }: Pick<AccountAddresses, 'register' | 'emailValidation'>,
): AccountOverlay | null {
  if (!registered) return { page: 'register', url: register, fullscreen: true, closable: false };
  const page = 'emailValidation';
  if (emailVerify && firstLogin) return { page, url: emailValidation, fullscreen: true, closable: true };
  if (!emailVerify && !firstLogin) return { page, url: emailValidation, fullscreen: false, closable: true };
  return null;
}

/** The browser, as far as R209 asks. */
export interface BrowserFacts {
  readonly userAgent: string;
  /** Points of touch: an iPad calls itself a Macintosh. */
  readonly touchPoints: number;
  readonly serviceWorker: boolean;
  readonly indexedDb: boolean;
  /** Inside the chain's own app, which signs in itself (R214). */
  readonly inApp: boolean;
}

/**
 * Whether signing in has to leave the page (R209): in browsers of phones and tablets outside the app, in Safari, and where
 * service workers or IndexedDB are missing.
 */
export function isForced({ userAgent, touchPoints, serviceWorker, indexedDb, inApp }: BrowserFacts): boolean {
  if (!serviceWorker || !indexedDb) return true;
  const iPad = userAgent.includes('Macintosh') && touchPoints > 1;
  if (/Android|iPhone|iPad|iPod|Mobile/i.test(userAgent) || iPad) return !inApp;
  return /Safari\//.test(userAgent) && !/Chrome|Chromium|CriOS|Edg|OPR|Android/.test(userAgent);
}

const gigabyte = 2 ** 30;

/**
 * Whether a window looks private (R217): the storage it may take is less than twice the heap's limit.
 *
 * @param quota bytes
 * @param heapLimit bytes; null where the browser does not tell, then 1 GB
 */
export function isIncognito(quota: number, heapLimit: number | null): boolean {
  return quota < 2 * (heapLimit ?? gigabyte);
}

/** What a page knows before anybody was asked. */
export interface SignInTraces {
  /** The browser has been where the members of this site are: it holds a cookie of theirs. */
  readonly own: boolean;
  /** R205. */
  readonly sessionMarker: boolean;
  /** R210. */
  readonly triedLately: boolean;
  /** The site belongs to the domain of the accounts (R210). */
  readonly allowedDomain: boolean;
}

/**
 * Whether to ask at the start of a page who is signed in (R196). Somebody who has never been there is nobody and costs no call;
 * where only the marker says that somebody is signed in elsewhere, it is tried at most every five minutes (R210).
 */
export function startOf({
  own,
  sessionMarker,
  triedLately,
  allowedDomain,
}: SignInTraces): 'ask' | 'auto' | 'nobody' {
  if (own) return 'ask';
  return sessionMarker && allowedDomain && !triedLately ? 'auto' : 'nobody';
}

/**
 * Whether a site stands on one domain with the client host, so that their cookies are of one place and a frame of it has
 * them in every browser.
 */
export function isBeside(siteOrigin: string, clientUrl: string): boolean {
  const [site, host] = [new URL(siteOrigin), new URL(clientUrl)];
  const parent = host.hostname.split('.').slice(1).join('.');
  return parent.includes('.') && site.protocol === host.protocol && site.hostname.endsWith(`.${parent}`);
}

/** Lower-case SHA-256 of an e-mail, hexadecimal: all that is kept of it (R208). Null without an e-mail or the means. */
export async function anonymousEmail(
  email: string,
  subtle: Pick<SubtleCrypto, 'digest'> | undefined,
): Promise<string | null> {
  const plain = email.trim().toLowerCase();
  if (plain === '' || subtle === undefined) return null;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(plain));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A path of this very site to go on to, or null (SEC7): no other host, nothing that a browser would read as one. */
export function ownPath(value: unknown, siteOrigin: string): string | null {
  if (typeof value !== 'string' || value.length > 2_000) return null;
  if (!/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value) || !URL.canParse(value, siteOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(value, siteOrigin);
  return origin === siteOrigin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}
