import type { Locale } from '#src/sites/site.ts';

/** The account system of a site, and how its members sign in (D21). */
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

/** The popups for which a site keeps the older layout (R145, R159). */
export interface LegacyPopups {
  readonly showtimeDetails?: boolean;
  readonly experienceTeaser?: boolean;
}

/** The configuration that the server sends to the islands of every page: the same for every visitor. */
export interface VisitorConfig {
  readonly locale: Locale;
  /** Null when signing in is switched off on this site (R125, R135). */
  readonly account: AccountConfig | null;
  /** Maximum number of a member's favourite cinemas (R219). */
  readonly favouriteLimit: number;
  /** Maximum number of cinemas around a position, and their maximum distance in kilometres (R235). */
  readonly nearby: { readonly cinemas: number; readonly kilometres: number };
  /** Absent when the site has no older layout. */
  readonly legacyPopups?: LegacyPopups;
  /** The fixed time of the product's clock in milliseconds since 1970; null when the clock runs. */
  readonly fixedNow: number | null;
}
