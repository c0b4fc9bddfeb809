import type { FormState, SentForm } from './form.ts';
import type { PageName, Visit } from './visit.ts';

/** What comes of a request: another address, or a document. */
export type Outcome =
  | { kind: 'go'; to: string }
  | { kind: 'page'; html: string; status?: number }
  | { kind: 'limited'; retryAfter: number }
  /** Shown again with what was typed. */
  | { kind: 'again'; state: FormState };

/** A page with a form: the same page is shown before and, where something is wrong, after it was sent. */
export interface FormPage {
  name: PageName;
  show: (visit: Visit, state: FormState) => Promise<Outcome>;
  /** Origin and XSRF token are checked already. */
  submit?: (visit: Visit, sent: SentForm) => Promise<Outcome>;
}
