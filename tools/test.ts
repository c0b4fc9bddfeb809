import './check-node.ts';
import path from 'node:path';
import { buildIfNeeded, root } from './lib/build.ts';
import { demonstration } from './lib/gates/demo-checked.ts';
import { Gate } from './lib/gates/gate.ts';
import { enginesHere } from './lib/gates/engines.ts';
import { chromium, engineParts, installMissing } from './lib/programs.ts';
import { run } from './lib/processes.ts';
import { verify } from './verify.ts';

/**
 * `npm test`, the first gate (ADR-0099): every check, the unit, contract and embedded-database
 * tests, and the suites that look at one stage in a real Chromium, in WebKit and in Firefox. What starts processes of its
 * own is in `tools/test-system.ts`. The last line has the sum of the runners' counts; those before it name what failed, and
 * say where the time went.
 */
const gate = await Gate.begin('test');
await gate.phase('checks', async () => {
  // Packages come over the network and are written to the disk: the processors check the sources meanwhile.
  // A test looks at the list of defences as well.
  const [failed] = await Promise.all([
    verify({ but: ['defences'] }),
    installMissing(['chromium', ...engineParts.webkit, ...engineParts.firefox]),
  ]);
  for (const name of failed) gate.fail(name);
});
// The build and the stage's catalogue take the processor that some unit tests leave idle.
const prepared = buildIfNeeded()
  .then(() => run(process.execPath, [path.join(root, 'e2e/support/fill-stage.ts')]))
  .then(
    (code) => (code === 0 ? null : 'the stage could not be filled'),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
await gate.phase('unit and database tests', async () => {
  const { isDue, passed } = await demonstration();
  // In CI the second gate tests it, changed or not.
  const isTested = isDue && !process.env.CI;
  if (!isTested)
    gate.say(`demo: ${isDue ? 'left to npm run test:system' : 'as it was when its tests passed'}`);
  const projects = ['pure', 'unit', 'backend', ...(isTested ? ['demo'] : [])];
  const isWell = await gate.vitest('unit and database tests', projects);
  if (isTested && isWell) await passed();
});
await gate.phase('stage suites', async () => {
  const problem = await prepared;
  if (problem !== null) throw new Error(problem);
  const browser = await chromium();
  await gate.playwright('stage suites', ['stage', ...enginesHere(gate)], {
    STAGE_IS_FILLED: '1',
    ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
  });
});
await gate.end();
