import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { breakerOf } from '#src/api/transport/breaker.ts';
import { perSite } from '#src/config/environment.ts';
import { serveMetrics } from '#src/config/metrics-server.ts';
import { hostTable } from '#src/request/host.ts';
import { ask } from '#tests/support/ask.ts';
import { watchAnswers } from '../observe/answered.ts';
import { siteResponse } from '../site-response.ts';
import { webMetrics } from './web-metrics.ts';

const origins = perSite((site) => `http://${site}.velours.test`);
const hosts = hostTable(origins);
const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function listening(server: Server): Promise<number> {
  open.push(server);
  if (!server.listening) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  return (server.address() as AddressInfo).port;
}

/** The values of a metric by its labels. */
async function valuesOf(
  metrics: ReturnType<typeof webMetrics>,
  name: string,
): Promise<Record<string, number>> {
  const found = await metrics.registry.getSingleMetric(name)?.get();
  return Object.fromEntries(
    (found?.values ?? []).map(({ labels, value }) => [Object.values(labels).join(' '), value]),
  );
}

describe('the metrics of the web process', () => {
  it('count answers by kind and status, with their time and what the page cache had', async () => {
    const metrics = webMetrics();
    const server = createServer({ ServerResponse: siteResponse({ hosts, origins }) }, (request, response) => {
      const isOld = request.url === '/films';
      response.reply(isOld ? 200 : 404, { 'x-nextjs-cache': isOld ? 'STALE' : 'HIT' }, 'x');
    });
    watchAnswers(server, hosts, [metrics.count]);
    const port = await listening(server);
    for (const path of ['/films', '/films', '/nothing-here/at/all'])
      await ask(port, path, { method: 'GET', headers: { host: 'fr.velours.test' } });
    expect(await valuesOf(metrics, 'velours_web_requests_total')).toEqual({
      'page-shows 200': 2,
      'none 404': 1,
    });
    expect(await valuesOf(metrics, 'velours_web_page_cache_answers_total')).toEqual({ stale: 2, hit: 1 });
    const text = await metrics.registry.metrics();
    expect(text).toContain('velours_web_request_seconds_count{kind="page-shows"} 2');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).not.toMatch(/nothing-here|velours\.test/);
  });

  it('count calls, evictions, breakers and the bytes of the page cache', async () => {
    const metrics = webMetrics();
    metrics.meters.apiCall('shows', 'ok', 0.02);
    metrics.meters.apiCall('shows', 'timeout', 1.2);
    metrics.meters.apiCall('shows', 'skipped', 0);
    metrics.meters.pageEvicted();
    metrics.meters.watchPages(() => ({ bytes: { pages: 50, emptyDays: 7 }, pages: 3 }));
    for (let n = 0; n < 3; n += 1) breakerOf('sn').failed();
    breakerOf('tn').succeeded();
    expect(await valuesOf(metrics, 'velours_web_api_calls_total')).toEqual({
      'shows ok': 1,
      'shows timeout': 1,
      'shows skipped': 1,
    });
    expect(await metrics.registry.metrics()).toContain('velours_web_api_call_seconds_count 2');
    expect(await valuesOf(metrics, 'velours_web_page_cache_evictions_total')).toEqual({ '': 1 });
    expect(await valuesOf(metrics, 'velours_web_page_cache_bytes')).toEqual({ pages: 50, emptyDays: 7 });
    expect(await valuesOf(metrics, 'velours_web_page_cache_pages')).toEqual({ '': 3 });
    // Other tests of the same process may have asked other sites.
    expect(await valuesOf(metrics, 'velours_web_breaker_open')).toMatchObject({ sn: 1, tn: 0 });
  });

  it('are shown at one address of their own port, on this machine', async () => {
    const { registry } = webMetrics();
    const server = await serveMetrics(registry, { host: '127.0.0.1', port: 0 });
    const port = await listening(server);
    expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
    const answer = await ask(port, '/metrics', { method: 'GET', headers: {} });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, registry.contentType]);
    expect(answer.body).toContain('# TYPE velours_web_requests_total counter');
    expect((await ask(port, '/', { method: 'GET', headers: {} })).status).toBe(404);
    expect((await ask(port, '/metrics', { method: 'POST', headers: {} })).status).toBe(404);
  });
});

describe('the metrics of the shared cache', () => {
  it('count calls by kind and outcome, with the time of those that were made, and bytes', async () => {
    const metrics = webMetrics();
    const { meters } = metrics;
    meters.sharedCall('page-read', 'hit', 0.0007);
    meters.sharedCall('page-read', 'miss', 0.002);
    meters.sharedCall('page-read', 'timeout', 0.05);
    meters.sharedCall('page-read', 'skipped', 0);
    meters.sharedCall('purge-tell', 'error', 0.001);
    meters.sharedBytes('page-read', 40_000);
    meters.sharedBytes('page-write', 1_000);
    meters.sharedBytes('page-write', 500);
    expect(await valuesOf(metrics, 'velours_web_shared_cache_calls_total')).toEqual({
      'page-read hit': 1,
      'page-read miss': 1,
      'page-read timeout': 1,
      'page-read skipped': 1,
      'purge-tell error': 1,
    });
    expect(await valuesOf(metrics, 'velours_web_shared_cache_bytes_total')).toEqual({
      'page-read': 40_000,
      'page-write': 1_500,
    });
    const text = await metrics.registry.metrics();
    expect(text).toContain('velours_web_shared_cache_call_seconds_count{call="page-read"} 3');
    expect(text).toContain('velours_web_shared_cache_call_seconds_bucket{le="0.001",call="page-read"} 1');
  });

  it('say whether it can be asked, and nothing where there is none', async () => {
    const metrics = webMetrics();
    const shown = async () =>
      [
        ...(await metrics.registry.metrics()).matchAll(
          /^velours_web_shared_cache_(connected|breaker_open) (.+)$/gm,
        ),
      ].map(([, name, value]) => [name, value]);
    expect(await shown()).toEqual([]);
    metrics.meters.watchShared(() => ({ isConnected: true, isBreakerOpen: false }));
    expect(await shown()).toEqual([
      ['connected', '1'],
      ['breaker_open', '0'],
    ]);
    metrics.meters.watchShared(() => ({ isConnected: false, isBreakerOpen: true }));
    expect(await shown()).toEqual([
      ['connected', '0'],
      ['breaker_open', '1'],
    ]);
  });
});

it('show how much Next.js works on, and how much waits for it', async () => {
  const metrics = webMetrics();
  metrics.watchQueue(() => ({ working: 16, waiting: 3 }));
  expect(await valuesOf(metrics, 'velours_web_framework_requests')).toEqual({
    working: 16,
    waiting: 3,
  });
});

describe('the dashboard', () => {
  it('asks for metrics that are there', async () => {
    const { registry } = webMetrics();
    const backend = readFileSync(
      new URL('../../backend/metrics/backend-metrics.ts', import.meta.url),
      'utf8',
    );
    const known = new Set([
      ...(await registry.getMetricsAsJSON()).map(({ name }) => name),
      ...Array.from(backend.matchAll(/velours_backend_\w+/g), ([name]) => name),
    ]);
    const dashboard = readFileSync(new URL('../../deploy/grafana-velours.json', import.meta.url), 'utf8');
    const asked = new Set(
      [...dashboard.matchAll(/\b(?:velours|nodejs|process)_\w+/g)].map(([name]) =>
        name.replace(/_(?:bucket|count|sum)$/, ''),
      ),
    );
    expect(asked.size).toBeGreaterThan(10);
    expect([...asked].filter((name) => !known.has(name))).toEqual([]);
  });
});
