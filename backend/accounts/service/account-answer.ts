import type { Account as AccountAnswer } from '#src/contract/client/account/schema.ts';
import type { SiteId } from '#src/sites/site.ts';
import { readNewsletter } from '../store/accounts.ts';
import type { Account, AccountDatabase } from '../store/accounts.ts';

/** The account as the wire answers it for a site (R111); R109: the French site reads `mailCommunication`. */
export async function accountAnswer(
  db: AccountDatabase,
  account: Account,
  site: SiteId,
): Promise<AccountAnswer> {
  const newsletter = await readNewsletter(db, account.id, site);
  return {
    icu: account.id,
    firstname: account.firstName,
    lastname: account.lastName,
    email: account.email,
    photoUrl: account.photoUrl,
    newsletterSubscription: newsletter,
    cinepassSubscription: account.cinepass,
    subscription: account.subscription,
    cinepassType: account.cinepassType,
    registered: account.registered,
    emailVerify: account.emailVerified,
    firstLogin: account.firstLogin,
    mailCommunication: site === 'fr' ? { product: newsletter } : null,
    sendNewsletter: site === 'fr' ? false : newsletter,
    loyaltyLevel: account.loyaltyLevel,
  };
}
