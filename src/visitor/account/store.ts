import { createStore } from 'zustand/vanilla';
import type { AccountAddresses, Client } from './client.ts';
import type { AccountPort } from './port.ts';

/**
 * Where signing in stands (R196, R197): `unknown` until the first answer, `off` where the site has no accounts, then
 * nobody or somebody.
 */
export type AccountStatus = 'unknown' | 'off' | 'anonymous' | 'signedIn';

/** A page of the client host in a frame over the site (R163). */
export interface AccountOverlay {
  readonly url: string;
  readonly fullscreen: boolean;
  readonly closable: boolean;
}

interface AccountState {
  readonly status: AccountStatus;
  /** Somebody exactly when `signedIn`. */
  readonly client: Client | null;
  /** Null until they are known. */
  readonly addresses: AccountAddresses | null;
  /** The frame to show, or null. */
  readonly overlay: AccountOverlay | null;
  /** Null before the code that speaks with the account is there. */
  readonly port: AccountPort | null;
}

/** The account of the visit. */
export const accountStore = createStore<AccountState>(() => ({
  status: 'unknown',
  client: null,
  addresses: null,
  overlay: null,
  port: null,
}));

/** The client who is signed in, or null. */
export function presentClient(): Client | null {
  return accountStore.getState().client;
}
