import { machineNow } from '#src/kernel/date/clock.ts';
import './check-node.ts';
import { resolve } from 'node:path';
import { checkBackup } from '#backend/backup/read-backup.ts';
import { restore, type Kept } from '#backend/backup/restore.ts';
import { summaryLine } from '#backend/backup/summary-line.ts';
import { describeTarget } from '#backend/import/deliver/target.ts';
import { runCommand, UsageError } from './lib/command/command-line.ts';
import { findPlace, placeOptions, placeUsage } from './lib/command/place.ts';

/** `npm run restore`: puts a backup into an empty database, or only checks it. */
const usage = `npm run restore -- FILE [--replace | --check]
  --replace         what is there makes way, and is kept: an embedded database in a folder beside the restored one, the
                    tables of a PostgreSQL database in a schema of their own
  --check           only read the file and say what it contains
${placeUsage}`;

const options = { ...placeOptions, replace: { type: 'boolean' }, check: { type: 'boolean' } } as const;

await runCommand(usage, options, async ({ values, positionals }) => {
  const { embedded = false, replace = false, check = false } = values;
  const [given, ...others] = positionals;
  if (given === undefined || others.length > 0)
    throw new UsageError(`expected one file, got ${given === undefined ? 'none' : positionals.length}`);
  if (replace && check) throw new UsageError('--check changes nothing: it does not go with --replace');
  const file = resolve(given);
  if (check) {
    process.stderr.write('velours restore: the file alone, no database\n');
    process.stdout.write(`${file} is whole: ${summaryLine(await checkBackup(file))}\n`);
    return;
  }
  const { config, target, presence } = await findPlace({
    name: 'restore',
    embedded,
    creates: true,
    running: 'in-the-way',
  });
  if (presence !== null)
    throw new Error(
      `stop the backend first (process ${presence.pid}): it would go on with what it remembers`,
    );
  const { summary, kept } = await restore(config, file, { replace, now: machineNow() });
  process.stdout.write(`Restored into ${describeTarget(target)}: ${summaryLine(summary)}\n`);
  if (kept !== null) process.stdout.write(`${lineOf(kept)}\n`);
});

function lineOf(kept: Kept): string {
  if (kept.kind === 'folder') return `The database that was there is kept in ${kept.folder}`;
  const { schema, rows } = kept;
  return (
    `What was there (rows: ${rows}) is kept in the schema ${schema}. It holds members, password hashes and keys too; ` +
    `when nobody needs it any more:\n  drop schema ${schema} cascade`
  );
}
