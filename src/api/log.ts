import { pino } from 'pino';

/**
 * The log of the web process: one JSON object per line on standard error, with the level of `LOG_LEVEL` (empty:
 * `info`).
 */
export const log = pino(
  { level: process.env.LOG_LEVEL || 'info', base: { process: 'web' } },
  pino.destination(2),
);
