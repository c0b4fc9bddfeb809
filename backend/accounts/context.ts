import type { Language, SiteId } from '#src/sites/site.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { CatalogueStates } from '../catalogue/state.ts';
import type { Database } from '../database/open.ts';
import type { CookiePolicy } from './http/cookies.ts';
import type { AccountLimits } from './limits.ts';
import type { PasswordHasher } from './password/hash.ts';

/** Whose a bearer token is. */
export interface BearerIdentity {
  /** Id of the account (`icu`). */
  accountId: string;
}

/**
 * Checks a bearer token for a site: signature, issuer, audience and expiry are its business, and that it is no other
 * country's (SEC10). The identity provider supplies it; a token that is not good is null, never an error.
 */
export type BearerVerifier = (token: string, site: SiteId) => Promise<BearerIdentity | null>;

/** What the client host asks the identity provider for. */
export interface RecognitionRequest {
  state: string;
  /** SHA-256 of the verifier, base64url. */
  challenge: string;
  /** Nothing is shown, and who is not signed in comes back without a code; otherwise they sign in there. */
  silent: boolean;
  language: Language;
}

/** How the client host learns who is signed in at the identity provider, on sites whose members sign in there (D21). */
export interface Recognition {
  /** Origin of the identity provider. */
  origin: string;
  /** Address that leads a browser there and back; null where the site's members sign in here. */
  address: (site: SiteId, given: RecognitionRequest) => string | null;
  /** The account that a code stands for, or null. It is used up by this. */
  redeem: (site: SiteId, given: { code: string; verifier: string }) => Promise<string | null>;
  /** Address that signs out there and leads back to the site; null where the site's members sign in here. */
  signOut: (site: SiteId) => string | null;
}

/** What the rules, the calls and the pages of the client host work with. */
export interface AccountContext {
  db: Database;
  states: CatalogueStates;
  /** The clock that sessions, links and limits run by. */
  now: () => Date;
  hasher: PasswordHasher;
  limits: AccountLimits;
  /** Public origin of the client host. */
  origin: string;
  /** Public origin of every site that is served. */
  siteOrigins: ReadonlyMap<SiteId, string>;
  cookies: CookiePolicy;
  verifyBearer: BearerVerifier;
  /** Null: there is no identity provider. */
  recognition: Recognition | null;
  /** Tells people from machines (D24). */
  captcha: Captcha;
  /** Told when a member's password changes: whatever else signs the member in (refresh tokens) has to end. */
  onCredentialsChanged: (accountId: string) => Promise<void>;
  /** Shortest time of an answer that must not tell whether an e-mail is known, in milliseconds. */
  evenMilliseconds: number;
  /** Whether the outbox has a page: never in production. */
  showOutbox: boolean;
}
