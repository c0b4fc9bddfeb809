import './check-node.ts';
import { readWebEnvironment, EnvironmentError } from '#src/config/environment.ts';
import { readBackendConfig } from '#backend/config.ts';
import { siteIds } from '#src/sites/registry.ts';
import { buildIfNeeded } from './lib/build.ts';
import { readEnvFile } from './lib/env-file.ts';
import { Keeper } from './lib/keeper.ts';
import { startNode, waitFor } from './lib/processes.ts';
import { backendProcess, webAllocator, webProcess } from './lib/web-process.ts';
import { warmUp } from './lib/warm-up.ts';

/**
 * `npm start`: the whole product on this machine. It starts backend and web, builds the site when its sources have
 * changed, renders the main pages once, and prints the eight addresses. A part that dies is started again. Ctrl-C stops
 * everything.
 */
const parts: Keeper[] = [];
let stopping: Promise<void> | undefined;

const endWithParent = new URL('lib/end-with-parent.ts', import.meta.url).href;

/** How long a part may be silent before it answers, in milliseconds. */
const longestQuiet = 180_000;

async function stopAll(): Promise<void> {
  // The web process first: it must not call a backend that has stopped.
  for (const part of parts.toReversed()) await part.stop();
}

async function shutDown(code: number): Promise<never> {
  // npm passes Ctrl-C on, so it arrives twice; the second one must wait for the first.
  stopping ??= stopAll();
  await stopping;
  process.exit(code);
}

/**
 * Starts a part and keeps it running.
 *
 * @param output of its standard output: passed on, or not
 */
function keep(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  output: 'pipe' | 'ignore',
): Keeper {
  const part = new Keeper(name, {
    start: () => {
      const child = startNode(name, ['--import', endWithParent, ...args], {
        env,
        stdio: ['ignore', output, 'inherit', 'ipc'],
      });
      child.process.stdout?.pipe(process.stdout, { end: false });
      return child;
    },
    say,
    giveUp: (message) => void (stopping ?? fail(message)),
  });
  parts.push(part);
  return part;
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

  const api = keep('backend', backendProcess, {}, 'pipe');
  say('Site: checking the build');
  if (await buildIfNeeded()) say('Site: built');
  await waitFor(`http://127.0.0.1:${backend.port}/health/ready`, api.child, longestQuiet);
  api.isUp();

  const site = keep(
    'web process',
    webProcess,
    { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...webAllocator },
    'ignore',
  );
  await waitFor(`http://localhost:${port}/health/live`, site.child, longestQuiet);
  site.isUp();
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
// The terminal was closed.
process.on('SIGHUP', () => void shutDown(0));
main().catch((error: unknown) => {
  const expected = error instanceof EnvironmentError;
  void fail(expected ? error.message : error instanceof Error ? error.message : String(error));
});
