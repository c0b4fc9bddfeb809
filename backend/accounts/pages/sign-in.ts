import { clearSession, writeDevice, writeSession } from '../http/visitor.ts';
import { checkCredentials, openSession, signOutOf } from '../service/sign-in.ts';
import { emailFault, faultsOf, field, form, note, withFaults } from './form.ts';
import type { FormState } from './form.ts';
import { markup } from '../../html/markup.ts';
import { layout, opening } from './layout.ts';
import type { FormPage, Outcome } from './page.ts';
import { pageAddress } from './visit.ts';
import type { PageName, Visit } from './visit.ts';

/** Where a member goes after signing in. */
export function afterSignIn(visit: Visit, registered: boolean): Outcome {
  const page: PageName = registered ? (visit.next ?? 'done') : 'register';
  const plain = { ...visit, next: null };
  return { kind: 'go', to: pageAddress(plain, page, page === 'done' ? { event: 'login' } : {}) };
}

/** Ends the session of this browser. */
export async function signOut({ context, cookies, reply }: Visit): Promise<void> {
  await signOutOf(context, cookies.session);
  clearSession(context, reply);
}

/** The page to sign in. */
export const signInPage: FormPage = {
  name: 'sign-in',

  async show(visit, state): Promise<Outcome> {
    if (visit.account !== null) return afterSignIn(visit, visit.account.registered);
    return { kind: 'page', html: document(visit, state) };
  },

  async submit(visit, sent): Promise<Outcome> {
    const { words, context } = visit;
    const { email, password } = sent;
    const faults = faultsOf({
      email: emailFault(words, email),
      password: password ? null : words.faults.passwordMissing,
    });
    if (!email || !password || Object.keys(faults).length > 0) {
      return { kind: 'again', state: withFaults(words, sent, faults) };
    }
    const checked = await checkCredentials(context, {
      email,
      password,
      address: visit.address,
      device: visit.cookies.device,
    });
    if (checked.kind === 'limited') return checked;
    if (checked.kind === 'wrong') {
      const wrong: FormState = { values: sent, faults: {}, note: { text: words.faults.signIn, tone: 'bad' } };
      return { kind: 'again', state: wrong };
    }
    await writeDevice(context, visit.reply, checked.account.id, visit.cookies.device);
    writeSession(context, visit.reply, await openSession(context, checked.account.id, visit.cookies.session));
    return afterSignIn(visit, checked.account.registered);
  },
};

function document(visit: Visit, state: FormState): string {
  const { words, site, context, inFrame } = visit;
  const { title, text, submit, forgotten, register, again } = words.signIn;
  const fresh = visit.query['notice'] === 'password';
  if (fresh && !inFrame && site !== null && context.recognition?.signsIn(site) === true)
    return layout(visit, {
      name: 'sign-in',
      title,
      body: markup`${opening(again.title, again.text)}
        <p><a class="button" href="${pageAddress(visit, 'sign-in')}">${submit}</a></p>`,
    });
  return layout(visit, {
    name: 'sign-in',
    title,
    body: markup`${fresh ? opening(again.title, again.text) : opening(title, text)} ${note(state)}
      ${form(
        visit,
        pageAddress(visit, 'sign-in'),
        markup`${field(state, { name: 'email', label: words.fields.email, type: 'email', autocomplete: 'username' })}
        ${field(state, { name: 'password', label: words.fields.password, type: 'password', reveal: words.fields.reveal, autocomplete: 'current-password' })}`,
        submit,
      )}
      <ul class="ways">
        <li><a href="${pageAddress(visit, 'password')}">${forgotten}</a></li>
        <li><a href="${pageAddress(visit, 'register')}">${register}</a></li>
      </ul>`,
  });
}
