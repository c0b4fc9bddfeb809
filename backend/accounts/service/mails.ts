import type { Language, SiteId } from '#src/sites/site.ts';
import type { AccountContext } from '../context.ts';
import type { AccountDatabase } from '../store/accounts.ts';
import { hoursOf } from '../store/links.ts';
import type { LinkPurpose } from '../store/links.ts';
import { putMail } from '../store/outbox.ts';
import type { MailPurpose } from '../store/outbox.ts';
import { accountWords } from '../words/words.ts';
import { isPlainName } from './plain-name.ts';

/** Who is written to. */
export interface Recipient {
  accountId: string | null;
  email: string;
  /** Whether the member has shown that the address is theirs. */
  emailVerified: boolean;
  firstName: string;
  language: Language;
  /** The site whose name the link carries on. */
  site: SiteId | null;
}

/** A page of the client host as a mail links to it. */
export interface LinkedPage {
  page: 'mail' | 'password' | 'password/new';
  /** Token of a one-time link, and what kind of link it is. */
  token?: string;
  kind?: LinkPurpose;
}

/** Puts a mail into the outbox: greeting, text, the link on a line of its own, farewell. */
export async function writeMail(
  context: AccountContext,
  db: AccountDatabase,
  purpose: MailPurpose,
  to: Recipient,
  linked: LinkedPage | null,
): Promise<void> {
  const words = accountWords[to.language].mails;
  const { subject, before, after } = words[purpose];
  const link = linked === null ? null : addressOf(context, to, linked);
  const hours = words.hours(hoursOf(linked?.kind ?? 'confirm'));
  const parts = [
    words.hello(greetedBy(to)),
    before,
    link ?? '',
    after.replace('{hours}', hours),
    words.farewell,
  ];
  await putMail(
    db,
    {
      accountId: to.accountId,
      purpose,
      recipient: to.email,
      language: to.language,
      subject,
      body: parts.filter((part) => part !== '').join('\n\n'),
      link,
    },
    context.now(),
  );
}

function addressOf(context: AccountContext, to: Recipient, { page, token }: LinkedPage): string {
  const address = new URL(`/${to.language}/${page}`, context.origin);
  if (to.site !== null) address.searchParams.set('site', to.site);
  if (token !== undefined) address.searchParams.set('token', token);
  return address.href;
}

/**
 * The name that a mail greets by, or null. Whoever types a stranger's address chooses the name that goes with it: it
 * stands in no mail until the address is confirmed, and none that a mail program could make a link of ever does.
 */
function greetedBy({ emailVerified, firstName }: Recipient): string | null {
  return emailVerified && isPlainName(firstName) ? firstName : null;
}
