/** How many requests with reports are read in a minute. */
export interface BudgetRule {
  readonly all: number;
  readonly address: number;
}

const windowMs = 60_000;

/** Enough to see what is wrong; a page that is wrong for everybody would tell it a thousand times. */
export const usualBudget: BudgetRule = { all: 300, address: 20 };

/**
 * The requests that are read in a minute, from everybody together and from one address. It is kept in memory, which the
 * first number bounds: nothing is asked of the database for what anybody can send.
 */
export class ReportBudget {
  readonly #rule: BudgetRule;
  readonly #now: () => Date;
  readonly #byAddress = new Map<string, number>();
  #begun = 0;
  #all = 0;

  constructor(now: () => Date, rule: BudgetRule = usualBudget) {
    this.#now = now;
    this.#rule = rule;
  }

  /** Whether a request of this address is read; seconds to wait otherwise. */
  take(
    address: string,
  ): { readonly admitted: true } | { readonly admitted: false; readonly seconds: number } {
    const at = this.#now().getTime();
    // A minute that begins later than now began before the clock was set back.
    if (at < this.#begun || at - this.#begun >= windowMs) {
      this.#begun = at;
      this.#all = 0;
      this.#byAddress.clear();
    }
    const own = this.#byAddress.get(address) ?? 0;
    if (this.#all >= this.#rule.all || own >= this.#rule.address)
      return { admitted: false, seconds: Math.ceil((this.#begun + windowMs - at) / 1_000) };
    this.#all += 1;
    this.#byAddress.set(address, own + 1);
    return { admitted: true };
  }
}
