import type { WantedReason } from '../account/require-member.ts';
import { deviceStore, keepOnDevice, rateOnDevice } from './store.ts';

/** A mark that a device can keep in place of an account. */
export type KeepableReason = Exclude<WantedReason, 'account'>;

/** `visit`: it is kept, but the browser stores nothing, so that it ends with the visit. */
export type KeepOutcome = 'kept' | 'visit' | 'full';

function keep(reason: KeepableReason, slug: string, value: string): boolean {
  if (reason === 'favourite') return keepOnDevice({ cinemas: [slug] }).refused === 0;
  if (reason === 'wishlist') return keepOnDevice({ wishes: [slug] }).refused === 0;
  const rating = ([1, 2, 3] as const).find((one) => String(one) === value);
  return rating !== undefined && rateOnDevice(slug, rating);
}

/** Keeps on this device what the visitor wanted to put into an account (ADR-0041). */
export function keepWanted(reason: KeepableReason, slug: string, value: string): KeepOutcome {
  if (!keep(reason, slug, value)) return 'full';
  return deviceStore.getState().stored ? 'kept' : 'visit';
}
