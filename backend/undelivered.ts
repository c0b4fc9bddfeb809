import { writableLine } from '#src/kernel/text/writable.ts';
import { readBackendConfig } from './config.ts';
import { locationOf, openDatabase } from './database/open.ts';
import { readPresence } from './import/deliver/presence.ts';
import { listUndelivered, undeliveredAnswer, undeliveredPath } from './mail/route.ts';
import type { UndeliveredAnswer } from './mail/route.ts';

/**
 * The command that lists the mails that could not be delivered, one in a line: when it was given up, to whom, why, after
 * how many tries, and the last error. It asks the running backend, or opens the database when none runs.
 */
async function read(): Promise<UndeliveredAnswer> {
  const config = readBackendConfig(process.env);
  const presence = readPresence(config.dataFolder);
  if (presence === null) {
    const database = await openDatabase(locationOf(config));
    try {
      return await listUndelivered(database.db);
    } finally {
      await database.close();
    }
  }
  const response = await fetch(`${presence.url}${undeliveredPath}`, {
    headers: { authorization: `Bearer ${presence.token}` },
  });
  if (!response.ok) throw new Error(`the backend answered ${response.status}`);
  return undeliveredAnswer.parse(await response.json());
}

try {
  const { mails, count } = await read();
  if (mails.length === 0) process.stdout.write('Every mail was delivered, or still waits.\n');
  for (const { givenUpAt, recipient, purpose, attempts, error } of mails)
    process.stdout.write(
      `${writableLine(`${givenUpAt}  ${recipient}  ${purpose}  tries: ${attempts}  ${error}`)}\n`,
    );
  if (count > mails.length) process.stdout.write(`… and ${count - mails.length} older ones\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
