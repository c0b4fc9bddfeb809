import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { now } from '#src/config/clock.ts';
import { readBackendConfig } from '../config.ts';
import { makeBackup } from './make-backup.ts';
import { summaryLine } from './summary-line.ts';

/** The command that writes a backup: `npm run backup [-- FILE]`. */
const usage = 'Usage: npm run backup [-- FILE]\n  Without FILE: velours-{moment}.backup in this folder.';

const given = process.argv.slice(2);
if (given.length > 1 || given[0]?.startsWith('-') === true) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else {
  try {
    const instant = now();
    const file = resolve(given[0] ?? `velours-${instant.toISOString().replaceAll(/[:.]/g, '-')}.backup`);
    const summary = await makeBackup(readBackendConfig(process.env), file, instant);
    const megabytes = (statSync(file).size / 1_000_000).toFixed(1);
    process.stdout.write(
      `${file} (${megabytes} MB): ${summaryLine(summary)}\n` +
        'It was read again and is whole. It holds members, password hashes and keys: keep it as you keep those.\n',
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
