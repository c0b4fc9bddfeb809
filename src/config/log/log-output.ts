import { once } from 'node:events';
import { pino } from 'pino';

/** What waits for an output that takes nothing, in characters; further lines are lost. */
const mostWaiting = 1_000_000;

/** For how long a process that ends waits for an output that takes nothing, in milliseconds. */
const longestWaitMs = 1_000;
/** How long the library waits before it tries again, in milliseconds. */
const retryMs = 100;

/** A log's output. */
export type LogOutput = ReturnType<typeof pino.destination> & {
  /** Resolves when everything is written, or the output takes nothing any more. For the end of a process. */
  readonly taken: () => Promise<void>;
};

/**
 * An output of the process for a log, which costs no process when it takes nothing any more: nobody reads it (EPIPE, where
 * the library stops writing, or a pipe that is full), the terminal is closed (EIO), the disk is full (ENOSPC). It goes on when
 * there is room again.
 *
 * @param dest the file descriptor
 */
export function logOutput(dest: 1 | 2): LogOutput {
  let takesNothing = false;
  /** How often a full pipe is tried again while the process waits for it. */
  let triesLeft = Infinity;
  const output = pino.destination({
    dest,
    maxLength: mostWaiting,
    retryEAGAIN: () => (triesLeft -= 1) >= 0,
  });
  output.on('error', () => (takesNothing = true));
  output.on('write', () => (takesNothing = false));
  const flushSync = output.flushSync.bind(output);
  // The library tries for ever, and does so when the process ends.
  output.flushSync = () => {
    if (takesNothing) return;
    triesLeft = longestWaitMs / retryMs;
    try {
      flushSync();
    } catch {
      takesNothing = true;
    } finally {
      triesLeft = Infinity;
    }
  };

  async function taken(): Promise<void> {
    if (takesNothing) return;
    const given = new AbortController();
    // Each piece that is taken counts.
    const timer = setTimeout(() => given.abort(), longestWaitMs);
    const goesOn = () => timer.refresh();
    output.on('write', goesOn);
    try {
      const drained = once(output, 'drain', { signal: given.signal });
      // Behind everything that waits; the library tells the end of what it writes alone.
      output.write('');
      await drained;
    } catch {
      takesNothing = true;
    } finally {
      clearTimeout(timer);
      output.off('write', goesOn);
    }
  }

  return Object.assign(output, { taken });
}
