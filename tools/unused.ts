import './check-node.ts';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { root } from './lib/build.ts';
import { compareWithWaiting, findingsOf } from './lib/checks/unused-code.ts';
import { waiting } from './lib/waiting.ts';

/**
 * `unused`: files, exports and dependencies that nothing uses, found by knip: once with the tests, and once without
 * them, because use in a test does not count. Code that waits for its pages is in `lib/waiting.ts`.
 */
async function findings(...modes: readonly string[]): Promise<string[]> {
  const knip = spawn(
    process.execPath,
    [path.join(root, 'node_modules/knip/bin/knip.js'), '--no-progress', '--reporter', 'json', ...modes],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const json = await text(knip.stdout);
  try {
    return findingsOf(json);
  } catch (error) {
    throw new Error(`knip gave no report, but: ${json.slice(0, 2_000)}`, { cause: error });
  }
}

const withTests = await findings();
const { unexpected, over } = compareWithWaiting(await findings('--production'), waiting.code);
const problems = [
  ...withTests.map((one) => `${one}: nothing uses it`),
  ...unexpected.map((one) => `${one}: nothing but tests uses it`),
  ...over.map((one) => `${one}: has its use, or is gone; tools/lib/waiting.ts still lets it wait`),
];
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);
