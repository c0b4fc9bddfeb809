import { pino } from 'pino';

/** What waits for an output that takes nothing, in characters; further lines are lost. */
const mostWaiting = 1_000_000;

/**
 * An output of the process for a log, which costs no process when it takes nothing any more: nobody reads it (EPIPE, where
 * the library stops writing), the terminal is closed (EIO), the disk is full (ENOSPC). It goes on when there is room again.
 *
 * @param dest the file descriptor
 */
export function logOutput(dest: 1 | 2): ReturnType<typeof pino.destination> {
  const output = pino.destination({ dest, maxLength: mostWaiting });
  let takesNothing = false;
  output.on('error', () => (takesNothing = true));
  output.on('write', () => (takesNothing = false));
  const flushSync = output.flushSync.bind(output);
  // The library tries for ever, and does so when the process ends.
  output.flushSync = () => {
    if (!takesNothing) flushSync();
  };
  return output;
}
