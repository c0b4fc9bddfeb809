/**
 * Why a read of the API gave no value. The kind of failure is data: by it a page decides what to leave out (D27, D31,
 * D40).
 *
 * - `network`: no connection, or it broke; `timeout`: no complete answer in time
 * - `late`: the time of the page that asked was over before there was an answer (`budget.ts`)
 * - `status`: an answer other than 200; `gone` (410) and `unknown` (404) have kinds of their own
 * - `schema`: a success whose body does not match the contract
 * - `empty`: a list without anything that was full a moment ago (`emptied.ts`)
 */
export type Failure =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'late' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfterSeconds: number | null }
  | { readonly kind: 'schema'; readonly problems: readonly string[] };

/** A value, or the failure that explains why there is none. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/**
 * Whether the API itself has a problem. An answer that an item does not exist, or a refusal of this one call (403 and
 * the like), is no outage. A redirect is an outage: the contract has no redirects.
 */
export function isOutage(failure: Failure): boolean {
  if (failure.kind === 'unknown' || failure.kind === 'gone') return false;
  if (failure.kind !== 'status') return true;
  const { status } = failure;
  return status < 400 || status === 408 || status === 429 || status >= 500;
}

/** A required read of a page failed. The error carries the failure for the log; the visitor gets the try-again page. */
export class RequiredReadError extends Error {
  override readonly name = 'RequiredReadError';
  readonly failure: Failure;

  constructor(what: string, failure: Failure) {
    super(`${what}: ${describeFailure(failure)}`);
    this.failure = failure;
  }
}

/**
 * Fails the page when a read that it cannot do without met an outage; any other failure says something (D40).
 *
 * @throws RequiredReadError that names what was read
 */
export function needsAnswer(what: string, result: Result<unknown>): void {
  if (!result.ok && isOutage(result.failure)) throw new RequiredReadError(what, result.failure);
}

/** The part of a page that it can do without although it is read like one that it needs; null when it cannot be read. */
export async function orNothing<T>(part: Promise<T>): Promise<T | null> {
  try {
    return await part;
  } catch (error) {
    if (error instanceof RequiredReadError) return null;
    throw error;
  }
}

/** Describes a failure in words for logs; visitors never see it. */
export function describeFailure(failure: Failure): string {
  if (failure.kind === 'status') return `status ${failure.status}`;
  if (failure.kind === 'empty') return 'a list is empty that was full';
  if (failure.kind !== 'schema') return failure.kind;
  return `not what the contract says: ${failure.problems.slice(0, 5).join('; ')}`;
}
