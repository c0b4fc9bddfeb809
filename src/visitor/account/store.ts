import { createStore } from 'zustand/vanilla';
import type { AccountAddresses, Member } from './member.ts';
import type { AccountPort } from './port.ts';

/**
 * State of signing in (R196, R197): `unknown` until the first answer, `off` on a site without accounts, then
 * `anonymous` or `signedIn`.
 */
export type AccountStatus = 'unknown' | 'off' | 'anonymous' | 'signedIn';

/** A page of the client host in a frame over the site (R163). */
export interface AccountOverlay {
  /** Which page it is; its name selects the title of the frame. */
  readonly page: 'signIn' | 'register' | 'emailValidation';
  readonly url: string;
  readonly fullscreen: boolean;
  readonly closable: boolean;
}

interface AccountState {
  readonly status: AccountStatus;
  /** Not null exactly when the status is `signedIn`. */
  readonly member: Member | null;
  /** SHA-256 of the member's e-mail, hexadecimal: the only part of it that is kept, in memory (R208). */
  readonly anonymousEmail: string | null;
  /** Null until they are known. */
  readonly addresses: AccountAddresses | null;
  /** Whether members sign in at an external identity provider (R196, R211). */
  readonly external: boolean;
  /** Whether signing in must leave the page (R196, R209). */
  readonly forced: boolean;
  /** The frame to show, or null. */
  readonly overlay: AccountOverlay | null;
  /** Null until the code that talks to the account system is loaded. */
  readonly port: AccountPort | null;
}

/** The account of the visit. */
export const accountStore = createStore<AccountState>(() => ({
  status: 'unknown',
  member: null,
  anonymousEmail: null,
  addresses: null,
  external: false,
  forced: false,
  overlay: null,
  port: null,
}));

/** The member who is signed in, or null. */
export function presentMember(): Member | null {
  return accountStore.getState().member;
}
