/**
 * Results of an asynchronous step over a list, a bounded number under way at once, in the order of the list.
 * @param limit steps under way at once, at least 1
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
      // Handled where it is awaited; until then a rejection must not count as unhandled.
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
