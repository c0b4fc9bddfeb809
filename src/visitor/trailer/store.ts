import { createStore } from 'zustand/vanilla';

interface TrailerState {
  /** The provider's id of the trailer that plays; null when none does. */
  readonly playing: string | null;
}

/** The trailer that plays (R173): one at a time. */
export const trailerStore = createStore<TrailerState>(() => ({ playing: null }));

/** Plays a trailer instead of any other. */
export function playTrailer(id: string): void {
  trailerStore.setState({ playing: id });
}

/** Stops the trailer that plays (R152). */
export function stopTrailer(): void {
  trailerStore.setState({ playing: null });
}
