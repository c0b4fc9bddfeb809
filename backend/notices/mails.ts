import type { Filters } from '#src/routes/filters.ts';
import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { localeOf, sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import type { AccountContext } from '../accounts/context.ts';
import type { AccountDatabase } from '../accounts/store/accounts.ts';
import { htmlMail } from '../mail/html.ts';
import { putMail } from '../mail/queue.ts';
import { noticePaths } from './paths.ts';
import { aboutNotice, confirmHours } from './store.ts';
import type { Notice } from './store.ts';
import type { DescribedSubject } from './subject.ts';
import { noticeWords, subjectLine } from './words.ts';

type Recipient = Pick<Notice, 'id' | 'subject' | 'email' | 'language'>;

/**
 * The address of the film's page, narrowed to the cinema of a notice or near its city; null when the site is not served. An address of
 * the wrong kind of page leads to the right one (D39).
 */
export function filmAddress(
  { siteOrigins }: Pick<AccountContext, 'siteOrigins'>,
  site: SiteId,
  language: Language,
  { slug, isMovie, cinema, city }: DescribedSubject,
): string | null {
  const origin = siteOrigins.get(site);
  if (origin === undefined) return null;
  const spoken = sites[site].languages.includes(language) ? language : sites[site].defaultLanguage;
  const filters: Filters = {
    ...(cinema === null ? {} : { localisation: cinema }),
    ...(city === null ? {} : { near: city }),
  };
  const ref: PageRef = { page: isMovie ? 'movie' : 'entertainment', slug, filters };
  return new URL(href(localeOf(site, spoken), ref), origin).href;
}

/** Asks the owner of an address whether they ordered a notice. */
export async function writeConfirmMail(
  context: AccountContext,
  db: AccountDatabase,
  to: Recipient,
  described: DescribedSubject,
  links: { readonly confirm: string; readonly stop: string },
): Promise<void> {
  const words = noticeWords[to.language];
  const { title } = described;
  await write(context, db, 'notice-confirm', to, links.stop, {
    subject: words.mail.confirm.subject(title),
    before: [words.mail.confirm.before, subjectLine(words, described)],
    button: words.mail.confirm.button,
    link: new URL(
      noticePaths.confirm(to.language, to.subject.site, links.confirm),
      context.hostOf(to.subject.site),
    ).href,
    after: [words.mail.confirm.after(confirmHours)],
  });
}

/** Tells a person that sales have opened. */
export async function writeOnSaleMail(
  context: AccountContext,
  db: AccountDatabase,
  to: Recipient,
  described: DescribedSubject,
  stop: string,
): Promise<void> {
  const words = noticeWords[to.language];
  const { title } = described;
  const link = filmAddress(context, to.subject.site, to.language, described);
  if (link === null) throw new Error(`the site ${to.subject.site} is not served`);
  await write(context, db, 'notice-on-sale', to, stop, {
    subject: words.mail.onSale.subject(title),
    before: [words.mail.onSale.before(title), subjectLine(words, described)],
    button: words.mail.onSale.button,
    link,
    after: [words.mail.onSale.after],
  });
}

interface Content {
  readonly subject: string;
  readonly before: readonly string[];
  readonly button: string;
  readonly link: string;
  readonly after: readonly string[];
}

async function write(
  context: AccountContext,
  db: AccountDatabase,
  purpose: 'notice-confirm' | 'notice-on-sale',
  { id, subject: { site }, email, language }: Recipient,
  stop: string,
  content: Content,
): Promise<void> {
  const words = noticeWords[language];
  const host = context.hostOf(site);
  const stopLink = new URL(noticePaths.stop(language, site, stop), host).href;
  const { subject, before, button, link, after } = content;
  await putMail(
    db,
    {
      accountId: null,
      purpose,
      recipient: email,
      language,
      subject,
      body: [
        ...before,
        `${button}\n${link}`,
        ...after,
        words.mail.farewell,
        `${words.mail.why} ${words.mail.stop}\n${stopLink}`,
      ].join('\n\n'),
      html: htmlMail({
        language,
        title: subject,
        before,
        button: { label: button, link },
        after,
        small: { text: words.mail.why, label: words.mail.stop, link: stopLink },
      }),
      link,
      about: aboutNotice(id),
      unsubscribe: new URL(noticePaths.oneTouch(stop), host).href,
    },
    context.now(),
  );
}
