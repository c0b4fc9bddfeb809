import type { ColumnType, Generated } from 'kysely';
import type { Moment, MomentOrNull } from './moment.ts';

/** The types of the identity provider's tables for kysely. */
export interface IdentityTables {
  identity_artifacts: IdentityArtifactsTable;
  identity_keys: IdentityKeysTable;
}

/** The data that the protocol keeps between two calls: a session, a grant, a code, a refresh token, an open sign-in. */
export interface IdentityArtifactsTable {
  model: string;
  /** Hash of the identifier: somebody who reads the database cannot use the identifiers. */
  key: string;
  payload: ColumnType<unknown, string, string>;
  grant_id: string | null;
  account_id: string | null;
  /** For a session: the identifier that tokens and open sign-ins refer to. */
  uid: string | null;
  /** For a session: the family of its browser. */
  browser: Generated<string | null>;
  expires_at: MomentOrNull;
  /** When a code or a refresh token was used. */
  consumed_at: MomentOrNull;
}

/** A key pair that signs tokens, and a secret that signs cookies. */
export interface IdentityKeysTable {
  kid: string;
  /** The private key as a JWK. */
  private_jwk: ColumnType<unknown, string, never>;
  cookie_secret: string;
  /** The instant from which it signs tokens; before that, the key is only published. */
  signs_from: Moment;
}
