import type { Account, AccountSubscription } from '#src/contract/client/account/schema.ts';
import type { Member, ClientSubscription } from './member.ts';
import type { TokenMember } from './token.ts';

/** Initials of last and first name in upper case (R108); the first letter of the e-mail when there is no name. */
function initialsOf(lastName: string, firstName: string, email: string): string {
  const first = (value: string) => /^./su.exec(value.trim())?.[0] ?? '';
  const initials = `${first(lastName)}${first(firstName)}`;
  return (initials === '' ? first(email) : initials).toLocaleUpperCase();
}

function subscriptionOf({
  newPlan,
  nextPlanExecutionDate,
  ...wire
}: AccountSubscription): ClientSubscription {
  const { currentPlan, eligibleChanges, eligibleRenewal, eligibleReSubscription, eligibleForAddonChange } =
    wire;
  const { newLeadId } = wire;
  return {
    currentPlan,
    eligibleChanges,
    eligibleRenewal,
    eligibleReSubscription,
    eligibleForAddonChange,
    newLeadId,
    downgrade:
      newPlan === null || nextPlanExecutionDate === null
        ? null
        : { plan: newPlan, executionDate: nextPlanExecutionDate },
  };
}

/**
 * The member from the answers of the client host (R108–R111).
 *
 * @param favoriteCinemas slugs, the latest first
 */
export function memberOfAccount(account: Account, favoriteCinemas: readonly string[]): Member {
  const { firstname, lastname, email } = account;
  const name = `${firstname} ${lastname}`.trim();
  return {
    id: account.icu,
    name: name === '' ? email : name,
    email,
    avatar: account.photoUrl,
    avatarFallback: initialsOf(lastname, firstname, email),
    registered: account.registered,
    emailVerify: account.emailVerify,
    firstLogin: account.firstLogin,
    favoriteCinemas,
    sendNewsletter: account.sendNewsletter,
    mailCommunication: account.mailCommunication,
    subscriptions: {
      newsletter: account.newsletterSubscription,
      cinepass: account.cinepassSubscription,
    },
    subscription: account.subscription === null ? null : subscriptionOf(account.subscription),
    cinepassType: account.cinepassType,
    loyaltyLevel: account.loyaltyLevel,
  };
}

/** The member from the token alone (R112): signing in does not fail when the client host cannot be reached. */
export function memberOfToken({ icu, email, family_name: familyName }: TokenMember): Member {
  return {
    id: icu,
    name: familyName === '' ? email : familyName,
    email,
    avatar: null,
    avatarFallback: initialsOf(familyName, '', email),
    registered: true,
    emailVerify: true,
    firstLogin: false,
    favoriteCinemas: [],
    sendNewsletter: false,
    mailCommunication: null,
    subscriptions: { newsletter: false, cinepass: false },
    subscription: null,
    cinepassType: null,
    loyaltyLevel: null,
  };
}
