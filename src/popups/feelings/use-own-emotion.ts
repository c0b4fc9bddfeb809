import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { accountStore, presentMember } from '#src/visitor/account/store.ts';
import { bootstrap } from '#src/visitor/bootstrap.ts';
import { deviceMark } from '#src/visitor/device/device-key.ts';
import {
  feelingStore,
  rateShow,
  shownFeeling,
  type Emotion,
  type FeelingOutcome,
} from '#src/visitor/feelings/store.ts';

const bringDevice = () => import('#src/visitor/device/store.ts');

/** The visitor's own rating of a show: in their account, or on this device when nobody is signed in (ADR-0041). */
export function useOwnEmotion(show: string): Emotion {
  const ofMember = useStore(feelingStore, (state) => shownFeeling(show, state).emotion);
  const isMember = useStore(accountStore, ({ member }) => member !== null);
  const keeps = useStore(deviceMark, (state) => state.keeps);
  const [ofDevice, setOfDevice] = useState<Emotion>(null);
  useEffect(() => {
    if (!keeps) return undefined;
    let stop: (() => void) | null = null;
    let wanted = true;
    void bootstrap('what this device keeps', async () => {
      const { deviceStore } = await bringDevice();
      if (!wanted) return;
      const take = () => {
        setOfDevice(deviceStore.getState().kept.ratings.get(show) ?? null);
      };
      take();
      stop = deviceStore.subscribe(take);
    });
    return () => {
      wanted = false;
      stop?.();
    };
  }, [keeps, show]);
  return isMember ? ofMember : keeps ? ofDevice : null;
}

/**
 * Rates a show or takes the rating back: in the account; without one, a rating that this device keeps is changed here,
 * and any other asks to sign in (R222).
 */
export async function rateOwn(show: string, emotion: Emotion): Promise<FeelingOutcome> {
  if (presentMember() !== null || !deviceMark.getState().keeps) return rateShow(show, emotion);
  const { deviceStore, dropFromDevice, rateOnDevice } = await bringDevice();
  if (!deviceStore.getState().kept.ratings.has(show)) return rateShow(show, emotion);
  if (emotion === null) dropFromDevice('ratings', show);
  else rateOnDevice(show, emotion);
  return 'settled';
}
