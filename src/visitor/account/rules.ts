import type { AccountAddresses, Member } from './member.ts';
import type { AccountOverlay } from './store.ts';

/** How the members of a site sign in, as far as the rules need it. */
export interface AccountManner {
  /** Whether they use an external identity provider with redirects (R211). */
  readonly external: boolean;
  /** Whether signing in leaves the page (R209). */
  readonly forced: boolean;
}

/** What a member must still do after loading. */
export type AccountDuty =
  | { readonly kind: 'none' }
  | { readonly kind: 'overlay'; readonly overlay: AccountOverlay }
  | { readonly kind: 'redirect'; readonly url: string };

/**
 * What a loaded member must still do (R200–R202): complete the registration, see the welcome page, or confirm the
 * e-mail. When this takes the full screen, the provider is external and the forced mode is on, the browser goes to that
 * page (R203).
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

/** The facts about the browser that R209 needs. */
export interface BrowserFacts {
  readonly userAgent: string;
  /** Number of touch points: an iPad identifies itself as a Macintosh. */
  readonly touchPoints: number;
  readonly serviceWorker: boolean;
  readonly indexedDb: boolean;
  /** Whether the page is in the chain's own app, which signs in by itself (R214). */
  readonly inApp: boolean;
}

/**
 * Whether signing in must leave the page (R209): in browsers of phones and tablets outside the app, in Safari, and when
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
 * Whether a window seems to be private (R217): its storage quota is less than twice the heap limit.
 *
 * @param quota bytes
 * @param heapLimit bytes; null when the browser does not tell it: 1 GB is then assumed
 */
export function isIncognito(quota: number, heapLimit: number | null): boolean {
  return quota < 2 * (heapLimit ?? gigabyte);
}

/** What a page knows before it asks. */
export interface SignInTraces {
  /** Whether the browser has a cookie of the account system of this site. */
  readonly own: boolean;
  /** Whether there is a session marker (R205). */
  readonly sessionMarker: boolean;
  /** Whether an automatic sign-in was tried in the last minutes (R210). */
  readonly triedLately: boolean;
  /** Whether the site and the accounts are on one domain (R210). */
  readonly allowedDomain: boolean;
}

/**
 * Whether a page asks at its start who is signed in (R196). A visitor who has never been at the account system is
 * `nobody` and costs no call. When only the session marker says that a member is signed in on another site, the page
 * tries at most every five minutes (R210).
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
 * Whether a site and the client host are on one domain: they then share cookies, and a frame of the client host has its
 * cookies in every browser.
 */
export function isBeside(siteOrigin: string, clientUrl: string): boolean {
  const [site, host] = [new URL(siteOrigin), new URL(clientUrl)];
  const parent = host.hostname.split('.').slice(1).join('.');
  return parent.includes('.') && site.protocol === host.protocol && site.hostname.endsWith(`.${parent}`);
}

/**
 * SHA-256 of the e-mail in lower case, hexadecimal. It is the only part of the e-mail that is kept (R208). Null without
 * an e-mail or without crypto.
 */
export async function anonymousEmail(
  email: string,
  subtle: Pick<SubtleCrypto, 'digest'> | undefined,
): Promise<string | null> {
  const plain = email.trim().toLowerCase();
  if (plain === '' || subtle === undefined) return null;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(plain));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A path of this site to continue to, or null (SEC7): no other host, and nothing that a browser would read as another
 * host.
 */
export function ownPath(value: unknown, siteOrigin: string): string | null {
  if (typeof value !== 'string' || value.length > 2_000) return null;
  if (!/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(value) || !URL.canParse(value, siteOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(value, siteOrigin);
  return origin === siteOrigin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : null;
}
