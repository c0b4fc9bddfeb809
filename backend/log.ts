import { pino } from 'pino';
import type { Logger } from 'pino';
import { logOutput } from '#src/config/log/log-output.ts';
import { safeLines } from '#src/config/log/safe-lines.ts';

/** The log of the backend: one JSON object per line on standard output, of equal errors so many a minute. */
export function backendLog(level: string): Logger {
  return pino({ level, base: { process: 'backend' }, ...safeLines() }, logOutput(1));
}
