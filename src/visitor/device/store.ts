import { createStore } from 'zustand/vanilla';
import { deviceKey, deviceMark } from './device-key.ts';
import {
  isNothing,
  parseKept,
  withKept,
  withoutKept,
  withRenamed,
  writeKept,
  type Addition,
} from './kept.ts';
import { nothingKept, type Kept, type KeptKind, type KeptRating, type NewlyKept } from './nothing-kept.ts';

interface DeviceState {
  readonly kept: Kept;
  /** False when the browser refused to store the last change: it is kept for this visit only. */
  readonly stored: boolean;
}

function read(): Kept {
  try {
    return parseKept(localStorage.getItem(deviceKey));
  } catch {
    return nothingKept;
  }
}

/** Writes what is kept; false when the browser refuses. */
function write(kept: Kept): boolean {
  try {
    if (isNothing(kept)) localStorage.removeItem(deviceKey);
    else localStorage.setItem(deviceKey, writeKept(kept));
    return true;
  } catch {
    return isNothing(kept);
  }
}

/** What this device keeps for the visitor: nothing of a member is in it until they keep it there themselves. */
export const deviceStore = createStore<DeviceState>(() => ({ kept: read(), stored: true }));

function show(kept: Kept, stored: boolean): void {
  deviceStore.setState({ kept, stored });
  deviceMark.setState({ keeps: !isNothing(kept) });
}

// Another tab may have changed it.
addEventListener('storage', ({ key }) => {
  if (key === deviceKey || key === null) show(read(), true);
});

/**
 * Changes what is kept. The change is made to what is stored now, since another tab may have been faster than its event.
 */
function change(step: (kept: Kept) => Kept): void {
  const { kept: shown, stored } = deviceStore.getState();
  const kept = step(stored ? read() : shown);
  show(kept, write(kept));
}

/** Adds items, none twice; an existing rating stays. */
export function keepOnDevice(more: Partial<NewlyKept>): Omit<Addition, 'kept'> {
  let addition: Addition = withKept(nothingKept, nothingKept);
  change((kept) => {
    addition = withKept(kept, { ...nothingKept, ...more });
    return addition.kept;
  });
  return { added: addition.added, refused: addition.refused };
}

/** Removes one item. */
export function dropFromDevice(kind: KeptKind, slug: string): void {
  change((kept) => withoutKept(kept, kind, slug));
}

/** Sets the rating of a show, in place of another one; false when the device is full. */
export function rateOnDevice(slug: string, rating: KeptRating): boolean {
  let refused = 0;
  change((kept) => {
    const addition = withKept(withoutKept(kept, 'ratings', slug), {
      ...nothingKept,
      ratings: new Map([[slug, rating]]),
    });
    refused = addition.refused;
    return refused === 0 ? addition.kept : kept;
  });
  return refused === 0;
}

/** Sets whether lists fade out shows that were seen. */
export function setHidesSeen(hidesSeen: boolean): void {
  change((kept) => ({ ...kept, hidesSeen }));
}

/** Gives a cinema or a show the slug that it has now. */
export function renameOnDevice(kind: 'cinema' | 'show', from: string, to: string): void {
  change((kept) => withRenamed(kept, kind, from, to));
}

/** Notes the day on which slugs were led on, in days since 1970. */
export function noteLedOn(ledOn: number): void {
  change((kept) => ({ ...kept, ledOn }));
}

/** Notes that an account has taken what it could. */
export function noteOffered(): void {
  change((kept) => ({ ...kept, offered: true }));
}
