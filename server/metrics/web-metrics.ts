import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { breakers } from '#src/api/transport/breaker.ts';
import { latencyBuckets, shortBuckets, type Meters } from '#src/config/metrics.ts';
import type { Told } from '../observe/answered.ts';
import type { RenderQueue } from '../render/render-queue.ts';
import { answerCounts } from './answer-counts.ts';

/** The metrics of the web process. No label is a part of an address, a person or anything that a visitor chooses. */
export interface WebMetrics {
  readonly registry: Registry;
  readonly meters: Meters;
  /** Counts an answer. */
  readonly count: Told;
  /** Shows how much Next.js works on and how much waits for it. */
  readonly watchQueue: (now: () => RenderQueue['now']) => void;
}

/** The metrics of the cache that processes share; where there is none, they stay empty. */
function sharedMetrics(registry: Registry): Pick<Meters, 'sharedCall' | 'sharedBytes' | 'watchShared'> {
  const registers = [registry];
  const calls = new Counter({
    name: 'velours_web_shared_cache_calls_total',
    help: 'Calls of the shared cache: pages hit, missed, unreadable; calls that failed, took too long or were skipped',
    labelNames: ['call', 'outcome'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'velours_web_shared_cache_call_seconds',
    help: 'Time of the calls of the shared cache that were made',
    labelNames: ['call'] as const,
    buckets: shortBuckets,
    registers,
  });
  const bytes = new Counter({
    name: 'velours_web_shared_cache_bytes_total',
    help: 'Bytes of pages that came from the shared cache and went there',
    labelNames: ['call'] as const,
    registers,
  });
  let state: Parameters<Meters['watchShared']>[0] | undefined;
  for (const [name, help, isTrue] of [
    ['connected', '1 while there is a connection to the shared cache', 'isConnected'],
    ['breaker_open', '1 while the shared cache counts as down', 'isBreakerOpen'],
  ] as const)
    registry.registerMetric(
      new Gauge({
        name: `velours_web_shared_cache_${name}`,
        help: `${help}; missing where there is none`,
        registers: [],
        collect() {
          if (state === undefined) this.remove();
          else this.set(state()[isTrue] ? 1 : 0);
        },
      }),
    );
  return {
    sharedCall: (call, outcome, duration) => {
      calls.inc({ call, outcome });
      if (outcome !== 'skipped') seconds.observe({ call }, duration);
    },
    sharedBytes: (call, length) => bytes.inc({ call }, length),
    watchShared: (from) => (state = from),
  };
}

/** Makes the metrics of the web process. */
export function webMetrics(): WebMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const evictions = new Counter({
    name: 'velours_web_page_cache_evictions_total',
    help: 'Pages that left the page cache because others needed their place',
    registers,
  });
  const calls = new Counter({
    name: 'velours_web_api_calls_total',
    help: 'Calls of the API by endpoint and outcome',
    labelNames: ['call', 'outcome'] as const,
    registers,
  });
  const callSeconds = new Histogram({
    name: 'velours_web_api_call_seconds',
    help: 'Time of the calls of the API',
    buckets: latencyBuckets,
    registers,
  });
  registry.registerMetric(
    new Gauge({
      name: 'velours_web_breaker_open',
      help: '1 while this part of a site’s API counts as down; parts that were never called are missing',
      labelNames: ['part'] as const,
      registers: [],
      collect() {
        for (const [part, { isOpen }] of breakers()) this.set({ part }, isOpen ? 1 : 0);
      },
    }),
  );
  let held: Parameters<Meters['watchPages']>[0] = () => ({ bytes: {}, pages: 0 });
  registry.registerMetric(
    new Gauge({
      name: 'velours_web_page_cache_bytes',
      help: 'Bytes of kept pages by part of the page cache',
      labelNames: ['part'] as const,
      registers: [],
      collect() {
        for (const [part, bytes] of Object.entries(held().bytes)) this.set({ part }, bytes);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'velours_web_page_cache_pages',
      help: 'Kept pages',
      registers: [],
      collect() {
        this.set(held().pages);
      },
    }),
  );
  let queue: () => RenderQueue['now'] = () => ({ working: 0, waiting: 0 });
  registry.registerMetric(
    new Gauge({
      name: 'velours_web_framework_requests',
      help: 'What Next.js works on (working), and what waits for it (waiting): pages, calls and files',
      labelNames: ['state'] as const,
      registers: [],
      collect() {
        for (const [state, count] of Object.entries(queue())) this.set({ state }, count);
      },
    }),
  );
  const shared = sharedMetrics(registry);
  const meters: Meters = {
    ...shared,
    apiCall: (call, outcome, duration) => {
      calls.inc({ call, outcome });
      if (outcome !== 'skipped') callSeconds.observe(duration);
    },
    pageEvicted: () => evictions.inc(),
    watchPages: (from) => (held = from),
  };
  return {
    registry,
    meters,
    count: answerCounts(registry),
    watchQueue: (from) => (queue = from),
  };
}
