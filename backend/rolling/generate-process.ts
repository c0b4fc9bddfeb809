import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { siteIds } from '#src/sites/registry.ts';
import { stepLine } from './generated-source.ts';
import { laidOut } from './laid-out.ts';
import { loadChain } from './rolling-chain.ts';
import { catalogueSource, loadedTables } from '../catalogue/source.ts';

/**
 * A separate process. It reads from standard input which chain, site and instant to generate, and the rows that are in
 * the database. It writes a line for each step until it has compared, the changes, the rows to write, one statement a line,
 * and then `end`.
 */
const orderSchema = z.object({
  chain: z.string(),
  site: z.enum(siteIds),
  now: z.iso.datetime().transform((value) => new Date(value)),
  options: z.object({
    mediaOrigin: z.string(),
    tunnelOrigin: z.string(),
    accountOrigin: z.string(),
    factor: z.int().positive(),
  }),
  present: z.array(z.tuple([z.enum(loadedTables), z.array(z.tuple([z.string(), z.string()]))])),
});

async function main(): Promise<void> {
  const { chain, site, now, options, present } = orderSchema.parse(await json(process.stdin));
  const loaded = await loadChain(chain);
  step();
  const catalogue = await laidOut(loaded, site, now, options);
  step();
  const source = catalogueSource(catalogue);
  step();
  const { changes, pieces } = await source.compare(
    new Map(present.map(([table, rows]) => [table, new Map(rows)])),
    step,
  );
  await say(JSON.stringify(changes));
  for await (const { deed, table, json: body } of pieces) await say(`${deed} ${table} ${body}`);
  await say('end');
}

/** A pipe takes so short a line at once, also while this process computes. */
function step(): void {
  process.stdout.write(`${stepLine}\n`);
}

async function say(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}

main().catch((error: unknown) => {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
