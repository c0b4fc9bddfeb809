import './check-node.ts';
import { readWebEnvironment, EnvironmentError } from '#src/config/environment.ts';
import { readBackendConfig } from '#backend/config.ts';
import { siteIds } from '#src/sites/registry.ts';
import { buildIfNeeded } from './lib/build.ts';
import { readEnvFile } from './lib/env-file.ts';
import { startNode, stop, waitFor, type Child } from './lib/processes.ts';
import { webProcess } from './lib/web-process.ts';
import { warmUp } from './lib/warm-up.ts';

/**
 * `npm start`: the whole product on this machine. It starts backend and web, builds the site when its sources have
 * changed, renders the main pages once, and prints the eight addresses. Ctrl-C stops everything.
 */
const children: Child[] = [];
let stopping: Promise<void> | undefined;

async function stopAll(): Promise<void> {
  // The web process first: it must not call a backend that has stopped.
  for (const child of children.toReversed()) await stop(child);
}

async function shutDown(code: number): Promise<never> {
  // npm passes Ctrl-C on, so it arrives twice; the second one must wait for the first.
  stopping ??= stopAll();
  await stopping;
  process.exit(code);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
  readEnvFile();
  // The terminal is for progress lines; a log line for every request is written only on demand.
  process.env.LOG_LEVEL ??= 'warn';
  const web = readWebEnvironment(process.env);
  const backend = readBackendConfig(process.env);
  const port = String(web.port);

  const api = startNode('backend', ['backend/main.ts']);
  children.push(api);
  void api.ended.then((code) => (stopping ? undefined : fail(`The backend ended with code ${code}.`)));
  say('Site: checking the build');
  if (await buildIfNeeded()) say('Site: built');
  await waitFor(`http://127.0.0.1:${backend.port}/health/ready`, api, 180_000);

  const site = startNode('web', webProcess, {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(site);
  void site.ended.then((code) => (stopping ? undefined : fail(`The web process ended with code ${code}.`)));
  await waitFor(`http://localhost:${port}/health/live`, site, 60_000);
  await warmUp(`http://localhost:${port}`, web.siteOrigins);

  say('\nVelours is open:\n');
  for (const id of siteIds) say(`  ${id}  ${web.siteOrigins[id]}`);
  if (backend.outbox) say(`\nMails that it would send: ${backend.accountOrigin}/en/outbox?site=fr`);
  say('\nCtrl-C closes it.');
}

async function fail(message: string): Promise<never> {
  process.stderr.write(`${message}\n`);
  return shutDown(1);
}

process.on('SIGINT', () => void shutDown(0));
process.on('SIGTERM', () => void shutDown(0));
main().catch((error: unknown) => {
  const expected = error instanceof EnvironmentError;
  void fail(expected ? error.message : error instanceof Error ? error.message : String(error));
});
