import { openPopup } from '#src/popups/protocol/store.ts';
import { accountStore } from './store.ts';
import type { Client } from './client.ts';
import type { AccountPort } from './port.ts';

/** What a visitor wanted who is not signed in. */
export type WantedReason = 'favourite' | 'wishlist' | 'rating' | 'account';

/**
 * The client and the way to their account, or null: then open popups are closed and the centred sign-in is opened, marked as
 * required (R222).
 */
export function requireClient(reason: WantedReason): { client: Client; port: AccountPort } | null {
  const { client, port } = accountStore.getState();
  if (client !== null && port !== null) return { client, port };
  openPopup('centeredSignIn', { reason });
  return null;
}
