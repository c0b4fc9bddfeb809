import { openPopup } from '#src/popups/protocol/open-popup.ts';
import { accountStore } from './store.ts';
import type { Member } from './member.ts';
import type { AccountPort } from './port.ts';

/** The action for which a visitor needs to sign in. */
export type WantedReason = 'favourite' | 'wishlist' | 'rating' | 'account';

/** What the action is about, so that the device can keep it instead. */
export interface WantedSubject {
  /** Of the cinema or the show. */
  readonly slug: string;
  /** A rating: 1, 2 or 3. */
  readonly value?: string;
}

/**
 * The member and the port to their account. When nobody is signed in it returns null, closes open popups and opens the
 * centred sign-in, marked as required (R222).
 */
export function requireMember(
  reason: WantedReason,
  subject?: WantedSubject,
): { member: Member; port: AccountPort } | null {
  const { member, port } = accountStore.getState();
  if (member !== null && port !== null) return { member, port };
  openPopup('centeredSignIn', { reason, signInRequired: 'true', ...subject });
  return null;
}
