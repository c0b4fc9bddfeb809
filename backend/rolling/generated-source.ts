import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import type { LaidOutOptions } from './laid-out.ts';
import { loadedTables } from '../catalogue/source.ts';
import type { CatalogueSource, Comparison, Piece, PresentRows } from '../catalogue/source.ts';

const program = join(import.meta.dirname, 'generate-process.ts');

/** What the process says of each step before it has the changes. */
export const stepLine = 'step';

const changesSchema = z.record(
  z.string(),
  z.object({ added: z.number(), changed: z.number(), removed: z.number() }),
);

/**
 * The demonstration of a site as a source that is generated and compared in a separate process. That takes seconds of
 * work and hundreds of megabytes; this process receives only the rows to write.
 *
 * @param chain path of the chain's module (`rolling-chain.ts`)
 * @param cache folder for the compiled program, which halves the time to start; no cache without it
 */
export function generatedSource(
  chain: string,
  site: SiteId,
  now: Date,
  { mediaOrigin, tunnelOrigin, accountOrigin, factor }: LaidOutOptions,
  cache?: string,
): CatalogueSource {
  const options: LaidOutOptions = { mediaOrigin, tunnelOrigin, accountOrigin, factor };
  return {
    site,
    languages: sites[site].languages,
    compare: (present, step) =>
      generate({ chain, site, now: now.toISOString(), options }, present, { cache, step }),
  };
}

async function generate(
  order: object,
  present: PresentRows,
  { cache, step }: { readonly cache: string | undefined; readonly step: (() => void) | undefined },
): Promise<Comparison> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      NODE_OPTIONS: undefined,
      WATCH_REPORT_DEPENDENCIES: undefined,
      NODE_COMPILE_CACHE: cache,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const endWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const closed = once(child, 'close')
    .catch(() => undefined)
    .finally(() => process.off('exit', endWithUs));
  const complaint = text(child.stderr);
  const failed = async (): Promise<Error> => {
    await closed;
    return new Error(`the demonstration was not made: ${(await complaint).trim() || 'its process ended'}`);
  };
  // The output shows how the process ended; an error of this pipe adds nothing.
  child.stdin.on('error', () => undefined);
  child.stdin.end(
    JSON.stringify({ ...order, present: [...present].map(([table, rows]) => [table, [...rows]]) }),
  );

  const lines = linesOf(child.stdout);
  let first = await lines.next();
  for (; first.done !== true && first.value === stepLine; first = await lines.next()) step?.();
  if (first.done === true) throw await failed();
  const changes = changesSchema.parse(JSON.parse(first.value));
  return { changes, pieces: piecesOf(lines, failed), close: endWithUs };
}

async function* piecesOf(lines: AsyncIterable<string>, failed: () => Promise<Error>): AsyncGenerator<Piece> {
  for await (const line of lines) {
    if (line === 'end') return;
    yield pieceOf(line);
  }
  throw await failed();
}

/** `insert showtimes [...]`: the action, the table, and the JSON for it. */
function pieceOf(line: string): Piece {
  const [deed, name] = line.split(' ', 2);
  const table = loadedTables.find((one) => one === name);
  if ((deed !== 'delete' && deed !== 'insert') || table === undefined)
    throw new Error(`the generator said "${line.slice(0, 40)}"`);
  return { deed, table, json: line.slice(deed.length + table.length + 2) };
}

/** The lines of a stream, read only as fast as they are consumed. */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let open: string[] = [];
  for await (const chunk of stream.setEncoding('utf8')) {
    const parts = String(chunk).split('\n');
    for (const part of parts.slice(0, -1)) {
      yield [...open, part].join('');
      open = [];
    }
    open.push(parts.at(-1) ?? '');
  }
}
