/** How wants of one kind come true. `V` has to be a primitive: values are compared by identity. */
interface WantRules<V> {
  /** What is so, as far as the server has said. */
  readonly confirmed: (key: string) => V;
  /** Tells the server, and notes what it says: afterwards `confirmed` knows it. */
  readonly send: (key: string, value: V) => Promise<void>;
  /** What is wanted and not confirmed yet, to be shown as if it were so. */
  readonly show: (wanted: ReadonlyMap<string, V>) => void;
}

/** Wants of one kind by key: shown at once, told to the server one after the other, undone where that fails. */
export interface Wants<V> {
  /**
   * Wants a value for a key. Several in quick succession end in the last one; what was overtaken on its way is not undone.
   *
   * @returns the error with which it was undone; null once it is so
   */
  readonly want: (key: string, value: V) => Promise<unknown>;
  /** Forgets all: another member, or nobody. Answers that are still to come count no more. */
  readonly forget: () => void;
}

/** Wants that follow some rules; see {@link Wants}. */
export function createWants<V>({ confirmed, send, show }: WantRules<V>): Wants<V> {
  let wanted = new Map<string, V>();
  const running = new Map<string, Promise<unknown>>();
  let era = 0;

  const put = (key: string, value: V) => {
    wanted = new Map(wanted).set(key, value);
    show(wanted);
  };
  const drop = (key: string) => {
    wanted = new Map(wanted);
    wanted.delete(key);
    show(wanted);
  };

  /** Brings what is wanted for a key about, until it is so or has failed. */
  async function settle(key: string): Promise<unknown> {
    const began = era;
    for (let value = wanted.get(key); value !== undefined; value = wanted.get(key)) {
      if (value === confirmed(key)) break;
      let error: unknown = null;
      try {
        await send(key, value);
      } catch (thrown) {
        error = thrown ?? new Error(`${key}: refused`);
      }
      if (era !== began) return null;
      // Wanted otherwise meanwhile: that is what counts.
      if (wanted.get(key) !== value) continue;
      drop(key);
      return error;
    }
    if (wanted.has(key)) drop(key);
    return null;
  }

  return {
    want(key, value) {
      put(key, value);
      const known = running.get(key);
      if (known !== undefined) return known;
      const settled = settle(key).finally(() => {
        if (running.get(key) === settled) running.delete(key);
      });
      running.set(key, settled);
      return settled;
    },
    forget() {
      era += 1;
      wanted = new Map();
      running.clear();
      show(wanted);
    },
  };
}

/** One thing after the other: the next begins when the one before is over, whatever came of it. */
export function createLane(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return async (task) => {
    const mine = last.then(task, task);
    last = mine.catch(() => null);
    return mine;
  };
}
