import { webEnvironment } from '#src/config/environment.ts';
import { processWide } from '#src/config/process-wide.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import { breakerOf } from './breaker.ts';
import { isOutage, type Failure, type Result } from './failure.ts';
import { answerMemory, catalogueRevision, noteRevision, type RememberedAnswer } from './memory.ts';

/** An answer's body, parsed but not yet checked. `stale`: the API failed, and this is what it said before. */
export interface Answer {
  readonly body: unknown;
  readonly stale: boolean;
}

/** An answer this young is used again without asking: middleware and page ask for the same within one request. */
const reuseMs = 5_000;
/** The largest body that is read: a country of the field is under 400 kB. */
const largestBody = 32 * 1024 * 1024;

/**
 * The absolute address of an API call (R253): the site's base, the path, and `language`; `/api/settings` gets the
 * base only.
 *
 * @param path path of the contract, starting with `/api/`, its parameters already encoded
 * @param query further parameters
 */
export function apiAddress(
  base: string,
  path: string,
  language: Language,
  query: Readonly<Record<string, string>> = {},
): string {
  const parameters = new URLSearchParams(query);
  if (path !== '/api/settings') parameters.set('language', language);
  const search = parameters.toString();
  return `${base}${path}${search ? `?${search}` : ''}`;
}

/**
 * Reads one address of a site's API: conditional, with a time limit, one retry on a network failure, one call at a
 * time per address, and the last good answer in place of an outage.
 *
 * @returns the body with its freshness, or the failure kind
 */
export function callApi(
  site: SiteId,
  path: string,
  language: Language,
  query: Readonly<Record<string, string>> = {},
): Promise<Result<Answer>> {
  const address = apiAddress(webEnvironment().apiBases[site], path, language, query);
  const flights = processWide('flights', () => new Map<string, Promise<Result<Answer>>>());
  const running = flights.get(address);
  if (running) return running;
  const flight = call(site, address).finally(() => flights.delete(address));
  flights.set(address, flight);
  return flight;
}

async function call(site: SiteId, address: string): Promise<Result<Answer>> {
  const remembered = answerMemory().get(address);
  if (
    remembered &&
    remembered.revision === catalogueRevision(site) &&
    performance.now() - remembered.confirmedAt < reuseMs
  ) {
    return { ok: true, value: { body: remembered.body, stale: false } };
  }
  const breaker = breakerOf(site);
  let failure: Failure = { kind: 'network' };
  if (breaker.admits()) {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const result = await fetchOnce(site, address, remembered);
      if (result.ok) {
        breaker.succeeded();
        return { ok: true, value: { body: result.value.body, stale: false } };
      }
      failure = result.failure;
      if (failure.kind !== 'network') break;
    }
    if (isOutage(failure)) breaker.failed();
    else breaker.succeeded();
  }
  if (isOutage(failure) && remembered) return { ok: true, value: { body: remembered.body, stale: true } };
  if (!isOutage(failure)) answerMemory().delete(address);
  return { ok: false, failure };
}

async function fetchOnce(
  site: SiteId,
  address: string,
  remembered: RememberedAnswer | undefined,
): Promise<Result<RememberedAnswer>> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (remembered?.etag) headers['if-none-match'] = remembered.etag;
  try {
    const response = await fetch(address, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(webEnvironment().apiTimeoutMs),
      cache: 'no-store',
    });
    noteRevision(site, response.headers.get('x-catalogue-revision'));
    if (response.status === 304 && remembered) {
      await response.body?.cancel();
      return remember(site, address, remembered.body, remembered.etag, remembered.bytes);
    }
    if (!response.ok) {
      await response.body?.cancel();
      return { ok: false, failure: failureOfStatus(response) };
    }
    const text = await readBounded(response);
    if (text === null) return { ok: false, failure: { kind: 'schema', problems: ['a body of more than 32 MiB'] } };
    return remember(site, address, JSON.parse(text), response.headers.get('etag'), text.length);
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, failure: { kind: 'schema', problems: ['no JSON'] } };
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    return { ok: false, failure: { kind: timedOut ? 'timeout' : 'network' } };
  }
}

function remember(site: SiteId, address: string, body: unknown, etag: string | null, bytes: number) {
  const answer: RememberedAnswer = {
    body,
    etag,
    bytes,
    confirmedAt: performance.now(),
    revision: catalogueRevision(site),
  };
  answerMemory().set(address, answer);
  return { ok: true, value: answer } as const;
}

function failureOfStatus(response: Response): Failure {
  if (response.status === 404) return { kind: 'unknown' };
  if (response.status === 410) return { kind: 'gone' };
  const retryAfter = Number(response.headers.get('retry-after'));
  return {
    kind: 'status',
    status: response.status,
    retryAfterSeconds: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
  };
}

async function readBounded(response: Response): Promise<string | null> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > largestBody) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
