import { Counter, type Metric, type Registry } from 'prom-client';
import { latencyBuckets } from '#src/config/metrics.ts';
import type { Answered, Told } from '../observe/answered.ts';

/** What was counted of one kind of requests. */
interface Counted {
  readonly statuses: Map<Answered['status'], number>;
  /** How many answers each bucket has for itself, with those beyond the last one at the end. */
  readonly buckets: number[];
  /** Of all answers, in seconds. */
  sum: number;
}

const secondsName = 'velours_web_request_seconds';

/** A value of the histogram, as the library writes it. */
interface SecondsValue {
  readonly metricName: string;
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
}

/** The values of the histogram for one kind. */
function secondsOf(kind: string, { buckets, sum }: Counted): readonly SecondsValue[] {
  let count = 0;
  const bounded = buckets.map((inBucket, index): SecondsValue => {
    count += inBucket;
    const le = latencyBuckets[index] ?? '+Inf';
    return { metricName: `${secondsName}_bucket`, labels: { le, kind }, value: count };
  });
  return [
    ...bounded,
    { metricName: `${secondsName}_sum`, labels: { kind }, value: sum },
    { metricName: `${secondsName}_count`, labels: { kind }, value: count },
  ];
}

/**
 * Counts answers in plain numbers, which the library reads when the metrics are asked for: there are many answers between
 * two times, and the library's own counting of each costs more than an answer from memory (its labels are checked and put
 * together to a text three times).
 *
 * @returns counts an answer
 */
export function answerCounts(registry: Registry): Told {
  const kinds = new Map<string, Counted>();
  const states = new Map<NonNullable<Answered['cache']>, number>();
  const requests = new Counter({
    name: 'velours_web_requests_total',
    help: 'Answers by what was asked for and status',
    labelNames: ['kind', 'status'] as const,
    registers: [],
    collect() {
      this.reset();
      for (const [kind, { statuses }] of kinds)
        for (const [status, count] of statuses)
          this.inc({ kind, status: status === null ? 'none' : String(status) }, count);
    },
  });
  const pages = new Counter({
    name: 'velours_web_page_cache_answers_total',
    help: 'Pages by what the page cache had: hit, stale (given, and rendered again) or miss',
    labelNames: ['state'] as const,
    registers: [],
    collect() {
      this.reset();
      for (const [state, count] of states) this.inc({ state }, count);
    },
  });
  // The library's histogram takes single values alone.
  const described = { name: secondsName, help: 'Time until an answer was sent, by what was asked for' };
  const seconds = {
    ...described,
    get: () =>
      Promise.resolve({
        ...described,
        type: 'histogram',
        aggregator: 'sum',
        values: [...kinds].flatMap(([kind, counted]) => secondsOf(kind, counted)),
      }),
  };
  registry.registerMetric(requests);
  registry.registerMetric(pages);
  registry.registerMetric(seconds as unknown as Metric);

  return ({ kind, status, ms, cache }) => {
    let counted = kinds.get(kind);
    if (counted === undefined) {
      counted = { statuses: new Map(), buckets: [...latencyBuckets, Infinity].map(() => 0), sum: 0 };
      kinds.set(kind, counted);
    }
    counted.statuses.set(status, (counted.statuses.get(status) ?? 0) + 1);
    const taken = ms / 1_000;
    counted.sum += taken;
    let bucket = 0;
    while (bucket < latencyBuckets.length && taken > (latencyBuckets[bucket] ?? 0)) bucket += 1;
    counted.buckets[bucket] = (counted.buckets[bucket] ?? 0) + 1;
    if (cache !== null) states.set(cache, (states.get(cache) ?? 0) + 1);
  };
}
