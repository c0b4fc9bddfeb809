import { signOutAnswer, signOutMember, signOutPath } from './identity/operator-sign-out.ts';
import type { SignOutAnswer } from './identity/operator-sign-out.ts';
import { readBackendConfig } from './config.ts';
import { locationOf, openDatabase } from './database/open.ts';
import { readPresence } from './import/deliver/presence.ts';

/**
 * The command that signs a member out of all browsers, by e-mail: after a telephone was lost, or an account taken over. It
 * asks the running backend, or opens the database when none runs. Ends with 1 when there is no such member.
 */
async function signOut(email: string): Promise<SignOutAnswer> {
  const config = readBackendConfig(process.env);
  const presence = readPresence(config.dataFolder);
  if (presence === null) {
    const database = await openDatabase(locationOf(config));
    try {
      return await signOutMember(database.db, email);
    } finally {
      await database.close();
    }
  }
  const response = await fetch(`${presence.url}${signOutPath}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${presence.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  if (!response.ok) throw new Error(`the backend answered ${response.status}`);
  return signOutAnswer.parse(await response.json());
}

const [email, ...others] = process.argv.slice(2);
try {
  if (email === undefined || others.length > 0)
    throw new Error('expected one e-mail: npm run sign-out -- odile@example.org');
  const { found } = await signOut(email);
  process.stdout.write(found ? 'Signed out of all browsers.\n' : 'No member has this e-mail.\n');
  if (!found) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
