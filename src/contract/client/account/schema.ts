import * as z from 'zod/mini';
import { bool, orNull, preprocess, requiredText, text, textOrNull, webUrl } from '../../primitives.ts';
import { defineClientEndpoint } from '../endpoint.ts';

/** A current cinema subscription (R110, R111). `nextPlanExecutionDate` and `newPlan` announce a change of plan. */
export const accountSubscription = z.object({
  currentPlan: textOrNull,
  eligibleChanges: bool(),
  eligibleRenewal: bool(),
  eligibleReSubscription: bool(),
  eligibleForAddonChange: bool(),
  newLeadId: textOrNull,
  newPlan: textOrNull,
  nextPlanExecutionDate: textOrNull,
});
export type AccountSubscription = z.output<typeof accountSubscription>;

/**
 * The account of the signed-in member (R111). The French site reads `mailCommunication`, all others `sendNewsletter`
 * (R109); `registered`, `emailVerify` and `firstLogin` decide which page has to follow (R200–R202).
 */
export const account = z.object({
  icu: requiredText.check(z.maxLength(64)),
  firstname: text,
  lastname: text,
  email: text,
  photoUrl: orNull(webUrl),
  newsletterSubscription: bool(),
  cinepassSubscription: bool(),
  subscription: preprocess((value) => value ?? null, z.nullable(accountSubscription)),
  cinepassType: textOrNull,
  registered: bool(),
  emailVerify: bool(),
  firstLogin: bool(),
  mailCommunication: preprocess((value) => value ?? null, z.nullable(z.object({ product: bool() }))),
  sendNewsletter: bool(),
  loyaltyLevel: textOrNull,
});
export type Account = z.output<typeof account>;

/** Reads the account of the signed-in member (R250). */
export const accountEndpoint = defineClientEndpoint({
  id: 'account',
  method: 'GET',
  path: '/accounts/me',
  answer: account,
  summary: 'The account of the client.',
});
