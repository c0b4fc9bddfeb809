import './check-node.ts';
import { addressesOf } from '#backend/import/addresses.ts';
import { deliver } from '#backend/import/deliver/hand-over.ts';
import { readSite } from '#backend/import/read-site.ts';
import { findingLines, mostDropped, outcomeLines } from '#backend/import/report.ts';
import { folderSource } from '#backend/import/sources/folder-source.ts';
import { serverSource } from '#backend/import/sources/server-source.ts';
import { now } from '#src/kernel/date/clock.ts';
import { runCommand } from './lib/command/command-line.ts';
import { importOptions, importUsage, readImport } from './lib/command/import-arguments.ts';
import { findPlace } from './lib/command/place.ts';

/** `npm run import`: replaces a site's catalogue. */
await runCommand(importUsage, importOptions, async ({ values, positionals }) => {
  const asked = readImport(values, positionals);
  const { config, target } = await findPlace({
    name: 'import',
    embedded: values.embedded === true,
    // A dry run only reads.
    creates: !asked.dryRun,
    running: 'asked',
  });
  const origins = { ...config, accountOrigin: config.accountOrigins[asked.site] };
  const source = /^https?:\/\//.test(asked.from)
    ? serverSource(asked.site, asked.from)
    : folderSource(asked.site, asked.from, {
        ...(asked.shared === null ? {} : { shared: asked.shared }),
        addresses: addressesOf(origins),
      });
  say(`Reading ${source.name} for ${asked.site} …`);
  const instant = now();
  const { findings, read } = await readSite(asked.site, source, {
    shiftToToday: asked.shiftToToday,
    now: instant,
    origins,
  });
  for (const line of findingLines('Left out, since the lists lack what they name', findings.leftOut))
    say(line);
  for (const line of findingLines(
    'Left out, since they are no values of their fields',
    findings.dropped,
    mostDropped,
  ))
    say(line);
  if (read === null) {
    for (const line of findingLines('Problems', findings.problems)) complain(line);
    complain('Nothing was changed.');
    return 1;
  }
  const outcome = await deliver(target, { ...read, force: asked.force, dryRun: asked.dryRun }, instant);
  for (const line of outcomeLines(asked.site, outcome)) say(line);
  return outcome.outcome === 'held' ? 1 : 0;
});

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}
