import type { Locale } from '#src/sites/site.ts';

/** Where the members of a site are, and how they sign in (D21). */
export type AccountConfig =
  /** Sign-in in a frame of the client host, proof by its cookies. */
  | { readonly adapter: 'client-host'; readonly clientUrl: string }
  /** Sign-in by redirect at an identity provider, proof by bearer tokens at the client host. */
  | {
      readonly adapter: 'identity-provider';
      readonly clientUrl: string;
      /** Origin of the provider, without a slash at the end. */
      readonly issuer: string;
      readonly clientId: string;
      readonly audience: string;
    };

/** Popups of which a site keeps the older layout (R145, R159). */
export interface LegacyPopups {
  readonly showtimeDetails?: boolean;
  readonly experienceTeaser?: boolean;
}

/** What the server tells the islands of every page: the same for every visitor. */
export interface VisitorConfig {
  readonly locale: Locale;
  /** Null: signing in is switched off on this site (R125, R135). */
  readonly account: AccountConfig | null;
  /** How many favourite cinemas a member can have (R219). */
  readonly favouriteLimit: number;
  /** How many cinemas around a position are shown, and up to how many kilometres (R235). */
  readonly nearby: { readonly cinemas: number; readonly kilometres: number };
  /** None where the site keeps no older layout. */
  readonly legacyPopups?: LegacyPopups;
  /** The product's clock when it is held still, milliseconds since 1970. */
  readonly fixedNow: number | null;
}
