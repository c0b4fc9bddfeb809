import { now } from '#src/config/clock.ts';
import { readBackendConfig } from '../config.ts';
import { readArguments, usage, UsageError } from './arguments.ts';
import type { ImportArguments } from './arguments.ts';
import { addressesOf } from './addresses.ts';
import { folderSource } from './sources/folder-source.ts';
import { deliver } from './deliver/hand-over.ts';
import { readSite } from './read-site.ts';
import { findingLines, outcomeLines } from './report.ts';
import { serverSource } from './sources/server-source.ts';

async function run(asked: ImportArguments): Promise<number> {
  const config = readBackendConfig(process.env);
  const isAddress = /^https?:\/\//.test(asked.from);
  const source = isAddress
    ? serverSource(asked.site, asked.from)
    : folderSource(asked.site, asked.from, {
        ...(asked.shared === null ? {} : { shared: asked.shared }),
        addresses: addressesOf(config),
      });
  say(`Reading ${source.name} for ${asked.site} …`);
  const instant = now();
  const { findings, read } = await readSite(asked.site, source, {
    shiftToToday: asked.shiftToToday,
    now: instant,
    origins: config,
  });
  for (const line of findingLines('Left out, since the lists lack what they name', findings.leftOut))
    say(line);
  if (read === null) {
    for (const line of findingLines('Problems', findings.problems)) complain(line);
    complain('Nothing was changed.');
    return 1;
  }
  const outcome = await deliver(config, { ...read, force: asked.force, dryRun: asked.dryRun }, instant);
  for (const line of outcomeLines(asked.site, outcome)) say(line);
  return outcome.outcome === 'held' ? 1 : 0;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

try {
  process.exitCode = await run(readArguments(process.argv.slice(2)));
} catch (error) {
  complain(
    error instanceof UsageError
      ? `${error.message}\n\n${usage}`
      : error instanceof Error
        ? error.message
        : String(error),
  );
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
