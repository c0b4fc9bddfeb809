import { deviceStore, dropFromDevice } from '#src/visitor/device/store.ts';
import type { PressedMark } from './mark-at.ts';

/** Takes a mark off what this device keeps; false when the device does not keep it. */
export function releaseMark({ mark, slug }: PressedMark): boolean {
  const kind = mark === 'favourite' ? 'cinemas' : 'wishes';
  if (!deviceStore.getState().kept[kind].includes(slug)) return false;
  dropFromDevice(kind, slug);
  return true;
}
