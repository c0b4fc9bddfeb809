import './check-node.ts';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { makeBackup } from '#backend/backup/make-backup.ts';
import { summaryLine } from '#backend/backup/summary-line.ts';
import { now } from '#src/kernel/date/clock.ts';
import { runCommand, UsageError } from './lib/command/command-line.ts';
import { findPlace, placeOptions, placeUsage } from './lib/command/place.ts';

/** `npm run backup`: writes the whole database into one file. */
const usage = `npm run backup [-- FILE]
  FILE              a new file; without it velours-{moment}.backup in this folder
${placeUsage}`;

await runCommand(usage, placeOptions, async ({ values, positionals }) => {
  const [given, ...others] = positionals;
  if (others.length > 0) throw new UsageError(`expected one file, got also "${others.join('", "')}"`);
  const { target } = await findPlace({
    name: 'backup',
    embedded: values.embedded === true,
    creates: false,
    running: 'asked-if-embedded',
  });
  const instant = now();
  const file = resolve(given ?? `velours-${instant.toISOString().replaceAll(/[:.]/g, '-')}.backup`);
  const summary = await makeBackup(target, file, instant);
  const megabytes = (statSync(file).size / 1_000_000).toFixed(1);
  process.stdout.write(
    `${file} (${megabytes} MB): ${summaryLine(summary)}\n` +
      'It was read again and is whole. It holds members, password hashes and keys: keep it as you keep those.\n',
  );
});
