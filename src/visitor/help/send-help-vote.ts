import { languageOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { readXsrf } from '../account/account-cookies.ts';
import { clientCaller } from '../account/client-caller.ts';

/** A vote on a help article, and the host that counts it. */
export interface HelpVoteGiven {
  readonly locale: Locale;
  readonly clientUrl: string;
  readonly articleId: string;
  readonly helpful: boolean;
}

/**
 * Tells the client host whether an article helped (D56). The call is proven by the host's own cookies on every site,
 * because nobody needs to be signed in. Rejects with the error of the call.
 */
export async function sendHelpVote({ locale, clientUrl, articleId, helpful }: HelpVoteGiven): Promise<void> {
  const call = clientCaller({
    siteOrigin: location.origin,
    clientUrl,
    language: languageOf(locale),
    tokenMode: false,
    readXsrf,
    bearer: async () => Promise.resolve(null),
  });
  await call('helpVote', { body: { articleId, helpful } });
}
