import './check-node.ts';
import { root } from './lib/build.ts';
import { run } from './lib/processes.ts';

/** `npm run verify`: all checks of the sources that do not need to start the product. */
const bin = (name: string) => `${root}node_modules/${name}`;

interface Check {
  readonly name: string;
  readonly args: readonly string[];
}

/** The check that takes longest uses one core only, so it runs beside the others. */
const beside: readonly Check[] = [{ name: 'types', args: [bin('typescript/bin/tsc'), '-p', '.'] }];

/** The other checks, one after the other. */
const inOrder: readonly Check[] = [
  { name: 'rules', args: ['tools/rules.ts'] },
  { name: 'lint', args: [bin('oxlint/bin/oxlint'), '--type-aware'] },
  { name: 'format', args: [bin('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'defences', args: ['tests/defences/run.ts', '--check'] },
  { name: 'unused', args: ['tools/unused.ts'] },
];

/**
 * Runs the checks.
 *
 * @param but names of those that something else looks at in the same run
 * @returns the names of those that failed
 */
export async function verify({ but = [] }: { readonly but?: readonly string[] } = {}): Promise<string[]> {
  await run(process.execPath, [bin('next/dist/bin/next'), 'typegen'], {}, 'ignore');
  const asked = [beside, inOrder].map((checks) => checks.filter(({ name }) => !but.includes(name)));
  return (await Promise.all(asked.map(runChecks))).flat();
}

async function runChecks(checks: readonly Check[]): Promise<string[]> {
  const failed: string[] = [];
  for (const check of checks) {
    const start = performance.now();
    const code = await run(process.execPath, check.args);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${check.name} (${seconds} s)\n`);
    if (code !== 0) failed.push(check.name);
  }
  return failed;
}

if (import.meta.main) {
  const failed = await verify();
  const unit = await run(process.execPath, [
    bin('vitest/vitest.mjs'),
    'run',
    '--project=unit',
    '--project=pure',
    '--reporter=dot',
  ]);
  if (unit !== 0) failed.push('unit tests');
  if (failed.length > 0) process.stdout.write(`failed: ${failed.join(', ')}\n`);
  process.exit(failed.length > 0 ? 1 : 0);
}
