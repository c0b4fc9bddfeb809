/** The facts about a member that the identity provider knows and puts into tokens (R112). */
export interface Person {
  /** The account's id, opaque and never reused: `sub` and `icu` of every token. */
  icu: string;
  email: string;
  emailVerified: boolean;
  /** First and last name. */
  name: string;
  familyName: string;
}

/** The values of the sign-in form, and where they come from. */
export interface Credentials {
  email: string;
  password: string;
  /** The network address of the request. */
  address: string;
  /** The token of the device cookie, when there is one. */
  device: string | undefined;
}

/** The result of checking credentials; `retryAfter` is in seconds. */
export type CredentialsResult =
  /** `device` is the token that keeps the browser known for this member. */
  | { kind: 'right'; person: Person; device: string }
  /** There is no account with that e-mail, or the password is wrong. */
  | { kind: 'wrong' }
  /** There were too many tries for this e-mail or from this address. */
  | { kind: 'limited'; retryAfter: number }
  /** Too many passwords are being checked. */
  | { kind: 'busy'; retryAfter: number };

/** What happens here to an account, beside what {@link People.checkCredentials} decides. */
export type Happening = 'sign-out' | 'token-refused' | 'forgery-refused' | 'limit-refused';

/** The identity provider's port to the accounts, wherever they are stored. */
export interface People {
  /** The person with an id, or null. */
  find(icu: string): Promise<Person | null>;
  /**
   * Checks credentials and counts the try together with all other ways to sign in. E-mails are compared without upper
   * and lower case. An e-mail without an account takes as long as a wrong password.
   */
  checkCredentials(credentials: Credentials): Promise<CredentialsResult>;
  /**
   * Records what happened in the request that is being answered.
   * @param icu whose account it is, where that is known
   */
  record(happening: Happening, icu: string | null): void;
}
