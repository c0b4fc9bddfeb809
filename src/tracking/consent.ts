/** A visitor's decision about services of other companies; `undecided` before the decision. */
export type Consent = 'granted' | 'denied' | 'undecided';

/** Name of the cookie with the decision. */
export const consentCookie = 'consent';

/** Six months in seconds: after that the visitor is asked again. */
const lifetime = 182 * 24 * 60 * 60;

/** The decision in a browser's cookies; any value other than `granted` and `denied` is no decision. */
export function consentIn(cookies: string): Consent {
  const value = cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${consentCookie}=`))
    ?.slice(consentCookie.length + 1);
  return value === 'granted' || value === 'denied' ? value : 'undecided';
}

/** The cookie of a decision, in the form for `document.cookie`. */
export function consentCookieOf(decision: 'granted' | 'denied', secure: boolean): string {
  return `${consentCookie}=${decision}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure ? '; Secure' : ''}`;
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
export function decide(decision: 'granted' | 'denied'): void {
  document.cookie = consentCookieOf(decision, location.protocol === 'https:');
  change({ consent: decision, asking: false });
}

/** Shows the choice again. */
export function askAgain(): void {
  change({ ...consentState(), asking: true });
}
