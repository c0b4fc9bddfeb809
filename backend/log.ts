import { pino } from 'pino';
import type { Logger } from 'pino';
import { boundedErrors } from '#src/config/log/bounded-errors.ts';
import { logOutput } from '#src/config/log/log-output.ts';
import { plainLine } from '#src/config/log/plain-line.ts';

/** The log of the backend: one JSON object per line on standard output, of equal errors so many a minute. */
export function backendLog(level: string): Logger {
  const hooks = { logMethod: boundedErrors(), streamWrite: plainLine };
  return pino({ level, base: { process: 'backend' }, hooks }, logOutput(1));
}
