import { sites } from '#src/sites/registry.ts';
import type { SiteId } from '#src/sites/site.ts';
import { completeRegistration, register } from '../service/registration.ts';
import {
  checkbox,
  emailFault,
  faultsOf,
  field,
  form,
  nameFault,
  newPasswordFault,
  note,
  withFaults,
} from './form.ts';
import type { FormState, SentForm } from './form.ts';
import { markup } from '../../html/markup.ts';
import type { Markup } from '../../html/markup.ts';
import { layout, opening } from './layout.ts';
import type { FormPage, Outcome } from './page.ts';
import { afterSignIn } from './sign-in.ts';
import { pageAddress } from './visit.ts';
import type { Visit } from './visit.ts';

/** The page to create an account, and to complete one that was made elsewhere (R200). */
export const registerPage: FormPage = {
  name: 'register',

  async show(visit, state): Promise<Outcome> {
    if (visit.account === null) return { kind: 'page', html: createDocument(visit, state) };
    if (visit.account.registered) return afterSignIn(visit, true);
    const { firstName, lastName } = visit.account;
    const values = { firstName, lastName, ...state.values };
    return { kind: 'page', html: completeDocument(visit, { ...state, values }) };
  },

  async submit(visit, sent): Promise<Outcome> {
    return visit.account === null ? create(visit, sent) : complete(visit, sent);
  },
};

async function create(visit: Visit, sent: SentForm): Promise<Outcome> {
  const { words, context } = visit;
  const { email = '', firstName = '', lastName = '', password = '' } = sent;
  const faults = faultsOf({
    firstName: nameFault(words, firstName),
    lastName: nameFault(words, lastName),
    email: emailFault(words, email),
    password: await newPasswordFault(visit, password, [email, firstName, lastName]),
  });
  if (Object.keys(faults).length > 0) return { kind: 'again', state: withFaults(words, sent, faults) };
  const result = await register(context, {
    email,
    firstName,
    lastName,
    password,
    newsletter: sent['newsletter'] === 'yes',
    site: siteOf(visit),
    language: visit.language,
    address: visit.address,
    browser: visit.browser,
  });
  return result.kind === 'limited' ? result : { kind: 'page', html: sentDocument(visit, email) };
}

async function complete(visit: Visit, sent: SentForm): Promise<Outcome> {
  const { words, context, account } = visit;
  const { firstName = '', lastName = '' } = sent;
  const faults = faultsOf({ firstName: nameFault(words, firstName), lastName: nameFault(words, lastName) });
  if (Object.keys(faults).length > 0) return { kind: 'again', state: withFaults(words, sent, faults) };
  if (account?.registered === false) {
    const newsletter = sent['newsletter'] === 'yes';
    await completeRegistration(context, account.id, { firstName, lastName, newsletter, site: siteOf(visit) });
  }
  return { kind: 'go', to: pageAddress(visit, 'done', { event: 'register' }) };
}

/** The site of a new account; without a `site` parameter, the first site with the language. */
function siteOf({ site, context, language }: Visit): SiteId {
  const served = [...context.siteOrigins.keys()];
  return site ?? served.find((one) => sites[one].languages.includes(language)) ?? served[0] ?? 'fr';
}

function nameFields(visit: Visit, state: FormState): Markup {
  const { firstName, lastName } = visit.words.fields;
  return markup`<div class="pair">
    ${field(state, { name: 'firstName', label: firstName, type: 'text', autocomplete: 'given-name' })}
    ${field(state, { name: 'lastName', label: lastName, type: 'text', autocomplete: 'family-name' })}
  </div>`;
}

function createDocument(visit: Visit, state: FormState): string {
  const { words } = visit;
  const { title, text, submit, signIn } = words.register;
  const { email, password, passwordHint, newsletter, reveal } = words.fields;
  return layout(visit, {
    name: 'register',
    title,
    body: markup`${opening(title, text)} ${note(state)}
      ${form(
        visit,
        pageAddress(visit, 'register'),
        markup`${nameFields(visit, state)}
        ${field(state, { name: 'email', label: email, type: 'email', autocomplete: 'username' })}
        ${field(state, { name: 'password', label: password, type: 'password', reveal, autocomplete: 'new-password', hint: passwordHint })}
        ${checkbox(state, 'newsletter', newsletter)}`,
        submit,
      )}
      <ul class="ways">
        <li><a href="${pageAddress(visit, 'sign-in')}">${signIn}</a></li>
      </ul>`,
  });
}

function completeDocument(visit: Visit, state: FormState): string {
  const { words } = visit;
  const { title, text, submit } = words.register.complete;
  return layout(visit, {
    name: 'register',
    title,
    body: markup`${opening(title, text)} ${note(state)}
    ${form(
      visit,
      pageAddress(visit, 'register'),
      markup`${nameFields(visit, state)} ${checkbox(state, 'newsletter', words.fields.newsletter)}`,
      submit,
    )}`,
  });
}

/** The same page whether or not the e-mail already has an account. */
function sentDocument(visit: Visit, email: string): string {
  const { words } = visit;
  const { title, text } = words.register.sent;
  return layout(visit, {
    name: 'sign-in',
    title,
    messages: [
      { type: 'parent_exchange', data: { event: 'register' } },
      { type: 'register_complete', data: { code: 'register_complete' } },
    ],
    body: markup`${opening(title, text(email))} ${outboxLink(visit)}
      <ul class="ways">
        <li><a href="${pageAddress(visit, 'sign-in')}">${words.signIn.title}</a></li>
      </ul>`,
  });
}

/** A link to the outbox, where mails are not sent; the new tab is announced, as on the pages of a site. */
export function outboxLink(visit: Visit): Markup | null {
  if (!visit.context.showOutbox) return null;
  const { title, text, newWindow } = visit.words.outbox;
  return markup`<p class="note good">
    ${text}
    <a href="${pageAddress(visit, 'outbox')}" target="_blank" rel="noopener" aria-describedby="new-tab">${title}</a>
    <span id="new-tab" hidden>${newWindow}</span>
  </p>`;
}
