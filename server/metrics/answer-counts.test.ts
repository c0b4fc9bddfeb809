import { Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { latencyBuckets } from '#src/config/metrics.ts';
import type { Answered } from '../observe/answered.ts';
import { answerCounts } from './answer-counts.ts';

const answered: Answered = {
  site: 'fr',
  kind: 'page-home',
  method: 'GET',
  status: 200,
  ms: 0.5,
  bytes: 12,
  cache: 'hit',
  trace: null,
};

/** The lines of a metric in the text of all. */
async function linesOf(registry: Registry, name: string): Promise<readonly string[]> {
  return (await registry.metrics()).split('\n').filter((line) => line.includes(name));
}

it('the times of answers are told as the library tells those that it counts itself', async () => {
  const registry = new Registry();
  const count = answerCounts(registry);
  const own = new Registry();
  const seconds = new Histogram({
    name: 'velours_web_request_seconds',
    help: 'Time until an answer was sent, by what was asked for',
    labelNames: ['kind'] as const,
    buckets: latencyBuckets,
    registers: [own],
  });
  for (const kind of ['page-home', 'api'])
    for (const taken of [0, 0.0005, 0.001, 0.0011, 0.25, 9.999, 10, 10.5, 600]) {
      count({ ...answered, kind, ms: taken * 1_000 });
      seconds.observe({ kind }, taken);
      const name = 'velours_web_request_seconds';
      expect(await linesOf(registry, name)).toEqual(await linesOf(own, name));
    }
});

it('each time the metrics are asked for they tell all answers until then', async () => {
  const registry = new Registry();
  const count = answerCounts(registry);
  const total = () => linesOf(registry, 'velours_web_requests_total{');
  expect(await total()).toEqual([]);
  count(answered);
  count({ ...answered, status: null, cache: null });
  const once = [
    'velours_web_requests_total{kind="page-home",status="200"} 1',
    'velours_web_requests_total{kind="page-home",status="none"} 1',
  ];
  expect([await total(), await total()]).toEqual([once, once]);
  count(answered);
  expect((await total())[0]).toBe('velours_web_requests_total{kind="page-home",status="200"} 2');
  expect(await linesOf(registry, 'page_cache_answers_total{')).toEqual([
    'velours_web_page_cache_answers_total{state="hit"} 2',
  ]);
});
