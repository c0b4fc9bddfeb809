import './check-node.ts';
import { signOutAnswer, signOutMember, signOutPath } from '#backend/identity/operator-sign-out.ts';
import { askBackend, onDatabase } from '#backend/import/deliver/target.ts';
import { runCommand, UsageError } from './lib/command/command-line.ts';
import { findPlace, placeOptions, placeUsage } from './lib/command/place.ts';

/**
 * `npm run sign-out -- EMAIL`: signs a member out of all browsers, by e-mail: after a telephone was lost, or an account
 * taken over. It asks the running backend, or opens the database when none runs. Ends with 1 when there is no such member.
 */
const usage = `npm run sign-out -- EMAIL\n${placeUsage}`;

await runCommand(usage, placeOptions, async ({ values, positionals }) => {
  const [email, ...others] = positionals;
  if (email === undefined || others.length > 0)
    throw new UsageError(`expected one e-mail, got ${email === undefined ? 'none' : positionals.length}`);
  const { target } = await findPlace({
    name: 'sign-out',
    embedded: values.embedded === true,
    creates: false,
    running: 'asked',
  });
  const { found } =
    target.kind === 'backend'
      ? signOutAnswer.parse(await askBackend(target.presence, signOutPath, { email }))
      : await onDatabase(target, ({ db }) => signOutMember(db, email));
  process.stdout.write(found ? 'Signed out of all browsers.\n' : 'No member has this e-mail.\n');
  return found ? 0 : 1;
});
