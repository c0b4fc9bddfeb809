import path from 'node:path';
import { fileURLToPath } from 'node:url';
import next from 'next';
import { log, logDestination } from '#src/api/log.ts';
import { installMeters } from '#src/config/metrics.ts';
import { serveMetrics, type PortHandler } from '#src/config/metrics-server.ts';
import { purges } from '#src/api/purge/purges.ts';
import { outliveReaders, stopOnSignals } from '#src/config/process-end.ts';
import { accountWarnings } from '#src/config/account-hosts.ts';
import { EnvironmentError, webEnvironment, type WebEnvironment } from '#src/config/environment.ts';
import { nameRelease } from '#src/config/release.ts';
import type { RecordedTraces } from '#src/config/trace/recording.ts';
import { installTracing } from '#src/config/trace/trace.ts';
import type { TraceTarget } from '#src/config/trace/trace-target.ts';
import { loadPage } from '#src/page-data/page-data.ts';
import { pageStore } from '#src/request/cache/page-store.ts';
import { installSharedPages } from '#src/request/cache/shared-pages.ts';
import { hostTable } from '#src/request/host.ts';
import { processEffects, processWorld } from '#src/request/world.ts';
import { Ahead } from './ahead/ahead.ts';
import { AskedPages } from './ahead/asked-pages.ts';
import { archivedFiles } from './archive/archived-files.ts';
import { StaticArchive } from './archive/static-archive.ts';
import { builtFileHeaders, useBuiltConfig } from '#src/next/built-config.ts';
import { webMetrics } from './metrics/web-metrics.ts';
import { door } from './door/door.ts';
import { takeConsole } from './framework-log.ts';
import { accessLines } from './observe/access-lines.ts';
import { watchAnswers } from './observe/answered.ts';
import { buildIdIn, generationOf } from './shared/generation.ts';
import { revalidateHandler, type Purge } from './purge/revalidate.ts';
import { RedisCalls } from './shared/redis-calls.ts';
import { RedisPages } from './shared/redis-pages.ts';
import { RedisPurges } from './shared/redis-purges.ts';
import { warmUp } from './readiness.ts';
import { RenderQueue } from './render/render-queue.ts';
import { isOwnFault, Renderer } from './render/renderer.ts';
import { webServer, type WebServerParts } from './web-server.ts';

/** The web process of a built site: our own server in front of Next.js (README.md). */
const root = fileURLToPath(new URL('..', import.meta.url));

// Short buffers are cut from longer ones, which stay for as long as any piece is kept: of the 65,536 bytes that are usual
// now, pages and answers that are kept would hold most for nothing (ADR-0108).
Buffer.poolSize = 8_192;

/** How long running answers may take when the process is told to stop, in milliseconds. */
const graceMs = 5_000;

/** How often a process says that its build is in use, in milliseconds. */
const renewalMs = 3_600_000;

/** How often the process looks whether a programme day ends soon, in milliseconds. */
const aheadLookMs = 10_000;

/** Ends the process in order; before it listens, there is nothing to end. */
let stop = (): Promise<void> => process.exit(0);

/** Writes the lines of requests that wait. */
let flushLines = (): void => undefined;

async function main(): Promise<void> {
  try {
    process.loadEnvFile(path.join(root, '.env'));
  } catch {
    // There is no .env file: the defaults are used.
  }
  Object.assign(process.env, { NODE_ENV: 'production' });
  takeConsole();
  const settings = webEnvironment();
  const {
    host,
    port,
    siteOrigins,
    startNoticeMs,
    stopNoticeMs,
    accessLog,
    metrics: place,
    traces,
  } = settings;
  for (const line of accountWarnings(siteOrigins, settings.accounts)) log.warn(line);
  const metrics = place === null ? null : webMetrics();
  // Before Next.js loads the code that counts.
  if (metrics !== null) installMeters(metrics.meters);
  const recorded = traces === null ? null : await recordTracesFor(traces);
  const purge = await share(settings);
  nameRelease(await buildIdIn(root));
  useBuiltConfig(root);
  const app = next({ dev: false, dir: root, hostname: host, port });
  await app.prepare();
  const otherBuilds = await shareFiles(settings);
  const hosts = hostTable(siteOrigins);
  const places = { hosts, origins: siteOrigins };
  const asked = new AskedPages();
  const handle = app.getRequestHandler();
  const queue = new RenderQueue();
  const store = pageStore();
  const serverFolder = path.join(root, '.next', 'server');
  const renderer = new Renderer({ handle, load: loadPage, store, queue, serverFolder });
  const entrance = door({
    world: processWorld(),
    effects: processEffects,
    store,
    renderer,
    note: (request, page) => asked.note(request, page),
  });
  const server = webServer({
    handle,
    door: entrance,
    queue,
    ...(otherBuilds === undefined ? {} : { otherBuilds }),
    places,
    report: (error) => log.error({ err: error }, 'an answer failed'),
    noticeMs: stopNoticeMs,
    graceMs,
  });

  metrics?.watchQueue(() => queue.now);
  const { revalidateSecret: secret } = settings;
  const others: Readonly<Record<string, PortHandler>> =
    secret === null ? {} : { '/revalidate': revalidateHandler({ secret, purge }) };
  if (metrics !== null && place !== null) await serveMetrics(metrics.registry, place, others);
  const lines = accessLog && log.isLevelEnabled('info') ? accessLines(logDestination) : null;
  if (lines !== null) flushLines = lines.flush;
  watchAnswers(
    server.http,
    hosts,
    [metrics?.count, lines?.tell].filter((tell) => tell !== undefined),
  );

  stop = async () => {
    const finished = await server.stop();
    await app.close();
    await recorded?.stop();
    await exit(finished ? 0 : 1);
  };

  await server.listen({ port, host });
  process.stdout.write(`velours web: listening on http://${host}:${port}\n`);
  const home = { host: new URL(siteOrigins.fr).host, path: '/', headers: {} };
  const prepare = async (...page: Parameters<typeof entrance.prepare>) => {
    try {
      await entrance.prepare(...page);
    } catch (error) {
      if (isOwnFault(error)) log.error({ err: error, path: page[0].path }, 'a page could not be prepared');
      throw error;
    }
  };
  void warmUp(() => prepare(home), startNoticeMs).then(server.started);
  const ahead = new Ahead(asked, (page, moment) => prepare(page, new Date(moment)));
  setInterval(() => void ahead.look(), aheadLookMs).unref();
}

/** OpenTelemetry is loaded only where a collector is named. */
async function recordTracesFor(target: TraceTarget): Promise<RecordedTraces> {
  const { recordTraces } = await import('#src/config/trace/recording.ts');
  const recorded = recordTraces('velours-web', target, (problem) => log.warn({ problem }, 'traces are lost'));
  installTracing(recorded);
  return recorded;
}

/** Shares pages and purges with the other processes, where there is a Redis. */
async function share(settings: WebEnvironment): Promise<Purge> {
  if (settings.redisUrl === null)
    return (tags) => {
      purges().note(tags);
      return Promise.resolve(true);
    };
  const calls = new RedisCalls(settings.redisUrl);
  const generation = generationOf(await buildIdIn(root), settings, process.env.VELOURS_NOW ?? '');
  installSharedPages(new RedisPages(calls, generation));
  const shared = new RedisPurges(calls);
  return (tags) => shared.purge(tags);
}

/** Keeps the files of this build for processes of others, and reads theirs, where there is a folder for it (ADR-0066). */
async function shareFiles({ staticArchive: place }: WebEnvironment): Promise<WebServerParts['otherBuilds']> {
  if (place === null) return undefined;
  const own = { id: await buildIdIn(root), folder: path.join(root, '.next', 'static') };
  const archive = new StaticArchive(place, own);
  // A folder that cannot be written keeps no process out of service: it has its own files.
  const renew = () =>
    archive
      .renew()
      .catch((error: unknown) =>
        log.error({ err: error }, 'STATIC_ARCHIVE: the files of this build are not kept'),
      );
  await renew();
  setInterval(() => void renew(), renewalMs).unref();
  return archivedFiles(archive, builtFileHeaders(root));
}

/** Ends the process when its log is written, or takes nothing any more. */
async function exit(code: number): Promise<never> {
  flushLines();
  await logDestination.taken();
  process.exit(code);
}

function fail(error: unknown): Promise<never> {
  const known = error instanceof EnvironmentError || error instanceof Error;
  process.stderr.write(`velours web: ${known ? error.message : String(error)}\n`);
  return exit(1);
}

outliveReaders();
stopOnSignals(() => stop().catch(fail));
main().catch(fail);
