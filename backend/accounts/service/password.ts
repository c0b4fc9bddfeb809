import type { Language, SiteId } from '#src/sites/site.ts';
import { browserInHand } from '../../http/browser-family.ts';
import type { AccountContext } from '../context.ts';
import { countedAddress } from '../../http/counted-address.ts';
import {
  changeAccount,
  deleteAccount,
  emailKey,
  findAccount,
  findAccountByEmail,
} from '../store/accounts.ts';
import type { Account } from '../store/accounts.ts';
import { forgetDevices } from '../store/devices.ts';
import { forgive } from '../store/limits.ts';
import { forgetLinks, makeLink, useLink } from '../store/links.ts';
import { beginSession, endSessionsOf } from '../store/sessions.ts';
import type { NewSession } from '../store/sessions.ts';
import { forgetMailsTo } from '../../mail/queue.ts';
import { writeMail } from './mails.ts';
import { evenly } from './registration.ts';
import { takeAll } from './sign-in.ts';
import type { Limited } from './sign-in.ts';

/** Who asks for a new password, and from where. */
export interface ResetRequest {
  email: string;
  language: Language;
  site: SiteId | null;
  address: string;
}

/**
 * Sends the mail with the link to choose a new password. The answer is the same for an unknown e-mail, and for one that
 * was asked for too often.
 */
export async function requestReset(
  context: AccountContext,
  { email, language, site, address }: ResetRequest,
): Promise<{ kind: 'sent' } | Limited> {
  const { db, limits, now } = context;
  const limited = await takeAll(context, [[limits.resetAddress, countedAddress(address)]], email);
  if (limited !== null) return limited;
  context.events.record('reset-asked', { email });
  return evenly(context, async () => {
    const often = await takeAll(context, [[limits.resetEmail, emailKey(email)]], email);
    const account = await findAccountByEmail(db, email);
    if (account === null || often !== null) return { kind: 'sent' };
    await db.transaction().execute(async (tx) => {
      const token = await makeLink(tx, account.id, 'reset', now());
      const to = {
        accountId: account.id,
        email: account.email,
        emailVerified: account.emailVerified,
        firstName: account.firstName,
        language,
        site,
      };
      await writeMail(context, tx, 'reset', to, { page: 'password/new', token, kind: 'reset' });
    });
    return { kind: 'sent' };
  });
}

/**
 * Sets a new password by a link. Every session ends, other links stop working, and the address counts as confirmed,
 * because the link came from its mailbox.
 */
export async function resetPassword(
  context: AccountContext,
  {
    token,
    password,
    language,
    site,
  }: { token: unknown; password: string; language: Language; site: SiteId | null },
): Promise<{ kind: 'set'; accountId: string } | { kind: 'stale' }> {
  const { db, now, hasher, limits } = context;
  const passwordHash = await hasher.hash(password);
  const account = await db.transaction().execute(async (tx): Promise<Account | null> => {
    const id = await useLink(tx, token, 'reset', now());
    const found = id === null ? null : await findAccount(tx, id);
    if (found === null) return null;
    await changeAccount(tx, found.id, { passwordHash, emailVerified: now() });
    await endSessionsOf(tx, found.id);
    await forgetDevices(tx, found.id);
    await forgetLinks(tx, found.id, 'confirm');
    await writeMail(
      context,
      tx,
      'password-changed',
      // The state before this link: the link confirms the address, but not the name that somebody entered with it.
      {
        accountId: found.id,
        email: found.email,
        emailVerified: found.emailVerified,
        firstName: found.firstName,
        language,
        site,
      },
      { page: 'password' },
    );
    return found;
  });
  if (account === null) {
    context.events.record('link-refused');
    return { kind: 'stale' };
  }
  context.events.record('reset-used', { email: account.email });
  await forgive(db, limits.signInEmail, emailKey(account.email));
  await context.onCredentialsChanged(account.id);
  return { kind: 'set', accountId: account.id };
}

/** Whether a signed-in member knows the password: asked again before an action that cannot be undone. */
export async function provePassword(
  context: AccountContext,
  account: Account,
  password: string,
): Promise<{ kind: 'right' } | { kind: 'wrong' } | Limited> {
  const { events } = context;
  const limited = await takeAll(context, [[context.limits.password, account.id]], account.email);
  if (limited !== null) return limited;
  const { right } = await context.hasher.verify(password, account.passwordHash);
  if (!right) {
    events.record('password-refused', { email: account.email });
    return { kind: 'wrong' };
  }
  await forgive(context.db, context.limits.password, account.id);
  return { kind: 'right' };
}

/** Changes the password. All sessions end; the returned one is the new session of this browser. */
export async function changePassword(
  context: AccountContext,
  account: Account,
  password: string,
  language: Language,
  site: SiteId | null,
): Promise<NewSession> {
  const passwordHash = await context.hasher.hash(password);
  const session = await context.db.transaction().execute(async (tx) => {
    await changeAccount(tx, account.id, { passwordHash });
    await endSessionsOf(tx, account.id);
    await forgetDevices(tx, account.id);
    await forgetLinks(tx, account.id, 'reset');
    const { email, emailVerified, firstName, id } = account;
    const to = { accountId: id, email, emailVerified, firstName, language, site };
    await writeMail(context, tx, 'password-changed', to, { page: 'password' });
    return beginSession(tx, account.id, context.now(), undefined, { browser: browserInHand() });
  });
  context.events.record('password-changed', { email: account.email });
  await context.onCredentialsChanged(account.id);
  return session;
}

/**
 * Deletes a member with all their data, and sends a last mail about it, which goes from the queue when it is sent. Where
 * the address is proved, everything that stands under it goes, also notices that were ordered without signing in. Somebody
 * who never proved it may have typed another's: what that person ordered stays.
 */
export async function leave(context: AccountContext, account: Account, language: Language): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    await deleteAccount(tx, account.id);
    if (account.emailVerified) {
      await context.onLeave(tx, account.email);
      await forgetMailsTo(tx, account.email);
    }
    const { email, emailVerified, firstName } = account;
    const to = { accountId: null, email, emailVerified, firstName, language, site: null };
    await writeMail(context, tx, 'account-deleted', to, null);
  });
  context.events.record('account-removed', { email: account.email });
  await context.onCredentialsChanged(account.id);
}
