import './check-node.ts';
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findPrograms as findPostgres, startPostgres } from '#tests/postgres.ts';
import { buildIfNeeded, root } from './lib/build.ts';
import { Gate } from './lib/gates/gate.ts';
import { engineParts, installMissing, programsOfSuites } from './lib/programs.ts';
import { run } from './lib/processes.ts';

/**
 * `npm run test:system`, the second gate: suites that start, attack, kill or fill processes of their own, the tests on
 * PostgreSQL, the texts of the demonstration, and the short form of the long loads. Its last line is like that of `npm test`.
 */
const gate = await Gate.begin('test-system');

/**
 * The short form of the long loads: each part within its bounds of memory, and no answer with an error. Prints what they
 * found when they have ended, because other tests print meanwhile.
 */
async function loads(): Promise<void> {
  const file = gate.file('loads.txt');
  const output = await open(file, 'w');
  const args = [path.join(root, 'bench/soak.ts'), '--short'];
  const code = await run(process.execPath, args, {}, ['ignore', output.fd, output.fd]);
  await output.close();
  const found = await readFile(file, 'utf8');
  gate.say(found);
  if (code !== 0) throw new Error(`over a bound\n${found}`);
  gate.pass();
  gate.say('loads: within their bounds');
}

let env: Record<string, string> = {};
await gate.phase('build', async () => {
  const needsPostgres = !process.env.TEST_DATABASE_URL && findPostgres() === null;
  await Promise.all([
    buildIfNeeded(),
    installMissing(
      ['chromium', 'fakeTime', 'java', 'nginx', 'openssl', 'redis', ...engineParts.webkit],
      needsPostgres ? ['postgresql'] : [],
    ),
  ]);
  env = await programsOfSuites();
});
await gate.phase('process and PostgreSQL tests', async () => {
  const postgres = await startPostgres();
  try {
    if (postgres.url !== null) env['TEST_DATABASE_URL'] = postgres.url;
    else if (process.env.CI) gate.fail(`PostgreSQL: ${postgres.reason}`);
    else gate.say(`PostgreSQL: ${postgres.reason}`);
    const projects = ['system', 'demo', ...(postgres.url === null ? [] : ['postgres'])];
    await gate.vitest('process and PostgreSQL tests', projects, env);
  } finally {
    await postgres.stop();
    delete env['TEST_DATABASE_URL'];
  }
});
// The loads count memory and answers, no times, and wait for a half of their minute.
await Promise.all([
  gate.phase('system suites', () => gate.playwright('system suites', ['system', 'breadth'], env)),
  gate.phase('loads', loads),
]);
await gate.end();
