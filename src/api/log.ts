import { pino } from 'pino';
import { boundedErrors } from '#src/config/log/bounded-errors.ts';
import { logOutput } from '#src/config/log/log-output.ts';
import { safeLines } from '#src/config/log/safe-lines.ts';
import { processWide } from '#src/config/process-wide.ts';

/** Where the log goes: standard error. */
export const logDestination = logOutput(2);

/**
 * The log of the web process: one JSON object per line on standard error, with the level of `LOG_LEVEL` (empty:
 * `info`). Of equal errors it holds so many a minute; pages and middleware, which are bundled apart, count together.
 */
export const log = pino(
  {
    level: process.env.LOG_LEVEL || 'info',
    base: { process: 'web' },
    ...safeLines(processWide('bounded-errors', () => boundedErrors())),
  },
  logDestination,
);
