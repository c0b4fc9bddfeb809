import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { IdentityFailure } from '#src/visitor/account/identity/failure.ts';
import { finishSignIn } from '#src/visitor/account/session.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { notify } from '#src/visitor/notices/store.ts';
import { bringMessages, type LateMessages } from '#src/popups/host/late-messages.ts';

/** The page that a failed sign-in leads to (R276). */
const errorPage: PageRef = { page: 'home' };

/** The copy of each failure; most failures share one text. */
const told: Readonly<Record<IdentityFailure, string>> = {
  cancelled: 'cancelled',
  stale: 'stale',
  unreachable: 'unreachable',
  impossible: 'impossible',
  refused: 'refused',
  anonymous: 'refused',
  signedOut: 'refused',
};

function textAt(messages: LateMessages, ...path: readonly string[]): string {
  let at: LateMessages[string] | undefined = messages;
  for (const key of path) at = typeof at === 'object' ? at[key] : undefined;
  return typeof at === 'string' ? at : '';
}

/**
 * Finishes the sign-in that this address returns from, and goes back to the page where the visitor was. After a failure
 * it goes to the error page, with a notice that gives the reason (R276). It removes code and state from the address at
 * once.
 *
 * @param go opens a path of this site without a page load
 */
export async function finishCallback(config: VisitorConfig, go: (path: string) => void): Promise<void> {
  const address = location.href;
  history.replaceState(history.state, '', location.pathname);
  const outcome = await finishSignIn(config, address);
  if (outcome.kind === 'done') {
    go(outcome.back ?? href(config.locale, { page: 'home' }));
    return;
  }
  const messages = await bringMessages(config.locale).catch((): LateMessages => ({}));
  notify({
    id: 'sign-in-failed',
    level: 'warning',
    title: textAt(messages, 'account', 'callback', 'failedTitle'),
    subtitle: textAt(messages, 'account', 'callback', told[outcome.failure]),
    icon: 'warning',
  });
  go(href(config.locale, errorPage));
}
