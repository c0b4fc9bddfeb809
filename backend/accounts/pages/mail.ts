import { writeDevice, writeSession } from '../http/visitor.ts';
import {
  confirmationState,
  confirmEmail,
  finishWelcome,
  resendConfirmation,
} from '../service/registration.ts';
import { openSession } from '../service/sign-in.ts';
import { field, form, note, withFaults } from './form.ts';
import type { FormState, SentForm } from './form.ts';
import { markup } from '../../html/markup.ts';
import { layout, opening } from './layout.ts';
import type { FormPage, Outcome } from './page.ts';
import { isUnknownThere } from './recognition.ts';
import { outboxLink } from './register.ts';
import { pageAddress } from './visit.ts';
import type { Visit } from './visit.ts';

/**
 * Confirming the e-mail. With the token of a link, the page offers to confirm; opening it does not use the token up,
 * because mail scanners open links. Without a token it shows the state of the member: not confirmed (R202), to be
 * welcomed (R201), or done.
 */
export const mailPage: FormPage = {
  name: 'mail',

  async show(visit, state): Promise<Outcome> {
    const token = tokenOf(visit);
    if (token !== null) return { kind: 'page', html: await linkDocument(visit, token, state) };
    return { kind: 'page', html: await stateDocument(visit, state) };
  },

  async submit(visit, sent): Promise<Outcome> {
    const { context, account, words } = visit;
    if (tokenOf(visit) !== null) return confirm(visit, sent);
    if (account === null) return { kind: 'go', to: pageAddress({ ...visit, next: 'mail' }, 'sign-in') };
    if (account.emailVerified) {
      await finishWelcome(context, account.id);
      if (await isUnknownThere(visit)) return { kind: 'go', to: pageAddress(visit, 'sign-in') };
      return { kind: 'go', to: pageAddress(visit, 'done', { event: 'mail' }) };
    }
    const result = await resendConfirmation(context, account, visit.language, visit.site, visit.browser);
    if (result.kind === 'limited') return result;
    const state: FormState = { values: {}, faults: {}, note: { text: words.mail.resent, tone: 'good' } };
    return { kind: 'page', html: await stateDocument(visit, state) };
  },
};

function tokenOf({ query }: Visit): string | null {
  return typeof query['token'] === 'string' && query['token'] !== '' ? query['token'] : null;
}

async function confirm(visit: Visit, sent: SentForm): Promise<Outcome> {
  const { context, words, account } = visit;
  const result = await confirmEmail(context, {
    token: tokenOf(visit),
    browser: visit.browser,
    signedIn: account?.id ?? null,
    password: sent['password'] || null,
    address: visit.address,
    device: visit.cookies.device,
  });
  switch (result.kind) {
    case 'limited':
      return result;
    case 'stale':
      return {
        kind: 'page',
        html: await linkDocument(visit, '', { values: {}, faults: {}, note: null }),
        status: 410,
      };
    case 'password':
      return { kind: 'again', state: withFaults(words, {}, { password: words.faults.passwordMissing }) };
    case 'wrong':
      return { kind: 'again', state: withFaults(words, {}, { password: words.faults.passwordWrong }) };
    case 'confirmed':
      if (account?.id !== result.account.id) {
        await writeDevice(context, visit.reply, result.account.id, visit.cookies.device);
        writeSession(
          context,
          visit.reply,
          await openSession(context, result.account.id, visit.cookies.session),
        );
      }
      return { kind: 'go', to: pageAddress(visit, 'mail') };
  }
}

async function linkDocument(visit: Visit, token: string, state: FormState): Promise<string> {
  const { words, context, account, browser } = visit;
  const ready = await confirmationState(context, { token, browser, signedIn: account?.id ?? null });
  if (ready === 'stale') {
    const { title, text } = words.mail.stale;
    return layout(visit, {
      name: 'mail',
      title,
      body: markup`${opening(title, text)}
        <ul class="ways">
          <li><a href="${pageAddress({ ...visit, next: 'mail' }, 'sign-in')}">${words.signIn.title}</a></li>
        </ul>`,
    });
  }
  const { title, text, submit } = words.mail.confirm;
  const asks = ready === 'password';
  return layout(visit, {
    name: 'mail',
    title,
    body: markup`${opening(title, asks ? words.mail.password : text)} ${note(state)}
    ${form(
      visit,
      pageAddress(visit, 'mail', { token }),
      markup`${asks && field(state, { name: 'password', label: words.fields.password, type: 'password', reveal: words.fields.reveal, autocomplete: 'current-password' })}`,
      submit,
    )}
    ${
      asks &&
      markup`<ul class="ways">
        <li><a href="${pageAddress(visit, 'password')}">${words.signIn.forgotten}</a></li>
      </ul>`
    }`,
  });
}

async function stateDocument(visit: Visit, state: FormState): Promise<string> {
  const { words, account } = visit;
  const action = pageAddress(visit, 'mail');
  if (account === null) {
    const { title, text } = words.mail.signedOut;
    return layout(visit, {
      name: 'mail',
      title,
      body: markup`${opening(title, text)}
        <p>
          <a class="button" href="${pageAddress({ ...visit, next: 'mail' }, 'sign-in')}"
            >${words.signIn.title}</a
          >
        </p>`,
    });
  }
  if (!account.emailVerified) {
    const { title, text, submit } = words.mail.waiting;
    return layout(visit, {
      name: 'mail',
      title,
      body: markup`${opening(title, text(account.email))} ${note(state)} ${outboxLink(visit)}
      ${form(visit, action, markup``, submit, true)}`,
    });
  }
  if (account.firstLogin) {
    const { title, text, signIn, submit } = words.mail.welcome;
    const unknown = await isUnknownThere(visit);
    return layout(visit, {
      name: 'mail',
      title: title(account.firstName),
      sendsOnLeaving: true,
      messages: [{ type: 'parent_exchange', data: { event: 'mail' } }],
      body: markup`${opening(title(account.firstName), unknown ? signIn : text)} ${note(state)}
      ${form(visit, action, markup``, unknown ? words.signIn.submit : submit)}`,
    });
  }
  const { title, text } = words.mail.confirmed;
  return layout(visit, { name: 'mail', title, body: opening(title, text) });
}
