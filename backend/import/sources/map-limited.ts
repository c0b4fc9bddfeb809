/**
 * Runs an asynchronous step for each item of a list, a limited number at the same time.
 * @param limit number of steps at the same time, at least 1
 * @returns the results in the order of the list
 */
export async function* mapLimited<T, R>(
  list: readonly T[],
  limit: number,
  step: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const underWay: Promise<R>[] = [];
  let next = 0;
  const fill = (): void => {
    while (underWay.length < limit && next < list.length) {
      const item = list[next];
      next += 1;
      if (item === undefined) continue;
      const started = step(item);
      // The caller handles it when it awaits; until then a rejection must not count as unhandled.
      started.catch(() => undefined);
      underWay.push(started);
    }
  };
  fill();
  for (let first = underWay.shift(); first !== undefined; first = underWay.shift()) {
    const result = await first;
    fill();
    yield result;
  }
}
