/** A countdown that can stand still. */
export interface Countdown {
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends it without its effect. */
  readonly stop: () => void;
}

/**
 * Calls `done` when it has run for so long, without the time in which it stood still.
 *
 * @param ms milliseconds
 */
export function startCountdown(ms: number, done: () => void): Countdown {
  let left = ms;
  let since = Date.now();
  let timer: ReturnType<typeof setTimeout> | null = setTimeout(done, left);
  const pause = () => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    left -= Date.now() - since;
  };
  return {
    pause,
    resume() {
      if (timer !== null) return;
      since = Date.now();
      timer = setTimeout(done, Math.max(0, left));
    },
    stop: pause,
  };
}
