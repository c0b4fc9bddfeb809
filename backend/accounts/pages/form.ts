import { emailPattern, longestEmail } from '#src/contract/client/notice-order/schema.ts';
import { passwordFault } from '../password/rules.ts';
import type { AccountWords } from '../words/words.ts';
import { markup, Markup } from '../../html/markup.ts';
import type { Visit } from './visit.ts';

/** The state of a form: the entered values, their faults, and a note above the form. */
export interface FormState {
  values: Readonly<Record<string, string>>;
  /** Fault by field. */
  faults: Readonly<Record<string, string>>;
  note: { text: string; tone: 'bad' | 'good' } | null;
}

/** A form without values and faults. */
export const untouched: FormState = { values: {}, faults: {}, note: null };

/** The fields of a sent form: one value a field, passwords unchanged, all other values trimmed. */
export type SentForm = Readonly<Record<string, string>>;

/** The maximum length of a field's value. */
const longestValue = 1_000;

/** Reads a form's body. */
export function readForm(body: unknown): SentForm {
  if (!(body instanceof URLSearchParams)) return {};
  const fields: Record<string, string> = {};
  for (const [name, value] of body) {
    if (Object.hasOwn(fields, name) || !/^\w{1,40}$/.test(name) || name === '__proto__') continue;
    const bounded = value.slice(0, longestValue);
    fields[name] = /password/i.test(name) ? bounded : bounded.trim();
  }
  return fields;
}

/** A text field. */
export type Field = {
  name: string;
  label: string;
  autocomplete: string;
  hint?: string;
} & ({ type: 'text' | 'email' } | PasswordField);

/** A password, which the visitor can read while the button is pressed; `reveal` is the name of the button. */
interface PasswordField {
  type: 'password';
  reveal: string;
}

const eye = new Markup(
  '<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z"/><circle cx="12" cy="12" r="2.75"/></svg>',
);

/** A labelled field with its hint, its fault, and the entered value; a password is never written into the page. */
export function field(state: FormState, asked: Field): Markup {
  const { name, label, type, autocomplete, hint } = asked;
  const fault = state.faults[name];
  const described = [hint !== undefined && `${name}-hint`, fault !== undefined && `${name}-fault`].filter(
    (id): id is string => typeof id === 'string',
  );
  const first = Object.keys(state.faults)[0] === name;
  const input = markup`<input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      maxlength="${type === 'email' ? longestEmail : 1_000}"
      required${
        type === 'password' ? '' : markup` value="${state.values[name] ?? ''}"`
      }${type === 'email' && markup` inputmode="email" spellcheck="false" autocapitalize="none"`}${
        fault !== undefined && markup` aria-invalid="true"`
      }${first && markup` autofocus`}${described.length > 0 && markup` aria-describedby="${described.join(' ')}"`}
    />`;
  return markup`<div class="field">
    <label for="${name}">${label}</label>
    ${asked.type === 'password' ? readable(name, input, asked.reveal) : input}
    ${hint !== undefined && markup`<p class="hint" id="${name}-hint">${hint}</p>`}${
      fault !== undefined && markup`<p class="fault" id="${name}-fault">${fault}</p>`
    }
  </div>`;
}

/** A password with the button that shows it. Without script there is no button. */
function readable(name: string, input: Markup, label: string): Markup {
  return markup`<div class="secret">${input}<button
      type="button"
      data-reveal="${name}"
      aria-controls="${name}"
      aria-pressed="false"
      aria-label="${label}"
      hidden
    >${eye}</button></div>`;
}

/** A checkbox. */
export function checkbox(state: FormState, name: string, label: string): Markup {
  return markup`<div class="check">
    <input
      id="${name}"
      name="${name}"
      type="checkbox"
      value="yes"
      ${state.values[name] === 'yes' && markup` checked`}
    /><label for="${name}">${label}</label>
  </div>`;
}

/** A list to choose one value from. */
export interface Select {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly groups?: readonly Pick<Select, 'label' | 'choices'>[];
}

/** A labelled list with the chosen value; groups without a value are left out. */
export function select(state: FormState, { name, label, choices, groups = [] }: Select): Markup {
  const options = (listed: Select['choices']): Markup[] =>
    listed.map(
      ({ value, label: text }) =>
        markup`<option value="${value}"${state.values[name] === value && markup` selected`}>${text}</option>`,
    );
  return markup`<div class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">${options(choices)}${groups
      .filter((group) => group.choices.length > 0)
      .map((group) => markup`<optgroup label="${group.label}">${options(group.choices)}</optgroup>`)}</select>
  </div>`;
}

/** A form that is sent to `action` with the XSRF token. */
export function form(visit: Visit, action: string, fields: Markup, submit: string, plain = false): Markup {
  return markup`<form method="post" action="${action}" novalidate>
    <input type="hidden" name="xsrf" value="${visit.xsrf}" />
    ${fields}
    <button class="button${plain && ' plain'}" type="submit">${submit}</button>
  </form>`;
}

/** The note above a form. */
export function note({ note: shown }: FormState): Markup | null {
  return shown === null
    ? null
    : markup`<p class="note ${shown.tone}" role="${shown.tone === 'bad' ? 'alert' : 'status'}">
        ${shown.text}
      </p>`;
}

/** The state of a form with faults, which keeps the entered values. */
export function withFaults(words: AccountWords, sent: SentForm, faults: Record<string, string>): FormState {
  return { values: sent, faults, note: { text: words.common.faults, tone: 'bad' } };
}

type Checks = Record<string, string | null>;

/** The fields that have a fault. */
export function faultsOf(checks: Checks): Record<string, string> {
  return Object.fromEntries(
    Object.entries(checks).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** The fault of an e-mail address, or null. */
export function emailFault({ faults }: AccountWords, email: string | undefined): string | null {
  if (!email) return faults.emailMissing;
  return email.length <= longestEmail && emailPattern.test(email) ? null : faults.emailMalformed;
}

/**
 * The fault of a name, or null. Letters of every script are allowed; characters that change the direction of writing
 * are not.
 */
export function nameFault({ faults }: AccountWords, name: string | undefined): string | null {
  if (!name) return faults.nameMissing;
  const strange = /[\p{Cc}<>\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
  return Array.from(name).length <= 80 && !strange.test(name) ? null : faults.nameMalformed;
}

/** The fault of a new password, or null. */
export async function newPasswordFault(
  { words: { faults }, context: { places } }: Pick<Visit, 'words' | 'context'>,
  password: string | undefined,
  about: readonly (string | undefined)[],
): Promise<string | null> {
  if (!password) return faults.passwordMissing;
  const fault = passwordFault(
    password,
    about.filter((word) => word !== undefined),
    await places.read(),
  );
  if (fault === null) return null;
  return {
    short: faults.passwordShort,
    long: faults.passwordLong,
    common: faults.passwordCommon,
    personal: faults.passwordPersonal,
  }[fault];
}

/** The text for a visitor who has tried too often. */
export function tooMany(words: AccountWords, retryAfter: number): string {
  return words.common.tooMany(Math.max(1, Math.ceil(retryAfter / 60)));
}
