import { setTimeout as sleep } from 'node:timers/promises';
import type { Language, SiteId } from '#src/sites/site.ts';
import type { AccountContext } from '../context.ts';
import { countedAddress } from '../../http/counted-address.ts';
import {
  changeAccount,
  createAccount,
  emailKey,
  findAccount,
  findAccountByEmail,
  setNewsletter,
} from '../store/accounts.ts';
import type { Account } from '../store/accounts.ts';
import { findLink, makeLink, useLink } from '../store/links.ts';
import { hashToken } from '../../http/token.ts';
import { writeMail } from './mails.ts';
import { checkCredentials, takeAll } from './sign-in.ts';
import type { Limited } from './sign-in.ts';

/** The checked fields of a form that creates an account. */
export interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  newsletter: boolean;
  site: SiteId;
  language: Language;
  /** Network address and browser cookie of the request. */
  address: string;
  browser: string;
}

/**
 * Creates an account and sends the mail that confirms its address. When the address already has an account, that
 * account stays as it is and its owner gets a mail about it. The answer, its time and the work are the same, so that
 * the form does not reveal who is a member.
 */
export async function register(
  context: AccountContext,
  form: Registration,
): Promise<{ kind: 'sent' } | Limited> {
  const { db, limits, hasher, now } = context;
  const { email } = form;
  const limited = await takeAll(context, [[limits.registerAddress, countedAddress(form.address)]], email);
  if (limited !== null) return limited;
  return evenly(context, async () => {
    const passwordHash = await hasher.hash(form.password);
    const often = await takeAll(context, [[limits.registerEmail, emailKey(email)]], email);
    const made = await db.transaction().execute(async (tx) => {
      const id = await createAccount(
        tx,
        { ...form, passwordHash, registered: true, emailVerified: false },
        now(),
      );
      const to = {
        email: email.trim(),
        firstName: form.firstName,
        language: form.language,
        site: form.site,
      };
      if (id !== null) {
        const token = await makeLink(tx, id, 'confirm', now(), form.browser);
        await writeMail(
          context,
          tx,
          'confirm',
          { ...to, accountId: id, emailVerified: false },
          { page: 'mail', token, kind: 'confirm' },
        );
        return true;
      }
      const present = await findAccountByEmail(tx, form.email);
      if (present === null || often !== null) return false;
      // The account's own address, name and language, not the values of this form.
      const { emailVerified, firstName, language, id: accountId } = present;
      await writeMail(
        context,
        tx,
        'exists',
        { ...to, email: present.email, emailVerified, firstName, language, accountId },
        { page: 'password' },
      );
      return false;
    });
    if (made) context.events.record('account-made', { email });
    return { kind: 'sent' };
  });
}

/** The result of a confirmation link. */
export type Confirmation =
  | { kind: 'confirmed'; account: Account }
  | { kind: 'stale' }
  | { kind: 'password' }
  | { kind: 'wrong' }
  | Limited;

/** The visitor who opens a confirmation link. */
export interface LinkHolder {
  token: unknown;
  /** Browser cookie, and the id of the member who is signed in there. */
  browser: string;
  signedIn: string | null;
}

/** The visitor who confirms. */
export interface Confirming extends LinkHolder {
  /** Null when it was not asked for. */
  password: string | null;
  address: string;
  /** The token of the device cookie, when there is one. */
  device: string | undefined;
}

/** Whether a link can confirm here at once, needs the password, or is no longer valid. The link is not used up. */
export async function confirmationState(
  context: AccountContext,
  { token, browser, signedIn }: LinkHolder,
): Promise<'ready' | 'password' | 'stale'> {
  const link = await findLink(context.db, token, 'confirm', context.now());
  if (link === null) return 'stale';
  return link.browserHash === hashToken(browser) || signedIn === link.accountId ? 'ready' : 'password';
}

/**
 * Confirms an address. In the browser where the account was made, or when that member is signed in, the link is enough.
 * Elsewhere the password is required; otherwise the owner of the mailbox would open an account whose password a
 * stranger chose.
 */
export async function confirmEmail(context: AccountContext, by: Confirming): Promise<Confirmation> {
  const { db, now } = context;
  const link = await findLink(db, by.token, 'confirm', now());
  const account = link === null ? null : await findAccount(db, link.accountId);
  if (account === null) {
    context.events.record('link-refused');
    return { kind: 'stale' };
  }
  if ((await confirmationState(context, by)) !== 'ready') {
    if (by.password === null) return { kind: 'password' };
    const checked = await checkCredentials(context, {
      email: account.email,
      password: by.password,
      address: by.address,
      device: by.device,
    });
    if (checked.kind !== 'right') return checked;
  }
  const isUsed = await db.transaction().execute(async (tx) => {
    if ((await useLink(tx, by.token, 'confirm', now())) === null) return false;
    await changeAccount(tx, account.id, { emailVerified: now() });
    return true;
  });
  context.events.record(isUsed ? 'mail-confirmed' : 'link-refused', { email: account.email });
  return isUsed ? { kind: 'confirmed', account } : { kind: 'stale' };
}

/** Sends a new confirmation mail; the earlier link stops working. */
export async function resendConfirmation(
  context: AccountContext,
  account: Account,
  language: Language,
  site: SiteId | null,
  browser: string,
): Promise<{ kind: 'sent' } | Limited> {
  if (account.emailVerified) return { kind: 'sent' };
  const limited = await takeAll(context, [[context.limits.resend, account.id]], account.email);
  if (limited !== null) return limited;
  await context.db.transaction().execute(async (tx) => {
    const token = await makeLink(tx, account.id, 'confirm', context.now(), browser);
    const { email, emailVerified, firstName, id } = account;
    const to = { accountId: id, email, emailVerified, firstName, language, site };
    await writeMail(context, tx, 'confirm', to, { page: 'mail', token, kind: 'confirm' });
  });
  return { kind: 'sent' };
}

/** Completes an account that was made elsewhere (R200): its names, and the newsletter of the site. */
export async function completeRegistration(
  context: AccountContext,
  accountId: string,
  form: { firstName: string; lastName: string; newsletter: boolean; site: SiteId },
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const { firstName, lastName } = form;
    await changeAccount(tx, accountId, { firstName, lastName, registered: true });
    await setNewsletter(tx, accountId, form.site, form.newsletter);
  });
}

/** Records that the member has seen the welcome page: the first login is over (R201). */
export async function finishWelcome(context: AccountContext, accountId: string): Promise<void> {
  await changeAccount(context.db, accountId, { welcomed: context.now() });
}

/** Returns the result of some work after a minimum time, so that the time does not reveal how much work it was. */
export async function evenly<T>(context: AccountContext, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), sleep(context.evenMilliseconds)]);
  return result;
}
