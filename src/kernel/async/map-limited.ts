/**
 * Runs an asynchronous step for every item, at most `limit` at once, and gives the results in the order of the items as
 * they come. Never more than `ahead` results wait for an earlier one, so a long list needs little memory.
 *
 * @param limit steps at once, at least 1
 * @param ahead how far the steps may run ahead of the result that is read
 * @returns throws the rejection of a step where its result would stand; steps after it may have run
 */
export async function* eachLimited<T, R>(
  items: readonly T[],
  limit: number,
  step: (item: T) => Promise<R>,
  ahead: number = limit,
): AsyncGenerator<R> {
  const started = new Map<number, Promise<R>>();
  const settledAt = new Set<number>();
  const running = new Set<Promise<unknown>>();
  let next = 0;
  const fill = (read: number): void => {
    for (; running.size < limit && next < items.length && next < read + ahead; next += 1) {
      const result = step(items[next] as T);
      const at = next;
      started.set(at, result);
      // The reader handles a rejection when it gets there; until then it must not count as unhandled.
      const settled: Promise<unknown> = result
        .catch(() => undefined)
        .then(() => settledAt.add(at) && running.delete(settled));
      running.add(settled);
    }
  };
  for (let read = 0; read < items.length; read += 1) {
    fill(read);
    while (!settledAt.has(read)) {
      await Promise.race(running);
      fill(read);
    }
    const result = await (started.get(read) as Promise<R>);
    started.delete(read);
    settledAt.delete(read);
    yield result;
  }
}

/**
 * Runs an asynchronous step for every item, at most `limit` at once.
 *
 * @returns the results in the order of the items; rejects with the first rejection in that order
 */
export async function mapLimited<T, R>(
  items: readonly T[],
  limit: number,
  step: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for await (const result of eachLimited(items, limit, step, Infinity)) results.push(result);
  return results;
}
