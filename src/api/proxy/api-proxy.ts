import { webEnvironment } from '#src/config/environment.ts';
import '#src/contract/english.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { captchaHeader } from '#src/contract/client/captcha-challenge/proof.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { isTooDeep } from '#src/kernel/json/too-deep.ts';
import { readAnswer } from '#src/contract/read.ts';
import { guardedEndpoints } from '#src/contract/guarded.ts';
import { problemMediaType, type Problem } from '#src/contract/problem.ts';
import { tracing } from '#src/config/trace/trace.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import { breakerOf } from '../transport/breaker.ts';
import { apiAddress, endpointPath, type ParameterProblem } from '../endpoint/endpoint-path.ts';
import { log } from '../log.ts';
import { isGuarded, matchEndpoint, type CallId } from '../endpoint/match-endpoint.ts';
import { noteRevision } from '../memory.ts';
import { isDoubted } from '../transport/emptied.ts';
import { readBounded } from '../transport/read-bounded.ts';
import { waitingTimeout } from '../transport/waiting-clock.ts';

/** The parts of a visitor's request for `/api/…` that the API proxy reads; it forwards nothing else. */
export interface ProxyRequest {
  readonly site: SiteId;
  readonly language: Language;
  /** Starts with `/api/`, still encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly ifNoneMatch: string | null;
  /** `X-Captcha-Response`: passed on to a call that a captcha guards, and to no other. */
  readonly captcha: string | null;
  /** `X-Forwarded-For`, by which tries are counted: passed on with the captcha's response. */
  readonly forwardedFor: string | null;
}

const largestBody = 8 * 1024 * 1024;
const longestTagList = 1_000;
const longestProof = 4_096;
const retryAfterSeconds = 2;
const longestRetrySeconds = 120;

const titles = {
  400: 'Bad request',
  403: 'Forbidden',
  404: 'Not found',
  410: 'Gone',
  429: 'Too many requests',
  502: 'Bad gateway',
  503: 'Service unavailable',
  504: 'Gateway timeout',
} as const;
type ProblemStatus = keyof typeof titles;

function problem(
  status: ProblemStatus,
  detail: string,
  errors: readonly ParameterProblem[] = [],
  retry?: number,
): Response {
  const body: Problem = {
    type: 'about:blank',
    title: titles[status],
    status,
    detail,
    ...(errors.length > 0 ? { errors: [...errors] } : {}),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': problemMediaType,
      'cache-control': 'no-store',
      ...(status >= 500 || status === 429 ? { 'retry-after': String(retry ?? retryAfterSeconds) } : {}),
    },
  });
}

type CalledEndpoint = Pick<Endpoint, 'id' | 'path' | 'params' | 'query'>;

const called: Readonly<Record<CallId, CalledEndpoint>> = { ...endpoints, ...guardedEndpoints };

/**
 * Passes a call of the contract on to the site's API and returns the answer: `/api/…` of a site for browsers (R253).
 * The address is built from the site's base, the endpoint's template and its declared parameters, encoded (SEC14). Of
 * the request's headers only `If-None-Match` is passed on; to a call that a captcha guards, the captcha's response and
 * the visitor's address instead, and nothing keeps its answer (D22, D24).
 *
 * @returns the API's answer with its status, `ETag` and public `Cache-Control`, or a problem (RFC 9457): 404 for a path
 *   outside the contract, 400 for a malformed parameter, 502 and 504 with `Retry-After` when the API has a problem. It
 *   never rejects.
 */
export async function passOn(request: ProxyRequest): Promise<Response> {
  const match = matchEndpoint(request.path);
  if (match.kind === 'none') return problem(404, 'There is no such call.');
  if (match.kind === 'malformed') return malformed(match.errors);
  const endpoint: CalledEndpoint = called[match.id];
  const path = endpointPath(endpoint, match.params);
  if (path === null) return problem(404, 'There is no such call.');
  const query = declaredQuery(endpoint, request.query);
  const checked = endpoint.query.safeParse(query);
  if (!checked.success) {
    return malformed(
      checked.error.issues.map((issue) => ({
        parameter: issue.path.map(String).join('.'),
        message: issue.message,
      })),
    );
  }
  const address = apiAddress(webEnvironment().apiBases[request.site], path, request.language, query);
  return fetchAnswer(request, match.id, address);
}

function malformed(errors: readonly ParameterProblem[]): Response {
  return problem(400, errors.map(({ parameter, message }) => `${parameter}: ${message}`).join('; '), errors);
}

/** The query parameters that an endpoint declares, the first value of each; `language` is already decided. */
function declaredQuery(endpoint: CalledEndpoint, query: URLSearchParams): Record<string, string> {
  const names = Object.keys(endpoint.query.shape).filter((name) => name !== 'language');
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** The headers of a call: for a guarded one its proof and the visitor's address, otherwise the tag that is known. */
function headersOf({ ifNoneMatch, captcha, forwardedFor }: ProxyRequest, id: CallId): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (isGuarded(id)) {
    if (captcha !== null && captcha.length <= longestProof) headers[captchaHeader] = captcha;
    if (forwardedFor !== null) headers['x-forwarded-for'] = forwardedFor;
  } else if (ifNoneMatch !== null && ifNoneMatch.length <= longestTagList)
    headers['if-none-match'] = ifNoneMatch;
  return headers;
}

async function fetchAnswer(request: ProxyRequest, id: CallId, address: string): Promise<Response> {
  const { site } = request;
  const breaker = breakerOf(site, id);
  if (!breaker.admits()) return problem(503, 'The catalogue cannot be reached.');
  // The address of a guarded call is a secret: the code of a card, its PIN.
  const told = isGuarded(id) ? id : address;
  const { signal, end } = waitingTimeout(webEnvironment().apiTimeoutMs);
  try {
    const response = await tracing().call(id, (trace) =>
      fetch(address, {
        headers: { ...headersOf(request, id), ...trace },
        redirect: 'manual',
        signal,
        cache: 'no-store',
      }),
    );
    noteRevision(site, response.headers.get('x-catalogue-revision'));
    const answer = isGuarded(id)
      ? await guardedAnswerOf(request, id, address, response)
      : await answerOf(request, id, address, response);
    // Of a success only a list in doubt becomes 503: such an API works (`transport.ts`).
    const works = answer.status < 500 || (response.status === 200 && answer.status === 503);
    if (works) breaker.succeeded();
    else breaker.failed();
    if (answer.status >= 500)
      log.warn({ site, call: id, address: told, status: response.status }, 'a passed call failed');
    return answer;
  } catch (error) {
    breaker.failed();
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    log.warn(
      { site, call: id, address: told, failure: timedOut ? 'timeout' : 'network' },
      'a passed call failed',
    );
    return timedOut
      ? problem(504, 'The catalogue did not answer in time.')
      : problem(502, 'The catalogue cannot be reached.');
  } finally {
    end();
  }
}

/** What a page would make of an answer. */
type Use = 'usable' | 'unusable' | 'doubted';

/**
 * Whether an answer is one that the contract can read: what a page would not use is kept by no cache either. It takes 4 ms
 * for the largest (267 kB, all showtimes of a site), and edge and browser keep that for its lifetime.
 */
function useOf({ site }: ProxyRequest, id: CallId, address: string, text: string): Use {
  if (isTooDeep(text)) return 'unusable';
  try {
    const body: unknown = JSON.parse(text);
    if (isGuarded(id)) return readAnswer(guardedEndpoints[id].answer, body).ok ? 'usable' : 'unusable';
    const endpoint: Endpoint = endpoints[id];
    const reading = readAnswer(endpoint, body);
    if (!reading.ok) return reading.unknown === true ? 'usable' : 'unusable';
    return isDoubted({ site, id, address, value: Object(reading.value) }) ? 'doubted' : 'usable';
  } catch {
    return 'unusable';
  }
}

/** The answer for the visitor. Only what the contract can read is passed on as a success, and never the body of an error. */
async function answerOf(
  request: ProxyRequest,
  id: CallId,
  address: string,
  response: Response,
): Promise<Response> {
  const { status } = response;
  if (status === 304) {
    await response.body?.cancel();
    return new Response(null, { status, headers: keptHeaders(response) });
  }
  const isJson = /^application\/json\b/i.test(response.headers.get('content-type') ?? '');
  if (status !== 200 || !isJson) {
    await response.body?.cancel();
    return errorOf(response);
  }
  const text = await readBounded(response, largestBody);
  if (text === null) return problem(502, 'The answer of the catalogue is too large.');
  const use = useOf(request, id, address, text);
  if (use === 'unusable') return problem(502, 'The catalogue gave an answer that cannot be used.');
  if (use === 'doubted') return problem(503, 'The catalogue gave an empty list that was full.');
  return new Response(text, {
    status,
    headers: {
      ...keptHeaders(response),
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** The answer of a guarded call: nothing keeps it (D22), and the visitor learns what became of the proof. */
async function guardedAnswerOf(
  request: ProxyRequest,
  id: CallId,
  address: string,
  response: Response,
): Promise<Response> {
  const { status } = response;
  if (status === 400 || status === 403 || status === 429) {
    await response.body?.cancel();
    if (status === 400)
      return problem(400, 'A parameter or the response of the captcha is missing or malformed.');
    if (status === 403) return problem(403, 'The response of the captcha is not good.');
    return problem(429, 'Too many tries.', [], retrySeconds(response));
  }
  const answer = await answerOf(request, id, address, response);
  answer.headers.set('cache-control', 'no-store');
  answer.headers.delete('etag');
  return answer;
}

function errorOf(response: Response): Response {
  const { status } = response;
  switch (status) {
    case 400:
      return problem(400, 'The catalogue refuses a parameter.');
    case 403:
      return problem(403, 'The catalogue does not answer this call.');
    case 404:
      return problem(404, 'The catalogue does not know it.');
    case 410:
      return problem(410, 'It is gone.');
    case 429:
    case 503:
      return problem(503, 'The catalogue is busy.', [], retrySeconds(response));
    default:
      return problem(502, 'The catalogue gave an answer that cannot be used.');
  }
}

function retrySeconds(response: Response): number {
  const seconds = Math.ceil(Number(response.headers.get('retry-after')));
  return seconds > 0 ? Math.min(seconds, longestRetrySeconds) : retryAfterSeconds;
}

const entityTag = /^(?:W\/)?"[\x21\x23-\x7e]{0,200}"$/;

/** Keeps `ETag`, and `Cache-Control` when it is public; any other caching instruction becomes `no-store`. */
function keptHeaders(response: Response): Record<string, string> {
  const etag = response.headers.get('etag');
  const caching = response.headers.get('cache-control') ?? '';
  const isPublic = /\bpublic\b/i.test(caching) && !/private|no-store/i.test(caching);
  return {
    'cache-control': isPublic ? caching : 'no-store',
    ...(etag !== null && entityTag.test(etag) ? { etag } : {}),
  };
}
