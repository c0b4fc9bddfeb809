import { Writable } from 'node:stream';
import { pino } from 'pino';
import type { Logger, LoggerOptions } from 'pino';
import { safeLines } from '#src/config/log/safe-lines.ts';

/** A log of every level that a test reads; it writes each line as the log of the backend does, and leaves none out. */
export class TestLog {
  /** What was written since the beginning or the last `clear`: a line of JSON for each record. */
  text = '';
  readonly logger: Logger;

  constructor(options: LoggerOptions = {}) {
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        this.text += chunk.toString();
        done();
      },
    });
    const { hooks, serializers } = safeLines();
    const { streamWrite } = hooks;
    this.logger = pino(
      { level: 'trace', serializers, ...options, hooks: { streamWrite, ...options.hooks } },
      stream,
    );
  }

  clear(): void {
    this.text = '';
  }
}
