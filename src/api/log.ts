import { pino } from 'pino';

/** The web process's log: one JSON object a line on standard error, as loud as `LOG_LEVEL` says (empty: `info`). */
export const log = pino(
  { level: process.env.LOG_LEVEL || 'info', base: { process: 'web' } },
  pino.destination(2),
);
