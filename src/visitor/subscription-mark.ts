import type { Member } from './account/member.ts';

/** Storage key on this device: its last member had a subscription (D46). It says nothing else about the member. */
const key = 'velours.subscriber';

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Notes whether the member who is signed in has a subscription (D46). A full or missing storage changes nothing. */
export function noteSubscription({ subscriptions, subscription }: Member): void {
  try {
    if (subscriptions.cinepass || (subscription?.currentPlan ?? null) !== null) storage()?.setItem(key, '1');
    else storage()?.removeItem(key);
  } catch {
    // The benefit is left out then.
  }
}

/** Whether this device knows that its last member had a subscription (D46). */
export function knowsSubscription(): boolean {
  return storage()?.getItem(key) === '1';
}

/** Forgets it: the member has signed out (D46). */
export function forgetSubscription(): void {
  storage()?.removeItem(key);
}
