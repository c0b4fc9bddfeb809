import type { Language, SiteId } from '#src/sites/site.ts';
import type { AccountContext } from '../context.ts';
import { putMail } from '../../mail/queue.ts';
import type { MailPurpose } from '../../mail/queue.ts';
import type { AccountDatabase } from '../store/accounts.ts';
import { hoursOf } from '../store/links.ts';
import type { LinkPurpose } from '../store/links.ts';
import { accountWords } from '../words/words.ts';
import { isPlainName } from './plain-name.ts';

/** The recipient of a mail. */
export interface Recipient {
  accountId: string | null;
  email: string;
  /** Whether the member has proved that the address is theirs. */
  emailVerified: boolean;
  firstName: string;
  language: Language;
  /** The site that the link passes on; null when there is none. */
  site: SiteId | null;
}

/** The reason for a mail of the client host. */
type AccountMail = Exclude<MailPurpose, 'notice-confirm' | 'notice-on-sale'>;

/** The page of the client host to which a mail links. */
export interface LinkedPage {
  page: 'mail' | 'password' | 'password/new';
  /** Token of a one-time link, and the purpose of the link. */
  token?: string;
  kind?: LinkPurpose;
}

/** Puts a mail into the queue: greeting, text, the link on a line of its own, farewell. */
export async function writeMail(
  context: AccountContext,
  db: AccountDatabase,
  purpose: AccountMail,
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
  const address = new URL(`/${to.language}/${page}`, context.hostOf(to.site));
  if (to.site !== null) address.searchParams.set('site', to.site);
  if (token !== undefined) address.searchParams.set('token', token);
  return address.href;
}

/**
 * The name in the greeting of a mail, or null. Somebody who enters another person's address also chooses the name. So a
 * mail has no name until the address is confirmed, and never a name that a mail program could turn into a link.
 */
function greetedBy({ emailVerified, firstName }: Recipient): string | null {
  return emailVerified && isPlainName(firstName) ? firstName : null;
}
