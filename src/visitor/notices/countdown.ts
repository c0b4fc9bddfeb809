/** A countdown that can be paused. */
export interface Countdown {
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends it without calling `done`. */
  readonly stop: () => void;
}

/**
 * Calls `done` after the given time, not counting pauses.
 *
 * @param ms milliseconds
 */
export function startCountdown(ms: number, done: () => void): Countdown {
  let left = ms;
  let since = performance.now();
  let timer: ReturnType<typeof setTimeout> | null = setTimeout(done, left);
  const pause = () => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    left -= performance.now() - since;
  };
  return {
    pause,
    resume() {
      if (timer !== null) return;
      since = performance.now();
      timer = setTimeout(done, Math.max(0, left));
    },
    stop: pause,
  };
}
