import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { latencyBuckets, type MetricsPlace } from '#src/config/metrics.ts';
import { serveMetrics } from '#src/config/metrics-server.ts';
import { now } from '#src/kernel/date/clock.ts';
import type { AccountContext } from '../accounts/context.ts';
import type { AccountEvents } from '../accounts/events/account-events.ts';
import type { Database } from '../database/open.ts';
import { countMails } from '../mail/queue.ts';
import type { BrowserReports } from '../reports/routes.ts';
import { registerCatalogueMetrics } from './catalogue-metrics.ts';

/** The parts of the server that are counted. */
export interface Counted {
  readonly app: FastifyInstance;
  readonly accounts: AccountContext | null;
  readonly events: AccountEvents;
  readonly reports: BrowserReports;
}

/**
 * Makes the metrics of the backend and counts every answer of the server. Labels are routes as they are registered,
 * methods and statuses: nothing that a visitor chooses.
 */
export function registerMetrics({ app, accounts, events, reports }: Counted, db: Database): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'velours_backend_requests_total',
    help: 'Answers by route, method and status',
    labelNames: ['route', 'method', 'status'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'velours_backend_request_seconds',
    help: 'Time until an answer was sent, by route',
    labelNames: ['route'] as const,
    buckets: latencyBuckets,
    registers,
  });
  registry.registerMetric(
    new Gauge({
      name: 'velours_backend_password_hashes',
      help: 'Hashes of passwords that are being made, and that wait',
      labelNames: ['state'] as const,
      registers: [],
      collect() {
        const { running, waiting } = accounts?.hasher.load ?? { running: 0, waiting: 0 };
        this.set({ state: 'running' }, running);
        this.set({ state: 'waiting' }, waiting);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'velours_backend_mails',
      help: 'Mails that wait, and that could not be delivered; missing while the database does not answer',
      labelNames: ['state'] as const,
      registers: [],
      async collect() {
        this.reset();
        const counts = await countMails(db).catch(() => null);
        if (counts === null) return;
        for (const state of ['waiting', 'undeliverable']) this.set({ state }, counts.get(state) ?? 0);
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: 'velours_backend_account_events_total',
      help: 'What happened to accounts: sign-ins, changes, refusals',
      labelNames: ['event'] as const,
      registers: [],
      collect() {
        this.reset();
        for (const { event, count } of events) this.inc({ event }, count);
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: 'velours_backend_policy_reports_total',
      help: 'Reports about policies of pages: taken, by an extension, foreign, malformed or beyond the limit',
      labelNames: ['outcome', 'directive'] as const,
      registers: [],
      collect() {
        this.reset();
        for (const { outcome, about, count } of reports.policies.counts)
          this.inc({ outcome, directive: about }, count);
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: 'velours_backend_error_reports_total',
      help: 'Reports about errors of script on pages: taken, by an extension, foreign, malformed or beyond the limit',
      labelNames: ['outcome', 'kind'] as const,
      registers: [],
      collect() {
        this.reset();
        for (const { outcome, about, count } of reports.errors.counts)
          this.inc({ outcome, kind: about }, count);
      },
    }),
  );
  registerCatalogueMetrics(registry, db, now);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    // Methods that no route has are one: callers invent them.
    const method = request.is404 ? 'none' : request.method;
    requests.inc({ route, method, status: String(reply.statusCode) });
    seconds.observe({ route }, reply.elapsedTime / 1_000);
  });
  return registry;
}

/** Shows the metrics of the backend on a port of their own. */
export async function backendMetrics(counted: Counted, db: Database, place: MetricsPlace): Promise<void> {
  await serveMetrics(registerMetrics(counted, db), place);
}
