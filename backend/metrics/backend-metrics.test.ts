import type { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember, openHost, TestBrowser } from '../accounts/test-kit.ts';
import type { TestHost } from '../accounts/test-kit.ts';
import { openTestDatabase } from '../database/test-database.ts';
import type { OpenDatabase } from '../database/open.ts';
import { registerMetrics } from './backend-metrics.ts';

let database: OpenDatabase;
let host: TestHost;
let registry: Registry;
beforeAll(async () => {
  database = await openTestDatabase();
  host = await openHost(database, {}, false, (server) => {
    registry = registerMetrics(server, database.db);
  });
});
afterAll(async () => {
  await host.app.close();
  await database.close();
});

describe('the metrics of the backend', () => {
  it('count answers by route and status, hashes and mails, and name nobody', async () => {
    const { email } = await newMember(host);
    await new TestBrowser(host, 'fr', '203.0.113.9').signIn(email, 'not that one, no');
    await host.app.inject({ url: '/invented/12345?q=secret' });
    await host.app.inject({ url: '/health/live' });
    const text = await registry.metrics();
    expect(text).toMatch(
      /velours_backend_requests_total\{route="[^"]*sign-in[^"]*",method="POST",status="422"\} 1/,
    );
    expect(text).toContain(
      'velours_backend_requests_total{route="/health/live",method="GET",status="200"} 1',
    );
    expect(text).toContain('velours_backend_requests_total{route="none",method="none",status="404"} 1');
    expect(text).toMatch(/velours_backend_request_seconds_count\{route="\/health\/live"\} 1/);
    expect(text).toMatch(/velours_backend_mails\{state="waiting"\} [1-9]/);
    expect(text).toContain('velours_backend_mails{state="undeliverable"} 0');
    expect(text).toContain('velours_backend_password_hashes{state="waiting"} 0');
    expect(text).toContain('velours_backend_account_events_total{event="account-made"} 1');
    expect(text).toContain('velours_backend_account_events_total{event="sign-in-refused"} 1');
    expect(text).toContain('velours_backend_account_events_total{event="lock-out"} 0');
    expect(text).toContain('# TYPE velours_backend_catalogue_age_seconds gauge');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).not.toMatch(/example\.|203\.0|12345|secret/);
  });

  it('show hashes that are being made and that wait', async () => {
    const all = Array.from({ length: 5 }, () => host.context.hasher.hash('one of many'));
    const text = await registry.metrics();
    expect(text).toContain('velours_backend_password_hashes{state="running"} 2');
    expect(text).toContain('velours_backend_password_hashes{state="waiting"} 3');
    await Promise.all(all);
  });
});
