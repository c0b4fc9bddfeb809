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
  switch (failure.kind) {
    case 'network':
    case 'timeout':
    case 'schema':
      return true;
    case 'status':
      return (
        failure.status < 400 || failure.status === 408 || failure.status === 429 || failure.status >= 500
      );
    case 'unknown':
    case 'gone':
      return false;
  }
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
  switch (failure.kind) {
    case 'status':
      return `status ${failure.status}`;
    case 'schema':
      return `not what the contract says: ${failure.problems.slice(0, 5).join('; ')}`;
    case 'network':
    case 'timeout':
    case 'unknown':
    case 'gone':
      return failure.kind;
  }
}
