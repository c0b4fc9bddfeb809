import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBackendConfig } from '../config.ts';
import { readPresence } from '../import/deliver/presence.ts';
import { BackupError } from './format.ts';
import { checkBackup } from './read-backup.ts';
import { restore } from './restore.ts';
import type { Kept } from './restore.ts';
import { summaryLine } from './summary-line.ts';

/** The command that restores a backup, or only checks it. */
const usage = `Usage: npm run restore -- FILE [--replace | --check]
  --replace   what is there makes way, and is kept: an embedded database in a folder beside the restored one, the
              tables of a PostgreSQL database in a schema of their own
  --check     only reads the file and says what it contains`;

interface Asked {
  file: string;
  replace: boolean;
  check: boolean;
}

function readAsked(): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      options: { replace: { type: 'boolean' }, check: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0 || (values.replace === true && values.check === true))
      return null;
    return { file: resolve(file), replace: values.replace === true, check: values.check === true };
  } catch {
    return null;
  }
}

async function run({ file, replace, check }: Asked): Promise<string> {
  if (check) return `${file} is whole: ${summaryLine(await checkBackup(file))}`;
  const config = readBackendConfig(process.env);
  const presence = readPresence(config.dataFolder);
  if (presence !== null)
    throw new BackupError(
      `stop the backend first (process ${presence.pid}): it would go on with what it remembers`,
    );
  const { summary, kept } = await restore(config, file, { replace, now: new Date() });
  const place = config.databaseUrl === null ? config.dataFolder : 'PostgreSQL';
  return [`Restored into ${place}: ${summaryLine(summary)}`, ...(kept === null ? [] : [lineOf(kept)])].join(
    '\n',
  );
}

function lineOf(kept: Kept): string {
  if (kept.kind === 'folder') return `The database that was there is kept in ${kept.folder}`;
  const { schema, rows } = kept;
  return (
    `What was there (rows: ${rows}) is kept in the schema ${schema}. It holds members, password hashes and keys too; ` +
    `when nobody needs it any more:\n  drop schema ${schema} cascade`
  );
}

const asked = readAsked();
if (asked === null) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else {
  try {
    process.stdout.write(`${await run(asked)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
