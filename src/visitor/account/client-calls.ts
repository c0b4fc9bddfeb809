import type { ClientEndpoint } from '#src/contract/client/endpoint.ts';
import type { Language } from '#src/sites/site.ts';

/** The place that a page makes its calls from. */
export interface CallPlace {
  /** Origin of the site that the page is on. */
  readonly siteOrigin: string;
  /** Origin of the client host. */
  readonly clientUrl: string;
  readonly language: Language;
  /** Whether calls are proven by bearer tokens instead of cookies (R254). */
  readonly tokenMode: boolean;
}

/** The proofs that a call may carry. */
export interface CallProofs {
  /** Access token, or null. */
  readonly bearer: string | null;
  /** The XSRF token (D24), or null when it is not known. */
  readonly xsrf: string | null;
}

/** Header of the XSRF token (D24, R256). */
export const xsrfHeader = 'X-XSRF-TOKEN';

/**
 * The address of a call at the client host (R254): below the language, or in token mode below `v1` with the language in
 * the query.
 */
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
 * The absolute address of a call's path: `/api/…` gets the host and the language, `/api/settings` only the host (R253).
 * Calls of the client host (`member`, or paths `/api/v1/accounts/me…`) get the client host (R254). Any other path is
 * returned as it is.
 */
export function rewritten(path: string, place: CallPlace & { readonly member?: boolean }): string {
  if (!path.startsWith('/api/')) return path;
  const ofMember = place.member === true || /^\/api\/v1\/accounts\/me(?=[/?]|$)/.test(path);
  const address = new URL(path, ofMember ? place.clientUrl : place.siteOrigin);
  if (address.pathname !== '/api/settings') address.searchParams.set('language', place.language);
  return address.href;
}

/** A call that is about to be sent. */
export interface OutgoingCall {
  readonly method: string;
  /** Absolute, or relative to the site. */
  readonly address: string;
  /** Set for the `webview` call, which returns the addresses for signing in: it never carries a bearer (R255). */
  readonly anonymous?: boolean;
}

/**
 * The headers that prove a call. The bearer goes only to the client host (R255). The XSRF token goes with calls that
 * change something, to the site itself and to the client host (R256). Any other origin gets no proof (SEC8).
 */
export function proofHeaders(
  { method, address, anonymous = false }: OutgoingCall,
  { bearer, xsrf }: CallProofs,
  { siteOrigin, clientUrl }: CallPlace,
): Record<string, string> {
  if (!URL.canParse(address, siteOrigin)) return {};
  const { origin, protocol } = new URL(address, siteOrigin);
  // A `blob:` has the origin of the page that made it.
  if (protocol !== 'https:' && protocol !== 'http:') return {};
  const toClientHost = origin === new URL(clientUrl).origin;
  if (!toClientHost && origin !== new URL(siteOrigin).origin) return {};
  const changes = method !== 'GET' && method !== 'HEAD';
  return {
    ...(toClientHost && bearer !== null && !anonymous ? { Authorization: `Bearer ${bearer}` } : {}),
    ...(changes && xsrf !== null ? { [xsrfHeader]: xsrf } : {}),
  };
}
