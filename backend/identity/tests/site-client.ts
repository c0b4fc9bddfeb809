import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import type { JWTPayload } from 'jose';
import type { Answer, Browser } from './browser.ts';
import { siteOrigin } from './test-identity.ts';
import type { TestPerson } from './test-people.ts';

/** The values that a site keeps during a sign-in. */
export interface Transaction {
  url: string;
  state: string;
  nonce: string;
  verifier: string;
}

/** The tokens in the answer of the token endpoint. */
export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: string;
  scope: string;
}

type Parameters = Readonly<Record<string, string | undefined>>;

/** Begins a sign-in as the sites' library does; undefined parameters are left out. */
export function begin(changes: Parameters = {}): Transaction {
  const random = () => randomBytes(32).toString('base64url');
  const [state, nonce, verifier] = [random(), random(), random()];
  const parameters: Parameters = {
    client_id: 'velours-nl',
    scope: 'openid profile email offline_access',
    audience: 'https://api.velours.nl',
    redirect_uri: `${siteOrigin}/callback`,
    response_type: 'code',
    response_mode: 'query',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    auth0Client: 'eyJuYW1lIjoiYXV0aDAtc3BhLWpzIn0=',
    ...changes,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) query.set(name, value);
  return { url: `/authorize?${query.toString()}`, state, nonce, verifier };
}

/** Fills in the sign-in page and sends it. */
export function signIn(browser: Browser, page: Answer, person: TestPerson): Promise<Answer> {
  return browser.submit(page, { action: 'sign-in', email: person.email, password: person.password });
}

/** The parameters of the callback address. */
export function callbackOf(answer: Answer): Record<string, string> {
  const { location } = answer;
  if (location === null || !location.href.startsWith(`${siteOrigin}/callback?`)) {
    throw new Error(`no callback: ${answer.status} ${location?.href ?? answer.body}`);
  }
  return Object.fromEntries(location.searchParams);
}

/** Calls the token endpoint from the site's page. */
export function callToken(browser: Browser, form: Parameters): Promise<Answer> {
  const given = Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return browser.call('/oauth/token', {
    form: Object.fromEntries(given),
    headers: { origin: siteOrigin, accept: '*/*', 'auth0-client': 'eyJuYW1lIjoiYXV0aDAtc3BhLWpzIn0=' },
  });
}

/** Exchanges a code for tokens; `changes` replace parameters. */
export function exchangeCode(
  browser: Browser,
  transaction: Transaction,
  code: string,
  changes: Parameters = {},
): Promise<Answer> {
  return callToken(browser, {
    client_id: 'velours-nl',
    grant_type: 'authorization_code',
    code,
    code_verifier: transaction.verifier,
    redirect_uri: `${siteOrigin}/callback`,
    ...changes,
  });
}

/** Exchanges a refresh token for new tokens. */
export function refresh(browser: Browser, token: string, changes: Parameters = {}): Promise<Answer> {
  return callToken(browser, {
    client_id: 'velours-nl',
    grant_type: 'refresh_token',
    refresh_token: token,
    redirect_uri: `${siteOrigin}/callback`,
    ...changes,
  });
}

/** Signs a person in, from the beginning of the flow. */
export async function signedIn(
  browser: Browser,
  person: TestPerson,
  changes: Parameters = {},
): Promise<Tokens> {
  const transaction = begin(changes);
  const back = await signIn(browser, await browser.follow(transaction.url), person);
  return tokensOf(await exchangeCode(browser, transaction, callbackOf(back).code ?? ''));
}

export function tokensOf(answer: Answer): Tokens {
  if (answer.status !== 200) throw new Error(`no tokens: ${answer.status} ${answer.body}`);
  return JSON.parse(answer.body) as Tokens;
}

export function errorOf(answer: Answer): { error: string; error_description: string } {
  return JSON.parse(answer.body) as { error: string; error_description: string };
}

export function claimsOf(token: string): JWTPayload {
  return decodeJwt(token);
}

/** The message that a page posts to the window that opened or framed it: the library's `authorization_response`. */
export function messageOf(answer: Answer): { response: Record<string, string>; redirect_uri: string } {
  const json = /var data = (.*);/.exec(answer.body)?.[1];
  if (json === undefined) throw new Error(`no message: ${answer.body}`);
  return JSON.parse(json) as { response: Record<string, string>; redirect_uri: string };
}
