import type * as z from 'zod/mini';
import { webEnvironment } from '#src/config/environment.ts';
import { meters } from '#src/config/metrics.ts';
import { processWide } from '#src/config/process-wide.ts';
import { tracing } from '#src/config/trace/trace.ts';
import type { Answer as ContractAnswer, Endpoint } from '#src/contract/endpoint.ts';
import { endpoints, type EndpointId } from '#src/contract/endpoints.ts';
import '#src/contract/english.ts';
import { readAnswer } from '#src/contract/read.ts';
import { packAnswer } from '../packed-answer.ts';
import { isTooDeep } from '#src/kernel/json/too-deep.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import { inBudget, requestBegun } from './budget.ts';
import { breakerOf } from './breaker.ts';
import { cacheProfiles } from '../cache-manifest.ts';
import { apiAddress, endpointPath, type ParamsOf } from '../endpoint/endpoint-path.ts';
import { isDoubted } from './emptied.ts';
import { forgetFailure, noteFailure, recentFailure } from './failed-calls.ts';
import { describeFailure, isOutage, type Failure, type Result } from './failure.ts';
import { noteHeard } from './one-revision.ts';
import { log } from '../log.ts';
import {
  answerMemory,
  catalogueRevision,
  noteChecked,
  noteRevision,
  revisionNamed,
  type RememberedAnswer,
} from '../memory.ts';
import { purgesOfCall } from '../purge/purge-tag.ts';
import { purges } from '../purge/purges.ts';
import { readBounded } from './read-bounded.ts';
import { waitingTimeout } from './waiting-clock.ts';

/** The type of an endpoint's answer. */
export type AnswerOf<K extends EndpointId> = ContractAnswer<(typeof endpoints)[K]>;

/** An answer as the contract read it. `stale`: the API failed, and the value is an earlier answer. */
export interface Answer<T = unknown> {
  readonly value: T;
  readonly stale: boolean;
}

/**
 * A younger answer is reused without a request, and one that was confirmed after this request began: door and page need
 * the same answer within one request.
 */
const reuseMs = 5_000;
/**
 * How much of the time of a page a call may use up at most whose last good answer is here: that answer is still to be
 * rendered in it (REL4).
 */
const shareWithStandIn = 0.4;
/** The largest body that is read, in bytes: the largest known answer for a whole country is under 400 kB. */
const largestBody = 8 * 1024 * 1024;
const mostReported = 10;

/** How a call is made. */
interface CallOptions {
  /** How much of the time of the page it may use up; all by default. */
  readonly share?: number;
  /**
   * Whether the last answer does for half of the life that the manifest gives it, and the last failure for seconds; by default only
   * an answer from a moment ago does.
   */
  readonly keepsFresh?: boolean;
}

/**
 * For how long an answer of an endpoint serves further pages, in milliseconds: half of its life. A page that is due asks again, and
 * no page shows what is older than one and a half lives.
 */
const freshMsOf = (id: EndpointId): number => cacheProfiles[endpoints[id].lifetime].revalidate * 500;

/** What a call gave, and the catalogue revision of that answer; null where it names none. */
interface Told<T> {
  readonly result: Result<Answer<T>>;
  readonly revision: string | null;
}

/** A call that is running. */
interface Call<K extends EndpointId> {
  readonly site: SiteId;
  readonly id: K;
  readonly address: string;
  /** In milliseconds of the monotonic clock. */
  readonly begunAt: number;
  /** The catalogue revision that the answer is from: the one that it names, else the one that was known when the call began. */
  revision: string;
  /** How often the API had recovered when the call began. */
  readonly recoveries: number;
}

/**
 * Makes one call to a site's API: a conditional request with one time limit for it and its retry on a network failure,
 * and one request at a time per address. The answer is checked. During an outage the last good answer takes its place,
 * and also when a part of the time of the page is over; the request then goes on, for the next page.
 *
 * @param params path parameters, not encoded
 * @param query further query parameters
 * @returns the answer and whether it is stale, or the failure kind; it never rejects. For a parameter that no item can
 *   have the failure is `unknown`, without a request.
 */
export async function callApi<K extends EndpointId>(
  site: SiteId,
  id: K,
  language: Language,
  params: ParamsOf<K>,
  query: Readonly<Record<string, string>> = {},
  options: CallOptions = {},
): Promise<Result<Answer<AnswerOf<K>>>> {
  const path = endpointPath(endpoints[id], params);
  if (path === null) return { ok: false, failure: { kind: 'unknown' } };
  const address = apiAddress(webEnvironment().apiBases[site], path, language, query);
  const { result, revision } = await toldBy(site, id, address, params, options);
  if (revision !== null) noteHeard(site, revision);
  return result;
}

async function toldBy<K extends EndpointId>(
  site: SiteId,
  id: K,
  address: string,
  params: ParamsOf<K>,
  { share = 1, keepsFresh = false }: CallOptions,
): Promise<Told<AnswerOf<K>>> {
  // The address names the call, so a running request under this address has the type of the call's answer.
  const flights = processWide('flights', () => new Map<string, Promise<Told<AnswerOf<K>>>>());
  const heardAt = purges().heardAt(purgesOfCall(site, id, params));
  const recent = recentAnswer<AnswerOf<K>>(site, address, heardAt, keepsFresh ? freshMsOf(id) : reuseMs);
  if (recent) return recent;
  const failure = keepsFresh ? recentFailure({ site, id, address }, heardAt) : undefined;
  if (failure) return standIn(address, failure, catalogueRevision(site));
  const { recoveries } = breakerOf(site, id);
  // A request from before a purge, or from before the API recovered, does not answer a question from after it.
  const key = `${heardAt} ${recoveries} ${address}`;
  const what = {
    site,
    id,
    address,
    begunAt: performance.now(),
    revision: catalogueRevision(site),
    recoveries,
  };
  let flight = flights.get(key);
  if (!flight) {
    flight = call(what).finally(() => flights.delete(key));
    flights.set(key, flight);
  }
  const canStandIn = answerMemory().has(address);
  const wait = canStandIn ? Math.min(share, shareWithStandIn) : share;
  return (await inBudget(flight, wait)) ?? lateAnswer(what);
}

/** The last good answer, otherwise a failure that tells nothing about the API. */
function lateAnswer<K extends EndpointId>({ site, id, address }: Call<K>): Told<AnswerOf<K>> {
  const remembered = answerMemory<AnswerOf<K>>().get(address);
  if (remembered) return toldFrom(remembered, true);
  meters().apiCall(id, 'late', 0);
  log.warn({ site, call: id, address }, 'the time of a page was over before the API answered');
  return { result: { ok: false, failure: { kind: 'late' } }, revision: null };
}

function toldFrom<T>({ answer, revision }: RememberedAnswer<T>, stale: boolean): Told<T> {
  return { result: { ok: true, value: { value: answer.value(), stale } }, revision };
}

/** An answer that is still fresh, or was confirmed since this request began, and is from after the last purge. */
function recentAnswer<T>(
  site: SiteId,
  address: string,
  purgedAt: number,
  freshMs: number,
): Told<T> | undefined {
  const remembered = answerMemory<T>().get(address);
  const isRecent =
    remembered?.revision === catalogueRevision(site) &&
    remembered.confirmedAt > purgedAt &&
    (performance.now() - remembered.confirmedAt < freshMs || remembered.confirmedAt >= requestBegun());
  return isRecent ? toldFrom(remembered, false) : undefined;
}

async function call<K extends EndpointId>(what: Call<K>): Promise<Told<AnswerOf<K>>> {
  const { site, id, address } = what;
  const remembered = answerMemory<AnswerOf<K>>().get(address);
  const breaker = breakerOf(site, id);
  const begun = performance.now();
  const count = (outcome: string) => meters().apiCall(id, outcome, (performance.now() - begun) / 1_000);
  let failure: Failure = { kind: 'network' };
  if (breaker.admits()) {
    const result = await fetchWithRetry(what, remembered);
    if (result.ok) {
      breaker.succeeded();
      forgetFailure(address);
      count('ok');
      return toldFrom(result.value, false);
    }
    failure = result.failure;
    count(failure.kind);
    // An API that says too little still answers: details and other lists are asked for.
    if (isOutage(failure) && failure.kind !== 'empty') breaker.failed();
    else breaker.succeeded();
    if (isOutage(failure))
      log.warn({ site, call: id, address, failure: describeFailure(failure) }, 'a call of the API failed');
  } else count('skipped');
  noteFailure(what, failure);
  if (!isOutage(failure)) answerMemory().delete(address);
  return standIn(address, failure, what.revision);
}

/**
 * The last good answer in place of one that failed because of the API; else the failure. That something is unknown or gone is what a
 * revision says.
 */
function standIn<T>(address: string, failure: Failure, revision: string): Told<T> {
  const remembered = isOutage(failure) ? answerMemory<T>().get(address) : undefined;
  if (remembered !== undefined) return toldFrom(remembered, true);
  return { result: { ok: false, failure }, revision: isOutage(failure) ? null : revision };
}

async function fetchWithRetry<K extends EndpointId>(
  what: Call<K>,
  remembered: RememberedAnswer<AnswerOf<K>> | undefined,
): Promise<Result<RememberedAnswer<AnswerOf<K>>>> {
  const { signal, end } = waitingTimeout(webEnvironment().apiTimeoutMs);
  try {
    const first = await fetchOnce(what, remembered, signal);
    return first.ok || first.failure.kind !== 'network' ? first : await fetchOnce(what, remembered, signal);
  } finally {
    end();
  }
}

async function fetchOnce<K extends EndpointId>(
  what: Call<K>,
  remembered: RememberedAnswer<AnswerOf<K>> | undefined,
  signal: AbortSignal,
): Promise<Result<RememberedAnswer<AnswerOf<K>>>> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (remembered?.etag) headers['if-none-match'] = remembered.etag;
  try {
    const response = await tracing().call(what.id, (trace) =>
      fetch(what.address, {
        headers: { ...headers, ...trace },
        redirect: 'manual',
        signal,
        cache: 'no-store',
      }),
    );
    const named = response.headers.get('x-catalogue-revision');
    noteRevision(what.site, named);
    what.revision = revisionNamed(named) ?? what.revision;
    noteChecked(what.site, response.headers.get('x-catalogue-checked'));
    if (response.status === 304 && remembered) {
      await response.body?.cancel();
      return remember(what, remembered);
    }
    if (response.status !== 200) {
      await response.body?.cancel();
      return { ok: false, failure: failureOfStatus(response) };
    }
    const text = await readBounded(response, largestBody);
    if (text === null) return schemaFailure([`a body of more than ${largestBody} bytes`]);
    return readText(what, text, response.headers.get('etag'));
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    return { ok: false, failure: { kind: timedOut ? 'timeout' : 'network' } };
  }
}

function schemaFailure(problems: readonly string[]): Result<never> {
  return { ok: false, failure: { kind: 'schema', problems: problems.slice(0, mostReported) } };
}

/** Only an answer that the contract can read is remembered: an unreadable one never replaces a good one. */
function readText<K extends EndpointId>(
  what: Call<K>,
  text: string,
  etag: string | null,
): Result<RememberedAnswer<AnswerOf<K>>> {
  let body: unknown;
  if (isTooDeep(text)) return schemaFailure(['more levels than any answer has']);
  try {
    body = JSON.parse(text);
  } catch {
    return schemaFailure(['no JSON']);
  }
  const endpoint: Endpoint<z.ZodMiniObject, z.ZodMiniObject, (typeof endpoints)[K]['answer']> =
    endpoints[what.id];
  const reading = readAnswer(endpoint, body);
  if (!reading.ok && reading.unknown) {
    const { problems } = reading;
    const { site, id, address } = what;
    log.warn({ site, call: id, address, problems }, 'an answer says unknown');
    return { ok: false, failure: { kind: 'unknown' } };
  }
  if (!reading.ok) return schemaFailure(reading.problems);
  if (reading.dropped.length > 0) {
    const dropped = reading.dropped.slice(0, mostReported);
    const { site, id, address } = what;
    log.warn({ site, call: id, address, dropped }, 'parts of an answer were left out');
  }
  if (isDoubted({ ...what, value: reading.value })) return { ok: false, failure: { kind: 'empty' } };
  const readAgain = (kept: string) => {
    const again = readAnswer(endpoint, JSON.parse(kept));
    if (!again.ok) throw new Error(`${what.id}: an answer that could be read cannot be read again`);
    return again.value;
  };
  return remember(what, { answer: packAnswer(text, reading.value, readAgain), etag });
}

function remember<T>(
  { address, begunAt, revision }: Pick<Call<EndpointId>, 'address' | 'begunAt' | 'revision'>,
  { answer, etag }: Pick<RememberedAnswer<T>, 'answer' | 'etag'>,
): Result<RememberedAnswer<T>> {
  const kept = { answer, etag, confirmedAt: begunAt, revision };
  answerMemory<T>().set(address, kept);
  return { ok: true, value: kept };
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
