/** How often an action may be tried within a window of time. */
export interface LimitRule {
  /** Unique name; rules with different names never share a count. */
  name: string;
  tries: number;
  windowSeconds: number;
}

/** The result of a try. */
export interface Taken {
  allowed: boolean;
  /** Seconds until the window ends. */
  retryAfter: number;
}

/** Counts tries. */
export interface Limits {
  /** Counts a try of a subject (an address, an e-mail) and tells whether it is within the limit. */
  take(rule: LimitRule, subject: string): Promise<Taken>;
}

/** Calls of the protocol from one address: a page renews its tokens a few times an hour. */
export const callsByAddress: LimitRule = { name: 'identity-calls', tries: 600, windowSeconds: 300 };

/** The maximum number of counted subjects; beyond it, the oldest counts are forgotten. */
const mostSubjects = 100_000;

/**
 * Counts in the memory of this process. That is exact for one process; with several processes, more tries are possible.
 * @param factor multiplies the tries, for test suites that send everything from one address
 * @param monotonic milliseconds: no clock that is set back keeps anybody out
 */
export function memoryLimits(factor = 1, monotonic: () => number = () => performance.now()): Limits {
  const counts = new Map<string, { count: number; ends: number }>();
  return {
    take(rule, subject) {
      const key = `${rule.name}\0${subject}`;
      const time = monotonic();
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
