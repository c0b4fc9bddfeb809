import { mkdirSync } from 'node:fs';
import type { Logger } from 'pino';
import { machineNow, now } from '#src/kernel/date/clock.ts';
import { accountWarnings } from '#src/config/account-hosts.ts';
import { perSite } from '#src/config/environment.ts';
import { outliveReaders, stopOnSignals } from '#src/config/process-end.ts';
import type { RecordedTraces } from '#src/config/trace/recording.ts';
import type { TraceTarget } from '#src/config/trace/trace-target.ts';
import type { SiteId } from '#src/sites/site.ts';
import { purgeAccounts } from './accounts/store/purge.ts';
import { purgeCaptcha } from './captcha/store.ts';
import { demonstrationParts } from './demonstration.ts';
import { forgetDemonstration, refreshDemonstration } from './rolling/demonstration.ts';
import type { Generate } from './rolling/demonstration.ts';
import { nowAndThen } from './rolling/now-and-then.ts';
import { readCatalogueState } from './catalogue/state.ts';
import { readBackendConfig } from './config.ts';
import type { BackendConfig } from './config.ts';
import { describeLocation } from './database/location.ts';
import { locationOf, openDatabase } from './database/open.ts';
import type { Database, OpenDatabase } from './database/open.ts';
import { connectIdentities } from './identity/connect.ts';
import { describeFailure } from './identity/failure.ts';
import { registerIdentities } from './identity/http/register.ts';
import { openIdentity } from './identity/open.ts';
import type { Identity } from './identity/open.ts';
import { newToken } from './http/token.ts';
import { announcePresence, withdrawPresence } from './import/deliver/presence.ts';
import { purgeMails } from './mail/settle.ts';
import { backendLog } from './log.ts';
import { MailSender } from './mail/sender.ts';
import { smtpTransport } from './mail/transport.ts';
import type { Media } from './media/media.ts';
import { purgeNotices } from './notices/store.ts';
import { SaleWatch } from './notices/watch.ts';
import { backendMetrics } from './metrics/backend-metrics.ts';
import { accountsOf, cardsOf, linkRenewal } from './configured-parts.ts';
import { createServer } from './create-server.ts';
import { recordRequests } from './record-requests.ts';
import type { Server } from './create-server.ts';
import type { Lifecycle } from './server/lifecycle.ts';

/** How often a running server checks the demonstration, in milliseconds. */
const refreshInterval = 60 * 60 * 1_000;
/** How long stopping may take before the process ends anyway, in milliseconds. */
const longestStop = 10_000;

/** The backend once it listens. */
interface Running {
  config: BackendConfig;
  logger: Logger;
  database: OpenDatabase;
  generate: Generate | null;
  server: Server;
  identities: readonly Identity[];
  traces: RecordedTraces | null;
  workers: readonly Worker[];
  making: AbortController;
}

const lifecycle: Lifecycle = { phase: 'starting' };
const isStopping = (): boolean => lifecycle.phase === 'stopping';

/** Opens the database and listens. A signal to stop meanwhile is heard afterwards, so that tables are made as a whole. */
async function open(): Promise<Running> {
  const config = readBackendConfig(process.env);
  const logger = backendLog(config.logLevel);
  const { siteOrigins, accountOrigins, identityOrigins, accountAdapters } = config;
  const accounts = perSite((site) => ({
    adapter: accountAdapters[site],
    clientUrl: accountOrigins[site],
    issuer: identityOrigins[site],
  }));
  for (const line of accountWarnings(siteOrigins, accounts, config.sites)) logger.warn(line);
  mkdirSync(config.dataFolder, { recursive: true, mode: 0o700 });

  const location = locationOf(config);
  const database = await openDatabase(location);
  progress(`database: ${describeLocation(location)}`);
  const demonstration = demonstrationParts(config);
  if (config.environment === 'production') await forgetDemonstrations(database.db, config.sites);
  const importToken = newToken();
  const identities: Identity[] = [];
  const server = createServer({
    database,
    sites: config.sites,
    siteOrigins: config.siteOrigins,
    lifecycle,
    logger,
    accessLog: config.accessLog,
    importToken,
    now,
    accounts: accountsOf(
      config,
      database.prompt,
      (site) => identities.find(({ parts }) => parts.sites.includes(site)) ?? null,
    ),
    ...cardsOf(config, demonstration, database.prompt),
    media: {
      dataFolder: config.dataFolder,
      origin: config.mediaOrigin,
      masters: demonstration.pictures,
      hosts: config.pictureHosts,
    },
    trustedProxies: config.trustedProxies,
  });
  const traces = config.traces === null ? null : await tracesOf(config.traces, logger);
  if (traces !== null) recordRequests(server.app, traces);
  if (config.metrics !== null) await backendMetrics(server, database.db, config.metrics);
  if (server.accounts !== null) {
    // One after another: the first makes the keys that all of them sign with.
    for (const parts of connectIdentities(config, server.accounts, logger))
      identities.push(await openIdentity(parts));
    registerIdentities(server.app, identities);
  }
  const making = new AbortController();
  const workers = workersOf(config, database.db, server, logger);
  if (!isStopping()) {
    try {
      const url = await server.app.listen({ port: config.port, host: config.host });
      announcePresence(config.dataFolder, { pid: process.pid, url: localUrl(url), token: importToken });
      progress(`listening on ${url}`);
    } catch (error) {
      await database.close();
      throw error;
    }
  }
  const { generate } = demonstration;
  return { config, logger, database, generate, server, identities, traces, workers, making };
}

/** Makes what a start without catalogues lacks, and begins the work beside the answers. */
async function run({
  config,
  logger,
  database,
  generate,
  server,
  identities,
  workers,
  making,
}: Running): Promise<void> {
  for (const site of config.sites) {
    if (isStopping()) return;
    if (generate !== null) await refresh(database, server, site, generate);
    else if ((await readCatalogueState(database.db, site)) === null)
      progress(`${site}: no catalogue yet; npm run import -- --site ${site} FOLDER|URL loads one`);
  }
  if (isStopping()) return;
  lifecycle.phase = 'ready';
  progress(`ready: ${config.sites.join(', ')}`);
  for (const worker of workers) worker.start();
  const makePictures = (): void => {
    // In test suites each picture is made when it is requested.
    if (config.environment !== 'test') void makeAllPictures(server.media, making.signal, logger);
  };
  makePictures();

  setInterval(() => {
    if (generate !== null)
      void refreshAll(config.sites, (site) => refresh(database, server, site, generate), logger);
    purge(database.db, machineNow(), config.mail !== null).catch(() =>
      logger.error('what has run out could not be deleted'),
    );
    void maintain(identities, logger);
    makePictures();
  }, refreshInterval).unref();
}

/** OpenTelemetry is loaded only where a collector is named. */
async function tracesOf(target: TraceTarget, logger: Pick<Logger, 'warn'>): Promise<RecordedTraces> {
  const { recordTraces } = await import('#src/config/trace/recording.ts');
  return recordTraces('velours-backend', target, (problem) => logger.warn({ problem }, 'traces are lost'));
}

/** Work that goes on beside the answers. */
interface Worker {
  start: () => void;
  /** Resolves when nothing is under way any more. */
  stop: () => Promise<void>;
}

/** The watch for films that go on sale, and with a mail server the sender of mails. */
function workersOf(config: BackendConfig, db: Database, server: Server, logger: Logger): Worker[] {
  const workers: Worker[] = [];
  if (server.notices !== null) {
    workers.push(
      new SaleWatch(server.notices, (error) =>
        logger.error(describeFailure(error), 'films on sale could not be looked for'),
      ),
    );
  }
  if (config.mail === null) progress('mails: none is sent, because SMTP_URL is not set');
  else {
    const { server: mailServer, from } = config.mail;
    const transport = smtpTransport(config.mail);
    const renewLink = linkRenewal(db, machineNow);
    workers.push(new MailSender({ db, transport, now: machineNow, log: logger, renewLink }));
    progress(`mails: from ${from.address} through ${mailServer.host}:${mailServer.port}`);
  }
  return workers;
}

/** Deletes what has run out. */
async function purge(db: Database, time: Date, sendsMails: boolean): Promise<void> {
  await Promise.all([
    purgeAccounts(db, time),
    purgeNotices(db, time),
    purgeMails(db, time, sendsMails),
    purgeCaptcha(db, time),
  ]);
}

/** Renews the keys of the identity providers in time, and deletes expired data. */
async function maintain(identities: readonly Identity[], logger: Pick<Logger, 'error'>): Promise<void> {
  try {
    for (const identity of identities) await identity.maintain();
  } catch (error) {
    logger.error(describeFailure(error), 'the identity providers could not be maintained');
  }
}

/** A database that was tried out with the demonstration keeps none of it in production. */
async function forgetDemonstrations(db: Database, sites: readonly SiteId[]): Promise<void> {
  for (const site of sites) {
    if (await forgetDemonstration(db, site))
      progress(`${site}: the demonstration is gone, because VELOURS_ENV is production`);
  }
}

async function refresh(
  database: OpenDatabase,
  server: Server,
  site: SiteId,
  generate: Generate,
): Promise<void> {
  const heard = nowAndThen((steps) => progress(`${site}: demonstration, step ${steps}`));
  const refreshed = await refreshDemonstration(database, site, now(), generate, heard);
  if (refreshed === null) return;
  await server.states.renew(site);
  const { added = 0, changed = 0, removed = 0 } = refreshed.result.changes.showtime ?? {};
  progress(`${site}: demonstration for ${refreshed.day}, showtimes +${added} ~${changed} -${removed}`);
}

/** Makes the missing pictures in the background; until then, each is made when it is requested. */
async function makeAllPictures(
  media: Media | null,
  signal: AbortSignal,
  logger: Pick<Logger, 'debug' | 'error'>,
): Promise<void> {
  try {
    await media?.makeAll({ signal });
    logger.debug('the pictures are all made');
  } catch (error) {
    if (!signal.aborted) logger.error({ err: error }, 'the pictures could not all be made');
  }
}

async function refreshAll(
  sites: readonly SiteId[],
  refreshOne: (site: SiteId) => Promise<void>,
  logger: Pick<Logger, 'error'>,
): Promise<void> {
  for (const site of sites) {
    if (isStopping()) return;
    try {
      await refreshOne(site);
    } catch (error) {
      logger.error({ err: error, site }, 'the demonstration could not be made anew');
    }
  }
}

/** Ends the process in order: not ready, no new connections, answers finished, database closed, lock released. */
async function stop(opening: Promise<Running>): Promise<void> {
  lifecycle.phase = 'stopping';
  progress('stopping');
  setTimeout(() => process.exit(1), longestStop).unref();
  try {
    const { config, database, server, traces, workers, making } = await opening;
    making.abort();
    withdrawPresence(config.dataFolder);
    await Promise.all([server.app.close(), ...workers.map((worker) => worker.stop())]);
    await traces?.stop();
    await database.close();
    process.exit(0);
  } catch (error) {
    fail(error);
  }
}

/** The address at which this machine reaches a server that listens on every address. */
function localUrl(url: string): string {
  return url.replace('://0.0.0.0:', '://127.0.0.1:').replace('://[::]:', '://[::1]:');
}

function progress(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(error: unknown): never {
  process.stderr.write(`velours backend: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

outliveReaders();
const opening = open();
stopOnSignals(() => stop(opening));
opening.then(run).catch((error: unknown) => {
  // A stop ends the process by itself, and says why it cannot.
  if (!isStopping()) fail(error);
});
