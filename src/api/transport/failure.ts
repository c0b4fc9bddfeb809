/**
 * Why a read of the API gave nothing. Failure kinds are data: a page decides by them what to lose (D27, D31, D40).
 *
 * - `network`: no connection, or it broke; `timeout`: no whole answer in time
 * - `status`: an answer other than 200; `gone` (410) and `unknown` (404) have kinds of their own
 * - `schema`: a success whose body is not what the contract says
 */
export type Failure =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfterSeconds: number | null }
  | { readonly kind: 'schema'; readonly problems: readonly string[] };

/** A value or the reason why there is none. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/**
 * Whether the API itself is in trouble, as opposed to saying that an item does not exist or that it will not answer
 * this one call (403 and the like). A redirect is trouble: the contract has none.
 */
export function isOutage(failure: Failure): boolean {
  if (failure.kind === 'unknown' || failure.kind === 'gone') return false;
  if (failure.kind !== 'status') return true;
  const { status } = failure;
  return status < 400 || status === 408 || status === 429 || status >= 500;
}

/** A page's required read failed. It carries the failure for the log; the visitor gets the try-again page. */
export class RequiredReadError extends Error {
  override readonly name = 'RequiredReadError';
  readonly failure: Failure;

  constructor(what: string, failure: Failure) {
    super(`${what}: ${describeFailure(failure)}`);
    this.failure = failure;
  }
}

/** A failure in words for logs; never shown to visitors. */
export function describeFailure(failure: Failure): string {
  if (failure.kind === 'status') return `status ${failure.status}`;
  if (failure.kind !== 'schema') return failure.kind;
  return `not what the contract says: ${failure.problems.slice(0, 5).join('; ')}`;
}
