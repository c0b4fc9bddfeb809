import { openPopup } from '#src/popups/protocol/store.ts';
import { accountStore } from './store.ts';
import type { Member } from './member.ts';
import type { AccountPort } from './port.ts';

/** What a visitor wanted who is not signed in. */
export type WantedReason = 'favourite' | 'wishlist' | 'rating' | 'account';

/**
 * The member and the way to their account, or null: then open popups are closed and the centred sign-in is opened, marked as
 * required (R222).
 */
export function requireMember(reason: WantedReason): { member: Member; port: AccountPort } | null {
  const { member, port } = accountStore.getState();
  if (member !== null && port !== null) return { member, port };
  openPopup('centeredSignIn', { reason });
  return null;
}
