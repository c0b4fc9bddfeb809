import type { LoggerOptions } from 'pino';
import { boundedErrors } from './bounded-errors.ts';
import { loggedError } from './logged-error.ts';
import { plainLine } from './plain-line.ts';

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

/**
 * What the logs of both processes have in common: of equal errors so many lines a minute, of an error nothing that a
 * statement or a call carried, and no line with a query or with a character that a terminal obeys.
 *
 * @param logMethod what counts equal errors
 */
export function safeLines(
  logMethod: LogMethod = boundedErrors(),
): Required<Pick<LoggerOptions, 'hooks' | 'serializers'>> {
  return { hooks: { logMethod, streamWrite: plainLine }, serializers: { err: loggedError } };
}
