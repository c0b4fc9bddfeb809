import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { accountStore } from '../account/store.ts';
import { deviceMark } from '../device/device-key.ts';

type DeviceStore = (typeof import('../device/store.ts'))['deviceStore'];

const none: readonly string[] = [];

/** The store of what this device keeps, once its code is there: a page loads it only when something is kept. */
let device: DeviceStore | null = null;

/** The cinemas that this device keeps; none until they are read. */
function useKeptCinemas(wanted: boolean): readonly string[] {
  const [cinemas, setCinemas] = useState(() => device?.getState().kept.cinemas ?? none);
  useEffect(() => {
    if (!wanted) return undefined;
    let unsubscribe: (() => void) | null = null;
    let left = false;
    const begin = async () => {
      device ??= (await import('../device/store.ts')).deviceStore;
      if (left) return;
      setCinemas(device.getState().kept.cinemas);
      unsubscribe = device.subscribe(({ kept }) => setCinemas(kept.cinemas));
    };
    // Without it the lists keep their order.
    begin().catch(() => undefined);
    return () => {
      left = true;
      unsubscribe?.();
    };
  }, [wanted]);
  return wanted ? cinemas : none;
}

/**
 * Slugs of the visitor's own cinemas, the latest first: a member's favourites, or what this device keeps without an
 * account. Empty until they are known, and in what the server renders.
 */
export function useMine(): readonly string[] {
  const member = useStore(accountStore, (state) => state.member);
  const keeps = useStore(deviceMark, (state) => state.keeps);
  const kept = useKeptCinemas(keeps && member === null);
  return useMemo(() => member?.favoriteCinemas ?? kept, [member, kept]);
}
