/** The processor time of this process, its threads included, in milliseconds: other work of the machine adds nothing to it. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * The shortest time of each of several pieces of work, in milliseconds. They run in turns, so that a busy machine slows
 * all of them equally; the shortest of many rounds is the least affected by other work of the machine.
 *
 * @param clock tells the time, in milliseconds; {@link processorTime} where the work only computes
 */
export async function leastTimes<const T extends readonly ((round: number) => Promise<unknown>)[]>(
  rounds: number,
  work: T,
  clock: () => number = () => performance.now(),
): Promise<{ readonly [K in keyof T]: number }> {
  const least = work.map(() => Infinity);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, one] of work.entries()) {
      const start = clock();
      await one(round);
      least[index] = Math.min(least[index] ?? Infinity, clock() - start);
    }
  return least as { [K in keyof T]: number };
}
