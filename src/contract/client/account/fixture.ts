import type { Account } from './schema.ts';

/** A client with a subscription that is about to change. */
export const accountFixture: Account = {
  icu: 'c3f1a09b5e7d4c2288aa01f29d6b7e54',
  firstname: 'Odile',
  lastname: 'Marchetti',
  email: 'odile.marchetti@example.org',
  photoUrl: null,
  newsletterSubscription: true,
  cinepassSubscription: true,
  subscription: {
    currentPlan: 'solo',
    eligibleChanges: true,
    eligibleRenewal: false,
    eligibleReSubscription: false,
    eligibleForAddonChange: true,
    newLeadId: null,
    newPlan: 'duo',
    nextPlanExecutionDate: '2026-12-01',
  },
  cinepassType: 'solo',
  registered: true,
  emailVerify: true,
  firstLogin: false,
  mailCommunication: { product: true },
  sendNewsletter: false,
  loyaltyLevel: 'gold',
};
