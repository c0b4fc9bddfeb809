import './check-node.ts';
import { readWebEnvironment } from '#src/config/environment.ts';
import { readBackendConfig } from '#backend/config.ts';
import { outliveReaders, stopOnSignals } from '#src/config/process-end.ts';
import { siteIds } from '#src/sites/registry.ts';
import { buildIfNeeded } from './lib/build.ts';
import { refuseArguments, runCommand } from './lib/command/command-line.ts';
import { Keeper } from './lib/keeper.ts';
import { refuseTakenPorts } from './lib/ports.ts';
import { longestQuiet, startNode, waitFor, waitForListening } from './lib/processes.ts';
import { backendProcess, webAllocator, webProcess } from './lib/web-process.ts';
import { warmUp } from './lib/warm-up.ts';

/**
 * `npm start`: the whole product on this machine. It starts backend and web, builds the site when its sources have
 * changed, renders the main pages once, and prints the eight addresses. A part that dies is started again. Ctrl-C stops
 * everything.
 */
const parts: Keeper[] = [];
const ending = new AbortController();
let building: Promise<boolean> | undefined;
let stopping: Promise<void> | undefined;
let exitCode = 0;

const endWithParent = new URL('lib/end-with-parent.ts', import.meta.url).href;

async function stopAll(): Promise<void> {
  ending.abort(new Error('told to stop'));
  await building?.catch(() => undefined);
  // The web process first: it must not call a backend that has stopped.
  for (const part of parts.toReversed()) await part.stop();
}

/** Ends everything; the first caller says with which code. */
async function shutDown(code: number): Promise<never> {
  if (stopping === undefined) {
    exitCode = code;
    stopping = stopAll();
  }
  await stopping;
  process.exit(exitCode);
}

/**
 * Starts a part and keeps it running.
 *
 * @param isHeard whether its standard output is passed on
 */
function keep(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  isHeard: boolean,
): Keeper {
  ending.signal.throwIfAborted();
  const part = new Keeper(name, {
    start: () => {
      const child = startNode(name, ['--import', endWithParent, ...args], {
        env,
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      });
      // Read to the end even when nobody reads ours: a part whose pipe is full stands still.
      child.process.stdout?.on('data', (chunk: Buffer) => {
        if (isHeard) process.stdout.write(chunk);
      });
      return child;
    },
    say,
    giveUp: (message) => void fail(message),
  });
  parts.push(part);
  return part;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
  // The terminal is for progress lines; a log line for every request is written only on demand.
  process.env.LOG_LEVEL ??= 'warn';
  const web = readWebEnvironment(process.env);
  const backend = readBackendConfig(process.env);
  const port = String(web.port);

  await refuseTakenPorts([
    { host: web.host, port: web.port, variable: 'PORT' },
    { host: backend.host, port: backend.port, variable: 'BACKEND_PORT' },
  ]);

  const api = keep('backend', backendProcess, {}, true);
  // It owns its data by then: a copy of the same folder that runs on other ports keeps its build too.
  await waitForListening(api.child);
  say('Site: checking the build');
  building = buildIfNeeded(ending.signal);
  if (await building) say('Site: built');
  await waitFor(`http://127.0.0.1:${backend.port}/health/ready`, api.child, longestQuiet);
  api.isUp();

  const site = keep(
    'web process',
    webProcess,
    { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...webAllocator },
    false,
  );
  await waitForListening(site.child);
  await waitFor(`http://localhost:${port}/health/live`, site.child, longestQuiet);
  site.isUp();
  await warmUp(`http://localhost:${port}`, web.siteOrigins);

  say('\nVelours is open:\n');
  for (const id of siteIds) say(`  ${id}  ${web.siteOrigins[id]}`);
  const [first = 'fr'] = backend.sites;
  if (backend.outbox)
    say(`\nMails that it would send: ${backend.accountOrigins[first]}/en/outbox?site=${first}`);
  say('\nCtrl-C closes it.');
}

async function fail(message: string): Promise<never> {
  // What ends in a stop was told to.
  if (stopping === undefined) process.stderr.write(`${message}\n`);
  return shutDown(1);
}

outliveReaders();
// SIGHUP: the terminal was closed.
stopOnSignals(() => shutDown(0), ['SIGHUP']);
await runCommand('npm start', {}, async ({ positionals }) => {
  refuseArguments(positionals);
  await main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
});
