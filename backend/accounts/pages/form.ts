import { passwordFault } from '../password/rules.ts';
import type { AccountWords } from '../words/words.ts';
import { markup } from '../../html/markup.ts';
import type { Markup } from '../../html/markup.ts';
import type { Visit } from './visit.ts';

/** What a form shows: what was typed, what is wrong with it, and a word above it all. */
export interface FormState {
  values: Readonly<Record<string, string>>;
  /** Fault by field. */
  faults: Readonly<Record<string, string>>;
  note: { text: string; tone: 'bad' | 'good' } | null;
}

/** A form that nobody has touched. */
export const untouched: FormState = { values: {}, faults: {}, note: null };

/** What was sent: one value a field, passwords as they are, everything else without space around it. */
export type SentForm = Readonly<Record<string, string>>;

/** Longest value of a field that is read. */
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
export interface Field {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  hint?: string;
}

/** A labelled field with its hint, its fault, and what was typed; a password is never written back. */
export function field(state: FormState, { name, label, type, autocomplete, hint }: Field): Markup {
  const fault = state.faults[name];
  const described = [hint !== undefined && `${name}-hint`, fault !== undefined && `${name}-fault`].filter(
    (id): id is string => typeof id === 'string',
  );
  const first = Object.keys(state.faults)[0] === name;
  return markup`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      maxlength="${type === 'email' ? 254 : 1_000}"
      required${
        type === 'password' ? '' : markup` value="${state.values[name] ?? ''}"`
      }${type === 'email' && markup` inputmode="email" spellcheck="false" autocapitalize="none"`}${
        fault !== undefined && markup` aria-invalid="true"`
      }${first && markup` autofocus`}${described.length > 0 && markup` aria-describedby="${described.join(' ')}"`}
    />
    ${hint !== undefined && markup`<p class="hint" id="${name}-hint">${hint}</p>`}${
      fault !== undefined && markup`<p class="fault" id="${name}-fault">${fault}</p>`
    }
  </div>`;
}

/** A box to tick. */
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

/** A form that sends itself to `action` with the XSRF token. */
export function form(visit: Visit, action: string, fields: Markup, submit: string, plain = false): Markup {
  return markup`<form method="post" action="${action}" novalidate>
    <input type="hidden" name="xsrf" value="${visit.xsrf}" />
    ${fields}
    <button class="button${plain && ' plain'}" type="submit">${submit}</button>
  </form>`;
}

/** The word above a form. */
export function note({ note: shown }: FormState): Markup | null {
  return shown === null
    ? null
    : markup`<p class="note ${shown.tone}" role="${shown.tone === 'bad' ? 'alert' : 'status'}">
        ${shown.text}
      </p>`;
}

/** A form with faults: what was typed stays. */
export function withFaults(words: AccountWords, sent: SentForm, faults: Record<string, string>): FormState {
  return { values: sent, faults, note: { text: words.common.faults, tone: 'bad' } };
}

type Checks = Record<string, string | null>;

/** The faults among checked fields. */
export function faultsOf(checks: Checks): Record<string, string> {
  return Object.fromEntries(
    Object.entries(checks).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** What is wrong with an e-mail address, or null. */
export function emailFault({ faults }: AccountWords, email: string | undefined): string | null {
  if (!email) return faults.emailMissing;
  const shape =
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
  return email.length <= 254 && shape.test(email) ? null : faults.emailMalformed;
}

/** What is wrong with a name, or null. Letters of every script are fine; what turns writing around is not. */
export function nameFault({ faults }: AccountWords, name: string | undefined): string | null {
  if (!name) return faults.nameMissing;
  const strange = /[\p{Cc}<>\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
  return Array.from(name).length <= 80 && !strange.test(name) ? null : faults.nameMalformed;
}

/** What is wrong with a new password, or null. */
export function newPasswordFault(
  { faults }: AccountWords,
  password: string | undefined,
  about: readonly (string | undefined)[],
): string | null {
  if (!password) return faults.passwordMissing;
  const fault = passwordFault(
    password,
    about.filter((word) => word !== undefined),
  );
  if (fault === null) return null;
  return {
    short: faults.passwordShort,
    long: faults.passwordLong,
    common: faults.passwordCommon,
    personal: faults.passwordPersonal,
  }[fault];
}

/** The word for one who tried too often. */
export function tooMany(words: AccountWords, retryAfter: number): string {
  return words.common.tooMany(Math.max(1, Math.ceil(retryAfter / 60)));
}
