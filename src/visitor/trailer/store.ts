import { createStore } from 'zustand/vanilla';

interface TrailerState {
  /** What plays, by its provider's id; null while nothing does. */
  readonly playing: string | null;
}

/** The trailer that plays (R173): one at a time. */
export const trailerStore = createStore<TrailerState>(() => ({ playing: null }));

/** Plays a trailer, in place of any other. */
export function playTrailer(id: string): void {
  trailerStore.setState({ playing: id });
}

/** Stops whatever plays (R152). */
export function stopTrailer(): void {
  trailerStore.setState({ playing: null });
}
