import { createStore } from 'zustand/vanilla';
import type { AccountAddresses, Member } from './member.ts';
import type { AccountPort } from './port.ts';

/**
 * Where signing in stands (R196, R197): `unknown` until the first answer, `off` where the site has no accounts, then
 * nobody or somebody.
 */
export type AccountStatus = 'unknown' | 'off' | 'anonymous' | 'signedIn';

/** A page of the client host in a frame over the site (R163). */
export interface AccountOverlay {
  /** Which page it is: its name is the frame's title. */
  readonly page: 'signIn' | 'register' | 'emailValidation';
  readonly url: string;
  readonly fullscreen: boolean;
  readonly closable: boolean;
}

interface AccountState {
  readonly status: AccountStatus;
  /** Somebody exactly when `signedIn`. */
  readonly member: Member | null;
  /** SHA-256 of the member's e-mail, hexadecimal: all that is kept of it, in memory (R208). */
  readonly anonymousEmail: string | null;
  /** Null until they are known. */
  readonly addresses: AccountAddresses | null;
  /** Members sign in at an external identity provider (R196, R211). */
  readonly external: boolean;
  /** Signing in has to leave the page (R196, R209). */
  readonly forced: boolean;
  /** The frame to show, or null. */
  readonly overlay: AccountOverlay | null;
  /** Null before the code that speaks with the account is there. */
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
