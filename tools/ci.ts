import './check-node.ts';
import { runGate, type GateName } from './lib/gates/gate.ts';
import { sumLine, sumOf } from './lib/gates/sums.ts';

/** What CI runs: both gates, whatever the first one finds. The last line is the sum of theirs. */
const gates: readonly GateName[] = ['test', 'test-system'];
const results = [];
for (const name of gates) results.push({ name, result: await runGate(name) });
const { counts, problems } = sumOf(results);
for (const problem of problems) process.stdout.write(`failed: ${problem}\n`);
process.stdout.write(`${sumLine(counts)}\n`);
process.exit(counts.failed > 0 ? 1 : 0);
