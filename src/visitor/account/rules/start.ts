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
