import type { Language, SiteId } from '#src/sites/site.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { CatalogueStates } from '../catalogue/state.ts';
import type { Database } from '../database/open.ts';
import type { AccountEvents } from './events/account-events.ts';
import type { CookiePolicy } from './http/cookies.ts';
import type { AccountLimits } from './limits.ts';
import type { PlaceWords } from './password/context-words.ts';
import type { PasswordHasher } from './password/hash.ts';
import type { AccountDatabase } from './store/accounts.ts';

/** The owner of a bearer token. */
export interface BearerIdentity {
  /** Id of the account (`icu`). */
  accountId: string;
}

/**
 * Checks a bearer token for a site: signature, issuer, audience and expiry, and that the token is not another country's
 * (SEC10). The identity provider supplies this function. For a bad token it returns null, never an error.
 */
export type BearerVerifier = (token: string, site: SiteId) => Promise<BearerIdentity | null>;

/** The data that the client host sends to the identity provider. */
export interface RecognitionRequest {
  state: string;
  /** SHA-256 of the verifier, base64url. */
  challenge: string;
  /**
   * With true nothing is shown, and a visitor who is not signed in returns without a code; with false they can sign in
   * there.
   */
  silent: boolean;
  language: Language;
}

/** Who is signed in at the identity provider, and by which of its sessions. */
export interface RecognisedMember {
  accountId: string;
  sessionUid: string | null;
}

/** A session of a member at the identity provider. */
export interface ProviderSession {
  readonly uid: string;
  /** The family of the browser. */
  readonly browser: string | null;
  readonly beganAt: Date;
  readonly usedAt: Date;
}

/** The sessions of members at the identity provider. */
export interface ProviderSessions {
  list: (accountId: string) => Promise<readonly ProviderSession[]>;
  /** Ends one, with its refresh tokens; nothing when it is not that member's. */
  end: (accountId: string, uid: string) => Promise<void>;
}

/** How the client host learns who is signed in at the identity provider, on sites whose members sign in there (D21). */
export interface Recognition {
  /** Origin of the identity provider of a site. */
  originOf: (site: SiteId) => string;
  /** Whether the members of a site sign in there. */
  signsIn: (site: SiteId) => boolean;
  /** The address that leads a browser there and back; null when the site's members sign in here. */
  address: (site: SiteId, given: RecognitionRequest) => string | null;
  /** The account that a code stands for, or null. The code works only once. */
  redeem: (site: SiteId, given: { code: string; verifier: string }) => Promise<RecognisedMember | null>;
  /** The address that signs out there and returns to the site; null when the site's members sign in here. */
  signOut: (site: SiteId) => string | null;
}

/** The parts that the rules of all client hosts work with. */
export interface AccountContext {
  db: Database;
  states: CatalogueStates;
  /** The clock for sessions, links and limits. */
  now: () => Date;
  hasher: PasswordHasher;
  /** The words of the chain's places, of which no password consists. */
  places: PlaceWords;
  limits: AccountLimits;
  /** The record of what happens to accounts. */
  events: AccountEvents;
  /**
   * Public origin of a site's client host; without a site, of the host that answers, else of the first site's.
   */
  hostOf: (site: SiteId | null) => string;
  /** Public origin of every served site. */
  siteOrigins: ReadonlyMap<SiteId, string>;
  verifyBearer: BearerVerifier;
  /** Null when there is no identity provider. */
  recognition: Recognition | null;
  signedInThere: ProviderSessions;
  /** Keeps machines out (D24). */
  captcha: Captcha;
  /**
   * Called when a member's password has changed: everything else that signs the member in (refresh tokens) must end.
   */
  onCredentialsChanged: (accountId: string) => Promise<void>;
  /**
   * Called in the transaction in which a member leaves whose address is proved: everything that other parts hold under
   * that address must go.
   */
  onLeave: (db: AccountDatabase, email: string) => Promise<void>;
  /** The minimum time of an answer that must not reveal whether an e-mail is known, in milliseconds. */
  evenMilliseconds: number;
  /** Whether the outbox has a page: only in a demonstration. */
  showOutbox: boolean;
}

/** The parts that the calls and the pages of one client host work with; `siteOrigins` has its own sites alone. */
export interface HostContext extends AccountContext {
  /** Public origin of the host. */
  origin: string;
  cookies: CookiePolicy;
}
