import { randomBytes } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { accountSubscription } from '#src/contract/client/account/schema.ts';
import type { AccountSubscription } from '#src/contract/client/account/schema.ts';
import { isLanguage, isSiteId } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import type { AccountsTable } from '../../database/account-tables.ts';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';

/** The database, or a transaction in it. */
export type AccountDatabase = Database | Transaction<Tables>;

/** A member's account. */
export interface Account {
  /** The `icu`. */
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The hash with its parameters; null when the member signs in only elsewhere. */
  passwordHash: string | null;
  site: SiteId;
  language: Language;
  /** False when names and consent are still missing (R200). */
  registered: boolean;
  emailVerified: boolean;
  /** True until the member has seen the welcome page, or has signed in a second time without it (R201, R202). */
  firstLogin: boolean;
  photoUrl: string | null;
  cinepass: boolean;
  cinepassType: string | null;
  loyaltyLevel: string | null;
  subscription: AccountSubscription | null;
}

/** The data of a new account. */
export interface AccountDraft {
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
  site: SiteId;
  language: Language;
  registered: boolean;
  emailVerified: boolean;
  newsletter: boolean;
}

/** The form in which addresses are compared: upper and lower case do not make two accounts. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Makes an account.
 * @returns its id, or null when the e-mail already has an account; the table's unique key decides, so two calls at a
 * time make one account
 */
export async function createAccount(
  db: AccountDatabase,
  draft: AccountDraft,
  now: Date,
): Promise<string | null> {
  const row = await db
    .insertInto('accounts')
    .values({
      id: randomBytes(16).toString('hex'),
      email: draft.email.trim(),
      email_key: emailKey(draft.email),
      first_name: draft.firstName,
      last_name: draft.lastName,
      password_hash: draft.passwordHash,
      site: draft.site,
      language: draft.language,
      registered: draft.registered,
      email_verified_at: draft.emailVerified ? now.toISOString() : null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return null;
  await setNewsletter(db, row.id, draft.site, draft.newsletter);
  return row.id;
}

/** The account of an e-mail address, or null. */
export async function findAccountByEmail(db: AccountDatabase, email: string): Promise<Account | null> {
  // PostgreSQL takes no NUL in a text: the statement would fail, where the answer is that nobody has it.
  if (email.includes('\0')) return null;
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row === undefined ? null : accountOf(row);
}

/** The account with an id (`icu`), or null. */
export async function findAccount(db: AccountDatabase, id: string): Promise<Account | null> {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : accountOf(row);
}

/** Counts a sign-in; the second one ends the first login of a member who has not confirmed the e-mail. */
export async function countSignIn(db: AccountDatabase, id: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set((row) => ({ sign_ins: row('sign_ins', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Changes of an account; absent values stay as they are. */
export interface AccountChanges {
  firstName?: string;
  lastName?: string;
  passwordHash?: string;
  registered?: true;
  emailVerified?: Date;
  welcomed?: Date;
}

/** Writes changes of an account. */
export async function changeAccount(db: AccountDatabase, id: string, changes: AccountChanges): Promise<void> {
  const { firstName, lastName, passwordHash, registered, emailVerified, welcomed } = changes;
  await db
    .updateTable('accounts')
    .set({
      ...(firstName === undefined ? {} : { first_name: firstName }),
      ...(lastName === undefined ? {} : { last_name: lastName }),
      ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
      ...(registered === undefined ? {} : { registered }),
      ...(emailVerified === undefined ? {} : { email_verified_at: emailVerified.toISOString() }),
      ...(welcomed === undefined ? {} : { welcomed_at: welcomed.toISOString() }),
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes an account and, by the foreign keys, all data of the member. */
export async function deleteAccount(db: AccountDatabase, id: string): Promise<void> {
  await db.deleteFrom('accounts').where('id', '=', id).execute();
}

/** Whether the member wants the newsletter of a site. */
export async function readNewsletter(db: AccountDatabase, id: string, site: SiteId): Promise<boolean> {
  const row = await db
    .selectFrom('account_preferences')
    .select('newsletter')
    .where('account_id', '=', id)
    .where('site', '=', site)
    .executeTakeFirst();
  return row?.newsletter ?? false;
}

/** Subscribes a member to the newsletter of a site, or ends it. */
export async function setNewsletter(
  db: AccountDatabase,
  id: string,
  site: SiteId,
  newsletter: boolean,
): Promise<void> {
  await db
    .insertInto('account_preferences')
    .values({ account_id: id, site, newsletter })
    .onConflict((conflict) => conflict.columns(['account_id', 'site']).doUpdateSet({ newsletter }))
    .execute();
}

function accountOf(row: Selectable<AccountsTable>): Account {
  const subscription = accountSubscription.safeParse(row.subscription);
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    passwordHash: row.password_hash,
    site: isSiteId(row.site) ? row.site : 'fr',
    language: isLanguage(row.language) ? row.language : 'en',
    registered: row.registered,
    emailVerified: row.email_verified_at !== null,
    firstLogin: row.welcomed_at === null && row.sign_ins <= 1,
    photoUrl: row.photo_url,
    cinepass: row.cinepass,
    cinepassType: row.cinepass_type,
    loyaltyLevel: row.loyalty_level,
    subscription: row.subscription !== null && subscription.success ? subscription.data : null,
  };
}
