import type { FormState, SentForm } from './form.ts';
import type { PageName, Visit } from './visit.ts';

/** The result of a request: another address, or a document. */
export type Outcome =
  | { kind: 'go'; to: string }
  | { kind: 'page'; html: string; status?: number }
  | { kind: 'limited'; retryAfter: number }
  /** The page is shown again with the entered values. */
  | { kind: 'again'; state: FormState };

/** A page with a form: the same page is shown at first and, when there are faults, after the form was sent. */
export interface FormPage {
  name: PageName;
  show: (visit: Visit, state: FormState) => Promise<Outcome>;
  /** Called after origin and XSRF token have been checked. */
  submit?: (visit: Visit, sent: SentForm) => Promise<Outcome>;
}
