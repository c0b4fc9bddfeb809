import type { Language, SiteId } from '#src/sites/site.ts';
import type { AccountContext } from '../accounts/context.ts';
import { countedAddress } from '../http/counted-address.ts';
import { evenly } from '../accounts/service/registration.ts';
import { takeAll } from '../accounts/service/sign-in.ts';
import type { Limited } from '../accounts/service/sign-in.ts';
import { emailKey } from '../accounts/store/accounts.ts';
import { take } from '../accounts/store/limits.ts';
import { takeBack } from '../mail/queue.ts';
import { writeConfirmMail } from './mails.ts';
import { isOnSale, readSales } from './sales.ts';
import {
  aboutNotice,
  countOpen,
  deleteNotices,
  findNotice,
  makeNoticeLink,
  markConfirmed,
  orderOnce,
  subjectKey,
} from './store.ts';
import type { Notice } from './store.ts';
import { describeSubject, findSubject, readerOf } from './subject.ts';
import type { AskedSubject, DescribedSubject } from './subject.ts';

/** The rules of notices need the client host's parts and the product's clock, which showtimes go by. */
export interface NoticeContext {
  readonly accounts: AccountContext;
  readonly productNow: () => Date;
}

/** A notice that somebody wants to order; the e-mail has the form of one. */
export interface NoticeOrder {
  readonly email: string;
  readonly asked: AskedSubject;
  readonly site: SiteId;
  readonly language: Language;
  /** Network address of the request. */
  readonly address: string;
}

/** What became of an order. `sent` says nothing about whether the e-mail is known. */
export type OrderOutcome = { kind: 'sent' } | { kind: 'unknown' } | { kind: 'on-sale' } | Limited;

/**
 * Orders a notice: the person gets a mail with a link that confirms it. Answer and time are the same whether the e-mail
 * has ordered it before or not, and whether its limit is reached.
 */
export async function orderNotice(
  { accounts, productNow }: NoticeContext,
  { email, asked, site, language, address }: NoticeOrder,
): Promise<OrderOutcome> {
  const { db, limits } = accounts;
  const limited = await takeAll(accounts, [[limits.noticeAddress, countedAddress(address)]], email);
  if (limited !== null) return limited;
  const reader = await readerOf(accounts, site, language);
  const subject = await findSubject(reader, asked);
  if (subject === null) return { kind: 'unknown' };
  if (await isOnSale(db, subject, await readSales(db, site, subject.showId, productNow())))
    return { kind: 'on-sale' };
  return evenly(accounts, async () => {
    const now = accounts.now();
    const key = emailKey(email);
    const described = await describeSubject(reader, subject);
    const first = await take(db, limits.noticeAgain, `${key} ${subjectKey(subject)}`, now);
    const often = await takeAll(accounts, [[limits.noticeEmail, key]], email);
    if (described === null || !first.allowed || often !== null) return { kind: 'sent' };
    await db.transaction().execute(async (tx) => {
      const id = await orderOnce(tx, { subject, email, language }, now);
      if (id === null) return;
      // Its link stops working with the next one.
      await takeBack(tx, [aboutNotice(id)]);
      const links = {
        confirm: await makeNoticeLink(tx, id, 'confirm', now),
        stop: await makeNoticeLink(tx, id, 'stop', now),
      };
      await writeConfirmMail(accounts, tx, { id, subject, email: email.trim(), language }, described, links);
    });
    return { kind: 'sent' };
  });
}

/** A notice with its subject in words. */
export interface ShownNotice {
  readonly notice: Notice;
  readonly described: DescribedSubject;
}

/** The notice of a link, for its page; null when the link no longer works. The link is not used up. */
export async function openNotice(
  { accounts }: NoticeContext,
  token: unknown,
  purpose: 'confirm' | 'stop',
  language: Language,
): Promise<ShownNotice | null> {
  const notice = await findNotice(accounts.db, token, purpose, accounts.now());
  if (notice === null) return null;
  const { site, showId: slug } = notice.subject;
  const described = await describeSubject(await readerOf(accounts, site, language), notice.subject);
  return {
    notice,
    described: described ?? {
      title: slug,
      slug,
      isMovie: true,
      place: null,
      cinema: null,
      city: null,
      version: null,
    },
  };
}

/** Confirms the notice of a link; confirming it twice is the same as once. */
export async function confirmNotice(context: NoticeContext, { notice }: ShownNotice): Promise<void> {
  await markConfirmed(context.accounts.db, notice.id, context.accounts.now());
}

/** How many other notices the person of a notice waits for. */
export async function countOthers({ accounts }: NoticeContext, { notice }: ShownNotice): Promise<number> {
  const open = await countOpen(accounts.db, notice.email);
  return notice.state === 'sent' ? open : Math.max(0, open - 1);
}

/**
 * Stops the notice of a link, or all notices of its person: they are deleted with the address, and mails about them that
 * nobody has delivered yet are taken back. A link that no longer works stops nothing and is no failure.
 */
export async function stopNotice(
  { accounts }: NoticeContext,
  token: unknown,
  extent: 'one' | 'all',
): Promise<void> {
  await accounts.db.transaction().execute(async (tx) => {
    const notice = await findNotice(tx, token, 'stop', accounts.now());
    if (notice === null) return;
    const stopped = await deleteNotices(tx, notice, extent);
    await takeBack(tx, stopped.map(aboutNotice));
  });
}
