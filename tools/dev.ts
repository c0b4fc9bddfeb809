import './check-node.ts';
import { readBackendConfig } from '#backend/config.ts';
import { readWebEnvironment } from '#src/config/environment.ts';
import { outliveReaders, stopOnSignals } from '#src/config/process-end.ts';
import { siteIds } from '#src/sites/registry.ts';
import { refuseArguments, runCommand } from './lib/command/command-line.ts';
import { refuseTakenPorts } from './lib/ports.ts';
import { startWithParent, stop, waitFor, type Child } from './lib/processes.ts';

/** `npm run dev`: the backend, restarted when its sources change, and the web process with hot reload. */
/** How long the backend may take until it answers, in milliseconds: a first start also imports a catalogue, which may be large. */
const firstImportMs = 900_000;

const children: Child[] = [];
let stopped: Promise<void> | undefined;

async function stopAll(): Promise<void> {
  for (const child of children.toReversed()) await stop(child);
}

async function shutDown(code: number): Promise<never> {
  stopped ??= stopAll();
  await stopped;
  process.exit(code);
}

async function main(): Promise<void> {
  const { siteOrigins, host, port } = readWebEnvironment(process.env);
  const { host: backendHost, port: backendPort } = readBackendConfig(process.env);
  await refuseTakenPorts([
    { host, port, variable: 'PORT' },
    { host: backendHost, port: backendPort, variable: 'BACKEND_PORT' },
  ]);
  const api = startWithParent('backend', ['--watch', '--watch-preserve-output', 'backend/main.ts']);
  children.push(api);
  await waitFor(`http://127.0.0.1:${backendPort}/health/ready`, api, firstImportMs);
  const web = startWithParent('web', ['server/dev.ts'], {
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'development',
  });
  children.push(web);
  for (const id of siteIds) process.stdout.write(`  ${id}  ${siteOrigins[id]}\n`);
  void shutDown(await web.ended);
}

outliveReaders();
// SIGHUP: the terminal was closed.
stopOnSignals(() => shutDown(0), ['SIGHUP']);
await runCommand('npm run dev', {}, async ({ positionals }) => {
  refuseArguments(positionals);
  await main().catch(async (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await shutDown(1);
  });
});
