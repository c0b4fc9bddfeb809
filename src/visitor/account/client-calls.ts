import type { ClientEndpoint } from '#src/contract/client/endpoint.ts';
import type { Language } from '#src/sites/site.ts';

/** Where calls go from a page. */
export interface CallPlace {
  /** Origin of the site that the page is on. */
  readonly siteOrigin: string;
  /** Origin of the client host. */
  readonly clientUrl: string;
  readonly language: Language;
  /** Bearer tokens instead of cookies say who calls (R254). */
  readonly tokenMode: boolean;
}

/** What a call may be proven with. */
export interface CallProofs {
  /** Access token, or null. */
  readonly bearer: string | null;
  /** The token against forged requests (D24), or null where none is known. */
  readonly xsrf: string | null;
}

/** Header of the token against forged requests (D24, R256). */
export const xsrfHeader = 'X-XSRF-TOKEN';

/** Where a call of the client host goes (R254): below the language, or below `v1` in token mode, where the language is told. */
export function clientCallAddress(
  { path }: Pick<ClientEndpoint, 'path'>,
  params: Readonly<Record<string, string>>,
  place: CallPlace,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return place.tokenMode
    ? rewritten(`/api/v1${filled}`, { ...place, member: true })
    : `${place.clientUrl}/api/${place.language}${filled}`;
}

/**
 * The address that a path of a call becomes: `/api/…` gets host and language, `/api/settings` the host alone (R253); what is
 * the client host's own, `/api/v1/accounts/me…` by its name, gets the client host (R254). What is no such path stays.
 */
export function rewritten(path: string, place: CallPlace & { readonly member?: boolean }): string {
  if (!path.startsWith('/api/')) return path;
  const ofMember = place.member === true || /^\/api\/v1\/accounts\/me(?=[/?]|$)/.test(path);
  const address = new URL(path, ofMember ? place.clientUrl : place.siteOrigin);
  if (address.pathname !== '/api/settings') address.searchParams.set('language', place.language);
  return address.href;
}

/** One call as it is about to leave. */
export interface OutgoingCall {
  readonly method: string;
  /** Absolute, or relative to the site. */
  readonly address: string;
  /** The `webview` call tells where one signs in: it never carries a bearer (R255). */
  readonly anonymous?: boolean;
}

/**
 * The headers that prove a call. The bearer goes to the client host and nowhere else (R255); the token against forged requests
 * goes with what changes something, to the site itself and to the client host (R256). Any other origin gets nothing (SEC8).
 */
export function proofHeaders(
  { method, address, anonymous = false }: OutgoingCall,
  { bearer, xsrf }: CallProofs,
  { siteOrigin, clientUrl }: CallPlace,
): Record<string, string> {
  if (!URL.canParse(address, siteOrigin)) return {};
  const { origin, protocol } = new URL(address, siteOrigin);
  // The origin of a `blob:` is that of whoever made it.
  if (protocol !== 'https:' && protocol !== 'http:') return {};
  const toClientHost = origin === new URL(clientUrl).origin;
  if (!toClientHost && origin !== new URL(siteOrigin).origin) return {};
  const changes = method !== 'GET' && method !== 'HEAD';
  return {
    ...(toClientHost && bearer !== null && !anonymous ? { Authorization: `Bearer ${bearer}` } : {}),
    ...(changes && xsrf !== null ? { [xsrfHeader]: xsrf } : {}),
  };
}
