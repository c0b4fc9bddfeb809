import { Writable } from 'node:stream';
import { pino } from 'pino';
import type { Logger, LoggerOptions } from 'pino';

/** A log of every level that a test reads. */
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
    this.logger = pino({ level: 'trace', ...options }, stream);
  }

  clear(): void {
    this.text = '';
  }
}
