/** How the changes of one kind are made. `V` must be a primitive, because values are compared by identity. */
interface WantRules<V> {
  /** The value that the server has confirmed. */
  readonly confirmed: (key: string) => V;
  /** Sends the change to the server and stores its answer, so that `confirmed` returns it afterwards. */
  readonly send: (key: string, value: V) => Promise<void>;
  /** Shows the wanted values that are not confirmed yet. */
  readonly show: (wanted: ReadonlyMap<string, V>) => void;
}

/**
 * Changes of one kind by key. A change is shown at once, sent to the server after earlier changes of its key, and
 * undone when it fails.
 */
export interface Wants<V> {
  /**
   * Sets a value for a key. Of several values in quick succession, the last one wins; an earlier value that fails is
   * not undone.
   *
   * @returns the error for which the change was undone; null when it was made
   */
  readonly want: (key: string, value: V) => Promise<unknown>;
  /** Forgets all changes, when the member changes or signs out. Answers that arrive later are ignored. */
  readonly forget: () => void;
}

/** Makes a {@link Wants} with the given rules. */
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

  /** Sends the wanted value of a key until it is confirmed or has failed. */
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
      // Another value is wanted by now, and only that one counts.
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

/** Runs tasks one after the other: the next begins when the one before has ended, even when it failed. */
export function createLane(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return async (task) => {
    const mine = last.then(task, task);
    last = mine.catch(() => null);
    return mine;
  };
}
