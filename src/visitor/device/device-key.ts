import { createStore } from 'zustand/vanilla';

/** Storage key of what this device keeps for a visitor without an account. */
export const deviceKey = 'velours.mine';

function storesSomething(): boolean {
  try {
    return localStorage.getItem(deviceKey) !== null;
  } catch {
    return false;
  }
}

/**
 * Whether this device keeps something, without reading what it is: a page loads the code that reads it only then.
 * `store.ts` updates it, also where the browser refuses to store.
 */
export const deviceMark = createStore<{ readonly keeps: boolean }>(() => ({ keeps: storesSomething() }));
