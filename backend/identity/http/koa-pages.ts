import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import type { SiteClient } from '../clients.ts';
import { languageOf } from '../pages/language.ts';
import { notice } from '../pages/page.ts';
import { signOutPage, signOutScript } from '../pages/sign-out.ts';
import { words } from '../pages/words.ts';
import { commonHeaders, pagePolicy } from './policy.ts';

type Next = () => Promise<void>;

/** Routes whose answers are the same for every visitor. */
const openRoutes: ReadonlySet<string> = new Set(['discovery', 'jwks']);

/**
 * Sets the headers of every answer of the protocol. Its own pages (a form that sends itself, the web message) add the
 * hash of their script to the policy. Only the web message may be framed, and only by the site that asked.
 */
export function guardPages(origin: string, clients: ReadonlyMap<string, SiteClient>) {
  const headers = commonHeaders(origin);
  return async (ctx: KoaContextWithOIDC, next: Next): Promise<void> => {
    ctx.set(headers);
    await next();
    if (openRoutes.has(routeOf(ctx) ?? '')) {
      // A key is published a day before it signs.
      ctx.set('cache-control', 'public, max-age=3600');
    }
    sayRefreshTokenIsDead(ctx);
    const site = clients.get(clientIdOf(ctx) ?? '')?.origin;
    const policy = ctx.response.get('content-security-policy');
    const framed = policy.includes('frame-ancestors') ? [] : [`frame-ancestors ${site ?? "'none'"}`];
    // The web message itself contains the error. With a 400, the browser of every visitor who is not signed in would
    // log an error.
    if (framed.length > 0 && ctx.status === 400) ctx.status = 200;
    const adjusted = [...policy.split(';').map((directive) => directive.trim()), ...framed]
      .map((directive) => directive.replace(/^script-src 'none' (?=')/, 'script-src '))
      .map((directive) =>
        directive === "form-action 'self'" && site !== undefined ? `${directive} ${site}` : directive,
      );
    ctx.set('content-security-policy', adjusted.join('; '));
  };
}

/** Shows an error page with the error code and no other part of the request. */
export function renderError(ctx: KoaContextWithOIDC, { error }: ErrorOut): void {
  const language = pageLanguage(ctx);
  const copy = words[language];
  ctx.type = 'html';
  ctx.body = notice(language, copy.failed, copy.failedText, copy.reason(error));
}

/** Shows the page that ends the session; it does not ask when one of our own sites led here. */
export function renderLogout(ctx: KoaContextWithOIDC, form: string, clients: readonly SiteClient[]): void {
  const answersItself = cameFromSite(ctx, clients);
  const client = clients.find(({ clientId }) => clientId === clientIdOf(ctx));
  ctx.set(
    'content-security-policy',
    pagePolicy({
      formTargets: client === undefined ? [] : [client.origin],
      scripts: answersItself ? [signOutScript] : [],
    }),
  );
  ctx.body = signOutPage(pageLanguage(ctx), form, answersItself);
}

/** Shows that the session has ended, when the sign-out names no address to continue to. */
export function renderSignedOut(ctx: KoaContextWithOIDC): void {
  const language = pageLanguage(ctx);
  ctx.type = 'html';
  ctx.body = notice(language, words[language].left, words[language].leftText);
}

/** Whether one of the sites, or this host itself, led the browser here. */
function cameFromSite(ctx: KoaContextWithOIDC, clients: readonly SiteClient[]): boolean {
  const from = ctx.get('sec-fetch-site');
  if (from === 'same-origin' || from === 'same-site') return true;
  const referrer = URL.parse(ctx.get('referer'))?.origin;
  return clients.some(({ origin }) => origin === referrer);
}

/** Sets the text on which the library, when its refresh token is no longer valid, falls back to the session. */
function sayRefreshTokenIsDead(ctx: KoaContextWithOIDC): void {
  const body: unknown = ctx.body;
  if (routeOf(ctx) !== 'token' || ctx.oidc.params?.grant_type !== 'refresh_token') return;
  if (typeof body === 'object' && body !== null && 'error' in body && body.error === 'invalid_grant') {
    ctx.body = { ...body, error_description: 'Unknown or invalid refresh token.' };
  }
}

/** The matched route; undefined when no route matched, because such a request has no protocol context. */
function routeOf(ctx: Partial<Pick<KoaContextWithOIDC, 'oidc'>>): string | undefined {
  return ctx.oidc?.route;
}

function clientIdOf(ctx: Partial<Pick<KoaContextWithOIDC, 'oidc'>>): string | undefined {
  return ctx.oidc?.client?.clientId;
}

function pageLanguage(ctx: KoaContextWithOIDC) {
  return languageOf(ctx.query.ui_locales, ctx.get('accept-language'));
}
