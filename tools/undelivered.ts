import './check-node.ts';
import { askBackend, onDatabase } from '#backend/import/deliver/target.ts';
import { writableLine } from '#src/kernel/text/writable.ts';
import { listUndelivered, undeliveredAnswer, undeliveredPath } from '#backend/mail/route.ts';
import { refuseArguments, runCommand } from './lib/command/command-line.ts';
import { findPlace, placeOptions, placeUsage } from './lib/command/place.ts';

/**
 * `npm run undelivered`: lists the mails that could not be delivered, one in a line: when it was given up, to whom, why,
 * after how many tries, and the last error. It asks the running backend, or reads the database when none runs.
 */
const usage = `npm run undelivered\n${placeUsage}`;

await runCommand(usage, placeOptions, async ({ values, positionals }) => {
  refuseArguments(positionals);
  const { target } = await findPlace({
    name: 'undelivered',
    embedded: values.embedded === true,
    creates: false,
    running: 'asked',
  });
  const { mails, count } =
    target.kind === 'backend'
      ? undeliveredAnswer.parse(await askBackend(target.presence, undeliveredPath))
      : await onDatabase(target, ({ db }) => listUndelivered(db));
  if (mails.length === 0) process.stdout.write('Every mail was delivered, or still waits.\n');
  for (const { givenUpAt, recipient, purpose, attempts, error } of mails)
    process.stdout.write(
      `${writableLine(`${givenUpAt}  ${recipient}  ${purpose}  tries: ${attempts}  ${error}`)}\n`,
    );
  if (count > mails.length) process.stdout.write(`… and ${count - mails.length} older ones\n`);
});
