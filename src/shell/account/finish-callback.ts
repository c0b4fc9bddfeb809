import { href } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { IdentityFailure } from '#src/visitor/account/identity/failure.ts';
import { finishSignIn } from '#src/visitor/account/session.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { notify } from '#src/visitor/notices/store.ts';
import { bringMessages, type LateMessages } from '#src/popups/host/late-messages.ts';

/** Where a sign-in that failed leads (R276). */
const errorPage: PageRef = { page: 'home' };

/** The words of a failure; most of them are told alike. */
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
 * Finishes the sign-in whose way back this address is, and goes on to where the visitor was; where it failed, to the error page
 * with a notice that says why (R276). Code and state are taken out of the address at once.
 *
 * @param go goes to a path of this site without a load
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
