/** Questions about unlisted items: this many at once per site, and this many more each second. */
const askBurst = 40;
const asksPerSecond = 10;

/** Limits the number of questions to the API that addresses from outside can cause (a token bucket). */
export class AskBudget {
  #tokens = askBurst;
  #at: number;
  readonly #clock: () => number;

  /** @param clock milliseconds, monotonic */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
    this.#at = clock();
  }

  /** Whether there is no question left at the moment. */
  get isEmpty(): boolean {
    const time = this.#clock();
    this.#tokens = Math.min(askBurst, this.#tokens + ((time - this.#at) / 1_000) * asksPerSecond);
    this.#at = time;
    return this.#tokens < 1;
  }

  /** Takes one question from the budget; false when it is used up. */
  take(): boolean {
    if (this.isEmpty) return false;
    this.#tokens -= 1;
    return true;
  }
}
