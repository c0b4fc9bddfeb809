import { choices, consents, type Decided } from '#src/routes/choices.ts';
import { keepChoice } from '#src/visitor/keep-choice.ts';

/** A visitor's decision about services of other companies; `undecided` before the decision. */
export type Consent = Decided | 'undecided';

const { cookie } = choices.consent;

/** The decision in a browser's cookies; any value other than `granted` and `denied` is no decision. */
export function consentIn(cookies: string): Consent {
  const value = cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1);
  return consents.find((one) => one === value) ?? 'undecided';
}

interface ConsentState {
  readonly consent: Consent;
  /** Whether the visitor asks to choose again. */
  readonly asking: boolean;
}

let state: ConsentState | null = null;
const listeners = new Set<() => void>();

function change(next: ConsentState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** The decision of this browser. */
export function consentState(): ConsentState {
  state ??= { consent: consentIn(document.cookie), asking: false };
  return state;
}

/** Calls the listener when the decision, or the wish to choose again, changes. Returns a function that stops this. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores a decision. */
export function decide(decision: Decided): void {
  keepChoice('consent', decision);
  change({ consent: decision, asking: false });
}

/** Shows the choice again. */
export function askAgain(): void {
  change({ ...consentState(), asking: true });
}
