/** A member's subscription, as the site shows it (R110). */
export interface ClientSubscription {
  readonly currentPlan: string | null;
  readonly eligibleChanges: boolean;
  readonly eligibleRenewal: boolean;
  readonly eligibleReSubscription: boolean;
  readonly eligibleForAddonChange: boolean;
  /** The purchase that was begun and not finished, or null (R111). */
  readonly newLeadId: string | null;
  /** The plan that follows, and the day on which it begins. */
  readonly downgrade: { readonly plan: string; readonly executionDate: string } | null;
}

/** The signed-in member (R108). It is only in memory: the browser stores nothing of it. */
export interface Member {
  /** The `icu` of the wire. */
  readonly id: string;
  /** First and last name. */
  readonly name: string;
  readonly email: string;
  /** Address of a picture, or null. */
  readonly avatar: string | null;
  /** Initials of last and first name, for a member without a picture (R108). */
  readonly avatarFallback: string;
  readonly registered: boolean;
  readonly emailVerify: boolean;
  readonly firstLogin: boolean;
  /** Slugs, the latest first. */
  readonly favoriteCinemas: readonly string[];
  readonly sendNewsletter: boolean;
  /** Used instead of `sendNewsletter` on the French site (R109). */
  readonly mailCommunication: { readonly product: boolean } | null;
  readonly subscriptions: { readonly newsletter: boolean; readonly cinepass: boolean };
  readonly subscription: ClientSubscription | null;
  readonly cinepassType: string | null;
  readonly loyaltyLevel: string | null;
}

/** Addresses of pages of the client host, from its own answer (R196, R199). */
export interface AccountAddresses {
  readonly signIn: string;
  readonly register: string;
  readonly emailValidation: string;
  readonly profile: string;
  readonly bookings: string;
}
