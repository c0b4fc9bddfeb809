import { createStore } from 'zustand/vanilla';
import type { LocatorMode } from './mode.ts';
import type { PlaceName } from './resolve.ts';

/** A cinema of the bar. */
export interface BarCinema {
  readonly slug: string;
  readonly name: string;
  /** How far it is, written out; null where that says nothing. */
  readonly distance: string | null;
  /** Where choosing it leads from the page on screen. */
  readonly address: string;
}

/** What the pages show of the place that the visitor looks at. */
export interface LocatorView {
  readonly place: PlaceName;
  readonly bar: readonly BarCinema[];
  /** Slugs of all cinemas, nearest first. */
  readonly order: readonly string[];
  /** Written out by slug, for those with a distance. */
  readonly distances: ReadonlyMap<string, string>;
}

interface LocatorState {
  readonly mode: LocatorMode | null;
  /** Null without a mode, and where it names what nobody knows. */
  readonly view: LocatorView | null;
  /** Where the menu's entry of the cinemas leads; null for their list (R133). */
  readonly menu: string | null;
  /** The first mode is known, or that there is none (R231). */
  readonly loaded: boolean;
  readonly geolocation: 'idle' | 'asking' | 'unavailable';
  /** Leads the browser on without a load; null before the page is alive. */
  readonly go: ((address: string, how: 'push' | 'replace') => void) | null;
}

/** Where the visitor looks for showtimes, as the pages need it; the rules come with `runtime.ts` when they are needed. */
export const locatorStore = createStore<LocatorState>(() => ({
  mode: null,
  view: null,
  menu: null,
  loaded: false,
  geolocation: 'idle',
  go: null,
}));
