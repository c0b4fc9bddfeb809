import { reportsOfDocument } from './reports-attribute.ts';

/** How an error was learnt of: a part of the page failed to render, script threw, or a promise was rejected. */
export type ErrorKind = 'boundary' | 'error' | 'rejection';

/** The most reports of one document: what fails in a loop is told by its first ones. */
export const mostReports = 5;

let reported = 0;

/**
 * Reports an error of script to the client host (ADR-0094), where the document names it. The code that does so is
 * fetched with the first error. Never throws, and never rejects: that would be the next error.
 */
export function reportError(kind: ErrorKind, thrown: unknown): void {
  if (reported >= mostReports || reportsOfDocument() === null) return;
  reported += 1;
  import('./send-report.ts').then(({ sendReport }) => sendReport(kind, thrown)).catch(() => null);
}

/** Reports what nothing catches, from now on. */
export function watchErrors(view: Window): void {
  view.addEventListener('error', ({ error, message }: ErrorEvent) => {
    reportError('error', error ?? message);
  });
  view.addEventListener('unhandledrejection', ({ reason }) => {
    reportError('rejection', reason);
  });
}
