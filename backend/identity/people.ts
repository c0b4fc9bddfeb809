/** What the identity provider knows of a client, and says in tokens (R112). */
export interface Person {
  /** The account's id, opaque and never reused: `sub` and `icu` of every token. */
  icu: string;
  email: string;
  emailVerified: boolean;
  /** First and last name. */
  name: string;
  familyName: string;
}

/** What was typed on the sign-in page, and the network address it came from. */
export interface Credentials {
  email: string;
  password: string;
  address: string;
}

/** What came of credentials; `retryAfter` is in seconds. */
export type CredentialsResult =
  | { kind: 'right'; person: Person }
  /** Nobody has that e-mail, or the password is another. */
  | { kind: 'wrong' }
  /** Tried too often: for this e-mail or from this address. */
  | { kind: 'limited'; retryAfter: number }
  /** Too many passwords are being checked at the moment. */
  | { kind: 'busy'; retryAfter: number };

/** What the identity provider needs of the accounts, wherever they are kept. */
export interface People {
  /** The person with an id, or null. */
  find(icu: string): Promise<Person | null>;
  /**
   * Checks credentials and counts the try, together with those of every other way to sign in. E-mails are compared
   * whatever their capitals. One that has no account takes as long as a wrong password.
   */
  checkCredentials(credentials: Credentials): Promise<CredentialsResult>;
}
