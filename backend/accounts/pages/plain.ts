import type { FrameMessage } from '#src/contract/client/frame-message/schema.ts';
import { localeOf } from '#src/sites/registry.ts';
import { markup } from '../../html/markup.ts';
import { readOutbox } from '../../mail/queue.ts';
import { layout, opening } from './layout.ts';
import type { FormPage, Outcome } from './page.ts';
import { pageAddress } from './visit.ts';
import type { Visit } from './visit.ts';

/** The maximum number of mails on the outbox page. */
const mostMails = 50;

/** The place of the member's bookings, which are kept in the chain's own booking system. */
export const bookingsPage: FormPage = {
  name: 'bookings',
  async show(visit): Promise<Outcome> {
    if (visit.account === null) {
      return { kind: 'go', to: pageAddress({ ...visit, next: 'bookings' }, 'sign-in') };
    }
    const { title, text, profile } = visit.words.bookings;
    const document = layout(visit, {
      name: 'bookings',
      title,
      body: markup`${opening(title, text)}
        <ul class="ways">
          <li><a href="${pageAddress(visit, 'profile')}">${profile}</a></li>
        </ul>`,
    });
    return { kind: 'page', html: document };
  },
};

type DoneEvent = 'login' | 'register' | 'mail' | 'logout';

/** The page after an action. In a frame it tells the site; outside a frame it leads to the site. */
export const donePage: FormPage = {
  name: 'done',
  async show(visit): Promise<Outcome> {
    const { words, account, site, context } = visit;
    const event =
      (['register', 'mail', 'logout'] as const).find((one) => one === visit.query['event']) ?? 'login';
    // For a visitor who is not signed in, this page says nothing about a member.
    if (account === null && event !== 'logout') return { kind: 'go', to: pageAddress(visit, 'sign-in') };
    const { title, text } = event === 'register' ? words.done.profile : words.done[event];
    const document = layout(visit, {
      name: 'done',
      title,
      messages: messagesOf(event),
      // A member who signed in at the identity provider is signed out there too.
      leaves: (event === 'logout' && site !== null && context.recognition?.signOut(site)) || true,
      body: markup`${opening(title, text)}
      ${
        account !== null &&
        markup`<ul class="ways">
          <li><a href="${pageAddress(visit, 'profile')}">${words.profile.title}</a></li>
        </ul>`
      }`,
    });
    return { kind: 'page', html: document };
  },
};

function messagesOf(event: DoneEvent): FrameMessage[] {
  return [
    { type: 'parent_exchange', data: { event } },
    ...(event === 'register'
      ? [{ type: 'register_complete', data: { code: 'register_complete' } } as const]
      : []),
    { type: 'close' },
  ];
}

/** The mails that would be sent. This page exists only in a demonstration. */
export const outboxPage: FormPage = {
  name: 'outbox',
  async show(visit): Promise<Outcome> {
    const { words, context } = visit;
    const { title, text, empty, to, open } = words.outbox;
    const mails = await readOutbox(context.db, mostMails);
    const written = new Intl.DateTimeFormat(localeOf(visit.site ?? 'fr', visit.language), {
      dateStyle: 'medium',
      timeStyle: 'medium',
    });
    const document = layout(visit, {
      name: 'outbox',
      title,
      body: markup`${opening(title, text)} ${mails.length === 0 ? markup`<p>${empty}</p>` : null}
        <ul class="mails">
          ${mails.map(
            (mail) =>
              markup`<li>
                <article lang="${mail.language}" data-purpose="${mail.purpose}">
                  <h2>${mail.subject}</h2>
                  <time datetime="${mail.createdAt.toISOString()}">${written.format(mail.createdAt)}</time>
                  <p>${to} <span data-recipient>${mail.recipient}</span></p>
                  <pre>${mail.body}</pre>
                  ${mail.link !== null && markup`<a class="button plain" href="${mail.link}">${open}</a>`}
                </article>
              </li>`,
          )}
        </ul>`,
    });
    return { kind: 'page', html: document };
  },
};

/** The page for an unknown address. */
export function unknownPage(visit: Visit): Outcome {
  const { title, text } = visit.words.common.unknown;
  return {
    kind: 'page',
    html: layout(visit, { name: 'sign-in', title, body: opening(title, text) }),
    status: 404,
  };
}
