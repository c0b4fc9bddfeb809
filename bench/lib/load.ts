import autocannon from 'autocannon';
import { quantile } from './figures.ts';

/** The results of a round of requests. */
export interface Load {
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers per second. */
  readonly perSecond: number;
}

/** The plan of a round: the paths in turn, the number of connections, and the number of requests. */
export interface LoadPlan {
  /** An origin, without a path. */
  readonly base: string;
  readonly paths: readonly string[];
  readonly connections: number;
  readonly amount: number;
  /** At most so many requests a second, over all connections; as many as are answered by default. */
  readonly rate?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** GET by default. */
  readonly method?: 'GET' | 'POST';
  /** Sent as JSON. */
  readonly body?: object;
  /** Whether answers other than 2xx are what is measured. */
  readonly refused?: boolean;
}

/**
 * Sends the planned number of requests, on each connection without a pause, and measures the time of every answer.
 *
 * @throws Error when an answer is not a 2xx or does not come
 */
export async function load(plan: LoadPlan): Promise<Load> {
  const {
    base,
    paths,
    connections,
    amount,
    rate,
    headers = {},
    method = 'GET',
    body,
    refused = false,
  } = plan;
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const said = body === undefined ? headers : { ...headers, 'content-type': 'application/json' };
  const times: number[] = [];
  let first = 0;
  let last = 0;
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const running = autocannon(
    {
      url: base,
      connections,
      amount: Math.max(amount, connections),
      ...(rate === undefined ? {} : { overallRate: rate }),
      // autocannon ends only at a sample, so samples are frequent.
      sampleInt: 20,
      requests: paths.map((path) => ({ method, path, headers: { ...said }, ...sent })),
    },
    (error, result) => (error ? reject(error) : resolve(result)),
  );
  running.on('response', (_client, _status, _bytes, milliseconds) => {
    last = performance.now();
    if (times.length === 0) first = last - milliseconds;
    times.push(milliseconds);
  });
  const { non2xx, errors, timeouts } = await promise;
  if ((!refused && non2xx > 0) || errors + timeouts > 0)
    throw new Error(
      `${paths[0]}: ${non2xx} answers that were not 2xx, ${errors + timeouts} that did not come`,
    );
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    perSecond: times.length / ((last - first) / 1_000),
  };
}
