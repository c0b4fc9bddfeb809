import type { AccountContext } from '../context.ts';
import { countedAddress } from '../limits.ts';
import { changeAccount, countSignIn, emailKey, findAccountByEmail } from '../store/accounts.ts';
import type { Account } from '../store/accounts.ts';
import { isKnownDevice } from '../store/devices.ts';
import { forgive, take } from '../store/limits.ts';
import type { LimitRule } from '../store/limits.ts';
import { beginSession } from '../store/sessions.ts';
import type { NewSession } from '../store/sessions.ts';

/** Too many tries; the window ends in `retryAfter` seconds. */
export interface Limited {
  kind: 'limited';
  retryAfter: number;
}

/** The result of checking an e-mail and a password. */
export type CredentialsResult = { kind: 'right'; account: Account } | { kind: 'wrong' } | Limited;

/** An e-mail and a password, and where they come from. */
export interface Credentials {
  email: string;
  password: string;
  /** The network address of the request. */
  address: string;
  /** The token of the device cookie, when there is one. */
  device: string | undefined;
}

/**
 * Checks e-mail and password within the limits. An unknown e-mail, a wrong password and an account without a password
 * have the same answer after the same work. The identity provider checks its sign-ins here too.
 * @throws {HasherBusyError} when too many passwords are being checked
 */
export async function checkCredentials(
  context: AccountContext,
  { email, password, address, device }: Credentials,
): Promise<CredentialsResult> {
  const { db, limits, hasher } = context;
  const from = countedAddress(address);
  const key = emailKey(email);
  // A known device has one count of its own: nobody else can reach it, and its tries are as few as anybody's.
  const isKnown = await isKnownDevice(db, device, email, context.now());
  const own = isKnown ? `${device ?? ''} ${key}` : null;
  const limited = await takeAll(
    context,
    own !== null
      ? [[limits.signInDevice, own]]
      : [
          [limits.signInAddress, from],
          [limits.signInPair, `${from} ${key}`],
          [limits.signInEmail, key],
        ],
  );
  if (limited !== null) return limited;
  const account = await findAccountByEmail(db, email);
  const verdict = await hasher.verify(password, account?.passwordHash ?? null);
  if (account === null || !verdict.right) return { kind: 'wrong' };
  if (verdict.outdated) await changeAccount(db, account.id, { passwordHash: await hasher.hash(password) });
  await (own === null
    ? forgive(db, limits.signInPair, `${from} ${key}`)
    : forgive(db, limits.signInDevice, own));
  return { kind: 'right', account };
}

/**
 * Begins a session for a member and counts the sign-in.
 * @param replaced the browser's session token until now
 */
export async function openSession(
  context: AccountContext,
  accountId: string,
  replaced?: string,
): Promise<NewSession> {
  return context.db.transaction().execute(async (tx) => {
    await countSignIn(tx, accountId);
    return beginSession(tx, accountId, context.now(), replaced);
  });
}

/** Counts a try under each rule; returns the first limit that is exceeded, or null. */
export async function takeAll(
  context: AccountContext,
  tries: readonly (readonly [LimitRule, string])[],
): Promise<Limited | null> {
  let worst: Limited | null = null;
  for (const [rule, subject] of tries) {
    const { allowed, retryAfter } = await take(context.db, rule, subject, context.now());
    if (!allowed && (worst === null || retryAfter > worst.retryAfter))
      worst = { kind: 'limited', retryAfter };
  }
  return worst;
}
