/** How often something may be tried within a window of time. */
export interface LimitRule {
  /** Unique; rules of different names never share a count. */
  name: string;
  tries: number;
  windowSeconds: number;
}

/** What came of a try. */
export interface Taken {
  allowed: boolean;
  /** Seconds until the window ends. */
  retryAfter: number;
}

/** Counts tries. */
export interface Limits {
  /** Counts a try of a subject (an address, an e-mail) and says whether it is within the limit. */
  take(rule: LimitRule, subject: string): Promise<Taken>;
}

/** Calls of the protocol from one address: a page renews its tokens a few times an hour. */
export const callsByAddress: LimitRule = { name: 'identity-calls', tries: 600, windowSeconds: 300 };

/** How many subjects are counted at a time; beyond that the ones that began first are forgotten. */
const mostSubjects = 100_000;

/**
 * Counts in the memory of this process, which is right for one process and forgiving for several.
 * @param factor how many times as many tries are allowed, for suites that send everything from one address
 */
export function memoryLimits(now: () => Date, factor = 1): Limits {
  const counts = new Map<string, { count: number; ends: number }>();
  return {
    take(rule, subject) {
      const key = `${rule.name}\0${subject}`;
      const time = now().getTime();
      const present = counts.get(key);
      const window =
        present === undefined || present.ends <= time
          ? { count: 0, ends: time + rule.windowSeconds * 1_000 }
          : present;
      window.count += 1;
      if (window !== present) {
        counts.delete(key);
        counts.set(key, window);
        const [oldest] = counts.keys();
        if (counts.size > mostSubjects && oldest !== undefined) counts.delete(oldest);
      }
      const retryAfter = Math.max(1, Math.ceil((window.ends - time) / 1_000));
      return Promise.resolve({ allowed: window.count <= rule.tries * factor, retryAfter });
    },
  };
}
