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

/** Too many passwords are being checked at the moment. */
export class PeopleBusyError extends Error {
  override name = 'PeopleBusyError';
}

/** What the identity provider needs of the accounts, wherever they are kept. */
export interface People {
  /** The person with an id, or null. */
  find(icu: string): Promise<Person | null>;
  /** The person with an e-mail address, whatever its capitals, or null. */
  findByEmail(email: string): Promise<Person | null>;
  /**
   * Whether a password is a person's. False for nobody, after the same time as for a wrong password.
   * @throws {PeopleBusyError} where too many wait
   */
  checkPassword(person: Person | null, password: string): Promise<boolean>;
}

/** Nobody: what stands in until the accounts are connected. */
export const nobody: People = {
  find: () => Promise.resolve(null),
  findByEmail: () => Promise.resolve(null),
  checkPassword: () => Promise.resolve(false),
};
