import type { VisitorConfig } from '#src/visitor/config.ts';
import { joinIntoAccount } from '#src/visitor/device/join.ts';
import { deviceStore } from '#src/visitor/device/store.ts';
import { tellJoined } from './tell-mark.ts';

/**
 * Offers what this device keeps to the account of the member who has just become known, once: what the account could not
 * take stays here and is not offered again until something new is kept. The alert bar says what was joined.
 */
export async function joinKept({ favouriteLimit, locale }: VisitorConfig): Promise<void> {
  const { cinemas, wishes, ratings, offered } = deviceStore.getState().kept;
  if (offered || cinemas.length + wishes.length + ratings.size === 0) return;
  const joined = await joinIntoAccount(favouriteLimit);
  if (joined !== null) await tellJoined(joined, favouriteLimit, locale);
}
