import { requestReset, resetPassword } from '../service/password.ts';
import { writeDevice } from '../http/visitor.ts';
import { findAccount } from '../store/accounts.ts';
import { findLink } from '../store/links.ts';
import { emailFault, faultsOf, field, form, newPasswordFault, note, withFaults } from './form.ts';
import { markup } from '../../html/markup.ts';
import { layout, opening } from './layout.ts';
import type { FormPage, Outcome } from './page.ts';
import { outboxLink } from './register.ts';
import { pageAddress } from './visit.ts';
import type { Visit } from './visit.ts';

/** The page that asks for a new password. */
export const forgottenPage: FormPage = {
  name: 'password',

  async show(visit, state): Promise<Outcome> {
    const { words } = visit;
    const { title, text, submit } = words.password.forgotten;
    const document = layout(visit, {
      name: 'password',
      title,
      body: markup`${opening(title, text)} ${note(state)}
        ${form(
          visit,
          pageAddress(visit, 'password'),
          field(state, { name: 'email', label: words.fields.email, type: 'email', autocomplete: 'username' }),
          submit,
        )}
        <ul class="ways">
          <li><a href="${pageAddress(visit, 'sign-in')}">${words.signIn.title}</a></li>
        </ul>`,
    });
    return { kind: 'page', html: document };
  },

  async submit(visit, sent): Promise<Outcome> {
    const { words, context, language, site, address } = visit;
    const { email = '' } = sent;
    const faults = faultsOf({ email: emailFault(words, email) });
    if (Object.keys(faults).length > 0) return { kind: 'again', state: withFaults(words, sent, faults) };
    const result = await requestReset(context, { email, language, site, address });
    if (result.kind === 'limited') return result;
    const { title, text } = words.password.sent;
    const document = layout(visit, {
      name: 'sign-in',
      title,
      body: markup`${opening(title, text)} ${outboxLink(visit)}`,
    });
    return { kind: 'page', html: document };
  },
};

/** The page to choose a new password, opened by the link of a mail. */
export const newPasswordPage: FormPage = {
  name: 'password/new',

  async show(visit, state): Promise<Outcome> {
    const { words, context } = visit;
    const token = tokenOf(visit);
    if ((await findLink(context.db, token, 'reset', context.now())) === null) return stale(visit);
    const { title, text, submit } = words.password.choose;
    const document = layout(visit, {
      name: 'password/new',
      title,
      body: markup`${opening(title, text)} ${note(state)}
      ${form(
        visit,
        pageAddress(visit, 'password/new', { token }),
        field(state, {
          name: 'newPassword',
          label: words.fields.newPassword,
          type: 'password',
          reveal: words.fields.reveal,
          autocomplete: 'new-password',
          hint: words.fields.passwordHint,
        }),
        submit,
      )}`,
    });
    return { kind: 'page', html: document };
  },

  async submit(visit, sent): Promise<Outcome> {
    const { words, context, language, site } = visit;
    const token = tokenOf(visit);
    const { newPassword = '' } = sent;
    // Hashing is expensive: it must not be done for an invalid link.
    const link = await findLink(context.db, token, 'reset', context.now());
    const account = link === null ? null : await findAccount(context.db, link.accountId);
    if (account === null) {
      context.events.record('link-refused');
      return stale(visit);
    }
    const { email, firstName, lastName } = account;
    const faults = faultsOf({
      newPassword: await newPasswordFault(visit, newPassword, [email, firstName, lastName]),
    });
    if (Object.keys(faults).length > 0) return { kind: 'again', state: withFaults(words, sent, faults) };
    const result = await resetPassword(context, { token, password: newPassword, language, site });
    if (result.kind === 'stale') return stale(visit);
    // Whoever holds the mailbox can sign in here, however many strangers try elsewhere.
    await writeDevice(context, visit.reply, result.accountId, visit.cookies.device);
    return { kind: 'go', to: pageAddress(visit, 'sign-in', { notice: 'password' }) };
  },
};

function tokenOf({ query }: Visit): string {
  return typeof query['token'] === 'string' ? query['token'] : '';
}

function stale(visit: Visit): Outcome {
  const { title, text, again } = visit.words.password.stale;
  const document = layout(visit, {
    name: 'password',
    title,
    body: markup`${opening(title, text)}
      <p><a class="button" href="${pageAddress(visit, 'password')}">${again}</a></p>`,
  });
  return { kind: 'page', html: document, status: 410 };
}
