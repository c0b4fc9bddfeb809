import type { FrameEvent, FrameMessage } from '#src/contract/client/frame-message/schema.ts';
import { signedInBrowsers } from '../service/browsers.ts';
import type { SignedInBrowser } from '../service/browsers.ts';
import { clearSession, writeDevice, writeSession } from '../http/visitor.ts';
import { changePassword, leave, provePassword } from '../service/password.ts';
import { changeAccount, readNewsletter, setNewsletter } from '../store/accounts.ts';
import type { Account } from '../store/accounts.ts';
import { browsersSection, endChosen } from './browsers.ts';
import { checkbox, faultsOf, field, form, nameFault, newPasswordFault, note, withFaults } from './form.ts';
import type { FormState, SentForm } from './form.ts';
import { markup } from '../../html/markup.ts';
import type { Markup } from '../../html/markup.ts';
import { layout, opening } from './layout.ts';
import type { FormPage, Outcome } from './page.ts';
import { signOut } from './sign-in.ts';
import { pageAddress } from './visit.ts';
import type { Visit } from './visit.ts';

/** The member's own page: names and newsletter, password, deleting the account. */
export const profilePage: FormPage = {
  name: 'profile',

  async show(visit, state): Promise<Outcome> {
    const { account, context, site } = visit;
    if (account === null) return toSignIn(visit);
    const newsletter = site !== null && (await readNewsletter(context.db, account.id, site));
    const found = await signedInBrowsers(context, account.id, visit.cookies.session);
    return { kind: 'page', html: document(visit, account, { newsletter, found }, state) };
  },

  async submit(visit, sent): Promise<Outcome> {
    const { account } = visit;
    if (account === null) return toSignIn(visit);
    switch (sent['part'] ?? 'profile') {
      case 'password':
        return newPassword(visit, account, sent);
      case 'browsers':
        return endChosen(visit, account, sent);
      case 'leave':
        return deleteAccount(visit, account, sent);
      case 'sign-out':
        await signOut(visit);
        return { kind: 'go', to: pageAddress(visit, 'done', { event: 'logout' }) };
      default:
        return save(visit, account, sent);
    }
  },
};

function toSignIn(visit: Visit): Outcome {
  return { kind: 'go', to: pageAddress({ ...visit, next: 'profile' }, 'sign-in') };
}

async function save(visit: Visit, account: Account, sent: SentForm): Promise<Outcome> {
  const { words, context, site } = visit;
  const { firstName = '', lastName = '' } = sent;
  const faults = faultsOf({ firstName: nameFault(words, firstName), lastName: nameFault(words, lastName) });
  if (Object.keys(faults).length > 0) return { kind: 'again', state: withFaults(words, sent, faults) };
  await context.db.transaction().execute(async (tx) => {
    await changeAccount(tx, account.id, { firstName, lastName });
    if (site !== null) await setNewsletter(tx, account.id, site, sent['newsletter'] === 'yes');
  });
  return { kind: 'go', to: pageAddress(visit, 'profile', { saved: 'profile' }) };
}

async function newPassword(visit: Visit, account: Account, sent: SentForm): Promise<Outcome> {
  const { words, context, language, site } = visit;
  const { currentPassword = '', newPassword: wanted = '' } = sent;
  const faults = faultsOf({
    currentPassword: currentPassword === '' ? words.faults.passwordMissing : null,
    newPassword: await newPasswordFault(visit, wanted, [account.email, account.firstName, account.lastName]),
  });
  if (Object.keys(faults).length > 0) return { kind: 'again', state: withFaults(words, {}, faults) };
  const proof = await provePassword(context, account, currentPassword);
  if (proof.kind === 'limited') return proof;
  if (proof.kind === 'wrong') {
    return { kind: 'again', state: withFaults(words, {}, { currentPassword: words.faults.passwordWrong }) };
  }
  const session = await changePassword(context, account, wanted, language, site);
  await writeDevice(context, visit.reply, account.id, visit.cookies.device);
  writeSession(context, visit.reply, session);
  return { kind: 'go', to: pageAddress(visit, 'profile', { saved: 'password' }) };
}

async function deleteAccount(visit: Visit, account: Account, sent: SentForm): Promise<Outcome> {
  const { words, context, language } = visit;
  const { leavePassword = '' } = sent;
  const proof = leavePassword === '' ? null : await provePassword(context, account, leavePassword);
  if (proof?.kind === 'limited') return proof;
  if (proof?.kind !== 'right') {
    const fault = proof === null ? words.faults.passwordMissing : words.faults.passwordWrong;
    return { kind: 'again', state: withFaults(words, {}, { leavePassword: fault }) };
  }
  await leave(context, account, language);
  clearSession(context, visit.reply);
  const { title, text } = words.profile.gone;
  const gone = layout(visit, {
    name: 'sign-in',
    title,
    messages: [message('delete'), message('logout')],
    body: opening(title, text),
  });
  return { kind: 'page', html: gone };
}

const message = (event: FrameEvent): FrameMessage => ({ type: 'parent_exchange', data: { event } });

/** What the page shows beside the account. */
interface Shown {
  readonly newsletter: boolean;
  readonly found: readonly SignedInBrowser[];
}

function document(visit: Visit, account: Account, { newsletter, found }: Shown, state: FormState): string {
  const { words, query, site } = visit;
  const { profile, fields } = words;
  const saved = [
    ['profile', profile.saved],
    ['password', profile.password.saved],
    ['browsers', profile.browsers.saved],
  ].find(([part]) => part === query['saved'])?.[1];
  const shown: FormState = {
    ...state,
    values: {
      firstName: account.firstName,
      lastName: account.lastName,
      // A sent form has no `newsletter` field when the box is not ticked.
      ...('firstName' in state.values ? {} : { newsletter: newsletter ? 'yes' : '' }),
      ...state.values,
    },
    note: state.note ?? (saved === undefined ? null : { text: saved, tone: 'good' }),
  };
  const action = pageAddress(visit, 'profile');
  const part = (name: string): Markup => markup`<input type="hidden" name="part" value="${name}" />`;
  // Password managers need to know whose password it is.
  const owner = markup`<input type="text" autocomplete="username" value="${account.email}" hidden readonly />`;
  return layout(visit, {
    name: 'profile',
    title: profile.title,
    ...(query['saved'] === 'profile' && { messages: [message('profile')] }),
    body: markup`${opening(profile.title, account.email)} ${note(shown)}
      ${
        !account.emailVerified &&
        markup`<p class="note">
          ${profile.unconfirmed} <a href="${pageAddress(visit, 'mail')}">${profile.confirm}</a>
        </p>`
      }
      <h2>${profile.name}</h2>
      ${form(
        visit,
        action,
        markup`${part('profile')}
          <div class="pair">
            ${field(shown, { name: 'firstName', label: fields.firstName, type: 'text', autocomplete: 'given-name' })}
            ${field(shown, { name: 'lastName', label: fields.lastName, type: 'text', autocomplete: 'family-name' })}
          </div>
          ${site !== null && checkbox(shown, 'newsletter', fields.newsletter)}`,
        profile.submit,
      )}
      <ul class="ways">
        <li><a href="${pageAddress(visit, 'bookings')}">${profile.bookings}</a></li>
      </ul>
      <section>
        <h2>${profile.password.title}</h2>
        <p class="lead">${profile.password.text}</p>
        ${form(
          visit,
          action,
          markup`${part('password')}${owner}${field(shown, { name: 'currentPassword', label: fields.currentPassword, type: 'password', reveal: fields.reveal, autocomplete: 'current-password' })}
          ${field(shown, { name: 'newPassword', label: fields.newPassword, type: 'password', reveal: fields.reveal, autocomplete: 'new-password', hint: fields.passwordHint })}`,
          profile.password.submit,
        )}
      </section>
      ${browsersSection(visit, shown, owner, found)}
      <section>${form(visit, action, part('sign-out'), profile.signOut, true)}</section>
      <section>
        <h2>${profile.leave.title}</h2>
        <p class="lead">${profile.leave.text}</p>
        ${form(
          visit,
          action,
          markup`${part('leave')}${owner}${field(shown, { name: 'leavePassword', label: fields.currentPassword, type: 'password', reveal: fields.reveal, autocomplete: 'current-password' })}`,
          profile.leave.submit,
          true,
        )}
      </section>`,
  });
}
