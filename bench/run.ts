import '../tools/check-node.ts';
import { benchAccounts } from './accounts.ts';
import { benchBackend } from './backend.ts';
import { benchCold } from './cold.ts';
import { benchEdge } from './edge.ts';
import { benchFelt } from './felt.ts';
import { benchInteractions } from './interactions.ts';
import { benchLarge } from './large.ts';
import { benchMemory } from './memory.ts';
import { benchMiddleware } from './middleware.ts';
import { benchPages } from './pages.ts';
import { benchPlaced } from './placed.ts';
import { benchPolicy } from './policy.ts';
import { benchPopups } from './popups.ts';
import { benchWarm } from './warm.ts';
import { keep, markdownOf } from './lib/report.ts';
import type { Findings } from './lib/figures.ts';

/**
 * `npm run bench`, or `npm run bench -- middleware backend`: measures the parts one after the other, prints the
 * findings and writes them to `lab/bench`. Ends with 1 when a bound is broken.
 */
const parts: Readonly<Record<string, () => Findings | Promise<Findings>>> = {
  middleware: benchMiddleware,
  policy: benchPolicy,
  backend: benchBackend,
  accounts: benchAccounts,
  pages: benchPages,
  warm: benchWarm,
  cold: benchCold,
  edge: benchEdge,
  placed: benchPlaced,
  large: benchLarge,
  memory: benchMemory,
  popups: benchPopups,
  interactions: benchInteractions,
  felt: benchFelt,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.\n`);
  process.exit(2);
}
for (const [name, measure] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const start = performance.now();
  const findings = await measure();
  const markdown = markdownOf(findings);
  await keep('bench', name, markdown);
  const seconds = ((performance.now() - start) / 1_000).toFixed(0);
  process.stdout.write(`${name} (${seconds} s)\n\n${markdown}\n\n`);
  for (const broken of findings.broken) {
    process.stdout.write(`over its bound: ${broken}\n`);
    process.exitCode = 1;
  }
}
