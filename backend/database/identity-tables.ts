import type { ColumnType } from 'kysely';

/** A moment: read as a date, written as ISO 8601 text. */
type Moment = ColumnType<Date, string, string>;
type MomentOrNull = ColumnType<Date | null, string | null, string | null>;

/** The tables of the identity provider as kysely sees them. */
export interface IdentityTables {
  identity_artifacts: IdentityArtifactsTable;
  identity_keys: IdentityKeysTable;
}

/** What the protocol keeps between two calls: a session, a grant, a code, a refresh token, an open sign-in. */
export interface IdentityArtifactsTable {
  model: string;
  /** Hash of the identifier: whoever reads the database can use none of them. */
  key: string;
  payload: ColumnType<unknown, string, string>;
  grant_id: string | null;
  account_id: string | null;
  /** Of a session: the identifier that tokens and open sign-ins know it by. */
  uid: string | null;
  expires_at: MomentOrNull;
  /** When a code or a refresh token was used. */
  consumed_at: MomentOrNull;
}

/** A key pair that tokens are signed with, and a secret that cookies are signed with. */
export interface IdentityKeysTable {
  kid: string;
  /** The private key as a JWK. */
  private_jwk: ColumnType<unknown, string, never>;
  cookie_secret: string;
  /** From when on tokens are signed with it; before that it is only published. */
  signs_from: Moment;
}
