/**
 * The shortest time of each of several pieces of work, in milliseconds. They run in turns, so that a busy machine slows
 * all of them equally; the shortest of many rounds is the least affected by other work of the machine.
 */
export async function leastTimes<const T extends readonly ((round: number) => Promise<unknown>)[]>(
  rounds: number,
  work: T,
): Promise<{ readonly [K in keyof T]: number }> {
  const least = work.map(() => Infinity);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, one] of work.entries()) {
      const start = performance.now();
      await one(round);
      least[index] = Math.min(least[index] ?? Infinity, performance.now() - start);
    }
  return least as { [K in keyof T]: number };
}
