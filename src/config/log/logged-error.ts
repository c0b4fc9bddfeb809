/** What a log tells of an error. */
interface LoggedError {
  readonly type: string;
  /** Missing for an error of the database. */
  readonly message?: string;
  readonly stack: string;
  readonly code?: string;
  readonly cause?: LoggedError;
}

/** Causes of causes that are told. */
const mostCauses = 5;

/** An error of the database names the values of its statement: in its message too. */
const isOfDatabase = (error: Error): boolean => 'severity' in error || 'query' in error;

/**
 * What a log may tell of an error: its kind, what it says, its code, its place and its causes. All else that it carries stays
 * out: the embedded database puts the values of the statement there, `ERR_INVALID_URL` the address.
 */
export function loggedError(error: unknown, causes = mostCauses): unknown {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, stack = '', cause } = error;
  const place = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.constructor.name || name,
    ...(isOfDatabase(error) ? {} : { message }),
    ...(code === undefined ? {} : { code }),
    stack: place.join('\n'),
    ...(cause instanceof Error && causes > 0 ? { cause: loggedError(cause, causes - 1) as LoggedError } : {}),
  } satisfies LoggedError;
}
