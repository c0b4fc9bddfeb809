import type { ClientAnswer, ClientEndpoint } from '#src/contract/client/endpoint.ts';
import { clientEndpoints, type ClientEndpointId } from '#src/contract/client/endpoints.ts';
import { clientProblem } from '#src/contract/client/problem.ts';
import { readAnswer } from '#src/contract/read.ts';
import { clientCallAddress, proofHeaders, xsrfHeader, type CallPlace } from './client-calls.ts';
import { ClientCallError } from './port.ts';

/** How long a call of the client host may take, in milliseconds. */
const callLimitMs = 10_000;

/** The parameters and the body of a call. */
export interface CallGiven {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Calls the client host; each answer is checked by the contract. Rejects with {@link ClientCallError}. */
export type ClientCaller = <Id extends ClientEndpointId>(
  id: Id,
  given?: CallGiven,
) => Promise<ClientAnswer<(typeof clientEndpoints)[Id]>>;

/** The data that the calls of a page need. */
export interface CallerParts extends CallPlace {
  /** Returns the XSRF token, or null when the site cannot read it. */
  readonly readXsrf: () => string | null;
  /** Returns the access token for a call, or null when the call may be anonymous (R275). Only used in token mode. */
  readonly bearer: (call: Pick<ClientEndpoint, 'id' | 'personal'>) => Promise<string | null>;
}

/**
 * Returns the function that makes the calls of a page. Cookies are sent in cookie mode, and always with the logout
 * call. The browser never caches an answer (SEC11). A call that was refused because the XSRF token has changed (another
 * tab signed in) is sent once more with the new token.
 */
export function clientCaller(parts: CallerParts): ClientCaller {
  // The XSRF token of the last answer: a site on another domain cannot read the cookie.
  let told: string | null = null;

  const send = async (endpoint: ClientEndpoint, { params = {}, body }: CallGiven): Promise<Response> => {
    const { method } = endpoint;
    const address = clientCallAddress(endpoint, params, parts);
    const anonymous = endpoint.id === clientEndpoints.webview.id;
    // Logout ends the session of the cookie, in token mode too (R250).
    const cookies = !parts.tokenMode || endpoint.id === clientEndpoints.logout.id;
    const bearer = cookies || anonymous ? null : await parts.bearer(endpoint);
    const proofs = { bearer, xsrf: parts.readXsrf() ?? told };
    let response: Response;
    try {
      response = await fetch(address, {
        method,
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...proofHeaders({ method, address, anonymous }, proofs, parts),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        credentials: cookies ? 'include' : 'omit',
        cache: 'no-store',
        redirect: 'error',
        signal: AbortSignal.timeout(callLimitMs),
      });
    } catch {
      throw new ClientCallError(endpoint.id, null);
    }
    told = response.headers.get(xsrfHeader) ?? told;
    return response;
  };

  const ask = async (endpoint: ClientEndpoint, given: CallGiven): Promise<unknown> => {
    let response = await send(endpoint, given);
    if (response.status === 403 && endpoint.method !== 'GET' && !parts.tokenMode) {
      await send(clientEndpoints.webview, {});
      response = await send(endpoint, given);
    }
    if (!response.ok) throw await failureOf(endpoint, response);
    if (endpoint.answer === null) return null;
    // An item that cannot be read is left out alone; the other data of the member stay.
    const reading = readAnswer(endpoint.answer, await bodyOf(response));
    if (!reading.ok) throw new ClientCallError(endpoint.id, null);
    return reading.value;
  };
  return async (id, given = {}) => (await ask(clientEndpoints[id], given)) as never;
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

async function failureOf({ id }: ClientEndpoint, response: Response): Promise<ClientCallError> {
  const problem = clientProblem.safeParse(await bodyOf(response));
  return new ClientCallError(id, response.status, problem.success ? (problem.data.limit ?? null) : null);
}
