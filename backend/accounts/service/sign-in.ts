import { browserInHand } from '../../http/browser-family.ts';
import type { AccountContext } from '../context.ts';
import { countedAddress } from '../../http/counted-address.ts';
import { changeAccount, countSignIn, emailKey, findAccount, findAccountByEmail } from '../store/accounts.ts';
import type { Account } from '../store/accounts.ts';
import { isKnownDevice } from '../store/devices.ts';
import { forgive, take } from '../store/limits.ts';
import type { LimitRule } from '../store/limits.ts';
import { beginSession, endSession } from '../store/sessions.ts';
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
  const { db, limits, hasher, events } = context;
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
    email,
  );
  if (limited !== null) return limited;
  const account = await findAccountByEmail(db, email);
  const verdict = await hasher.verify(password, account?.passwordHash ?? null);
  if (account === null || !verdict.right) {
    events.record('sign-in-refused', { email });
    return { kind: 'wrong' };
  }
  if (verdict.outdated) await changeAccount(db, account.id, { passwordHash: await hasher.hash(password) });
  await (own === null
    ? forgive(db, limits.signInPair, `${from} ${key}`)
    : forgive(db, limits.signInDevice, own));
  events.record('sign-in', { email });
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
    return beginSession(tx, accountId, context.now(), replaced, { browser: browserInHand() });
  });
}

/** Ends the session of a token, if there is one. */
export async function signOutOf(context: AccountContext, token: string | undefined): Promise<void> {
  const id = token === undefined ? null : await endSession(context.db, token);
  if (id === null) return;
  const account = await findAccount(context.db, id);
  context.events.record('sign-out', { email: account?.email });
}

/**
 * Counts a try under one rule after the other, up to the first that refuses; returns that limit, or null. The next one does
 * not count it: whoever is refused already would use up what everybody has together. What is refused is recorded.
 * @param tries the narrowest rule first
 * @param email whose account is tried, where it is one
 */
export async function takeAll(
  context: Pick<AccountContext, 'db' | 'now' | 'events'>,
  tries: readonly (readonly [LimitRule, string])[],
  email?: string,
): Promise<Limited | null> {
  for (const [rule, subject] of tries) {
    const { allowed, isFirst, retryAfter } = await take(context.db, rule, subject, context.now());
    if (allowed) continue;
    context.events.record(isFirst ? 'lock-out' : 'limit-refused', { email, limit: rule.name });
    return { kind: 'limited', retryAfter };
  }
  return null;
}
