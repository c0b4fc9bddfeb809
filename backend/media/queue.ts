/** A queue of work. Urgent work goes before patient work; at most `limit` pieces run at a time. */
export class WorkQueue {
  readonly #limit: number;
  readonly #urgent: (() => Promise<void>)[] = [];
  readonly #patient: (() => Promise<void>)[] = [];
  #running = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Runs a piece of work when its turn comes; returns its result, or throws its error. */
  run<T>(work: () => Promise<T>, urgent: boolean): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    (urgent ? this.#urgent : this.#patient).push(async () => {
      try {
        resolve(await work());
      } catch (error) {
        reject(error);
      }
    });
    this.#next();
    return promise;
  }

  #next(): void {
    if (this.#running >= this.#limit) return;
    const work = this.#urgent.shift() ?? this.#patient.shift();
    if (work === undefined) return;
    this.#running += 1;
    void this.#finish(work);
  }

  async #finish(work: () => Promise<void>): Promise<void> {
    await work();
    this.#running -= 1;
    this.#next();
  }
}
