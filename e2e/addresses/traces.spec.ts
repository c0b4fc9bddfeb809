import { expect } from '@playwright/test';
import { href } from '#src/routes/href.ts';
import { OwnBackend } from '#tests/support/own-backend.ts';
import { OwnWeb } from '#tests/support/own-web.ts';
import { TraceCollector } from '#tests/support/trace-collector.ts';
import { test } from '../support/test.ts';

/** Both processes with a collector of traces (ADR-0063), without a browser. */
let collector: TraceCollector;
let backend: OwnBackend;
let web: OwnWeb;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  collector = await TraceCollector.start();
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    LOG_LEVEL: 'info',
    // The page is answered, even on a busy machine.
    API_TIMEOUT_MS: '10000',
  };
  backend = await OwnBackend.start(['nl'], { environment });
  web = await OwnWeb.start(backend.apiOrigin, { environment });
});

test.afterAll(async () => {
  await web.stop();
  await backend.stop();
  await collector.stop();
});

test('a page is one trace, from its request over its calls to the backend’s routes', async () => {
  const trace = 'c0ffee0000000000000000000000cafe';
  const front = 'c0ffee000000cafe';
  const path = `${href('nl-NL', { page: 'shows' })}?secret=anna`;
  expect((await web.get('nl', path, { headers: { traceparent: `00-${trace}-${front}-01` } })).status).toBe(
    200,
  );
  const ofTrace = () => collector.spans.filter((span) => span.trace === trace);
  // Both processes send in batches.
  await expect
    .poll(() => new Set(ofTrace().map(({ service }) => service)), { timeout: 30_000 })
    .toEqual(new Set(['velours-web', 'velours-backend']));
  const root = ofTrace().find(({ parent }) => parent === front);
  expect(root?.facts).toEqual({
    'http.request.method': 'GET',
    'http.response.status_code': '200',
    'velours.kind': 'page-shows',
  });
  const calls = new Map(
    ofTrace()
      .filter(({ parent }) => parent === root?.id)
      .map((span) => [span.id, span]),
  );
  expect([...calls.values()].map(({ name }) => name)).toContain('call settings');
  const served = ofTrace().filter(({ service }) => service === 'velours-backend');
  for (const span of served) expect(calls.has(span.parent)).toBe(true);
  expect(served.map(({ facts }) => facts['http.route'])).toContain('/:site/api/settings');
  await expect.poll(() => web.errors).toContain(`"trace":"${trace}"`);
  expect(collector.received).not.toMatch(/anna|velours\.test/);
});
