import { createStore } from 'zustand/vanilla';
import type { LocatorMode } from './mode.ts';
import type { PlaceName } from './resolve.ts';

/** A cinema of the bar. */
export interface BarCinema {
  readonly slug: string;
  readonly name: string;
  /** The formatted distance; null when it is not known. */
  readonly distance: string | null;
  /** The address for choosing it on the current page. */
  readonly address: string;
}

/** What the pages show about the chosen place. */
export interface LocatorView {
  /** Slug of the city that follows from the cookie with which this document was loaded (D52); null without one. */
  readonly storedCity: string | null;
  readonly place: PlaceName;
  readonly bar: readonly BarCinema[];
  /** Slugs of all cinemas, nearest first. */
  readonly order: readonly string[];
  /** Formatted distances by slug, for cinemas with a known distance. */
  readonly distances: ReadonlyMap<string, string>;
}

interface LocatorState {
  readonly mode: LocatorMode | null;
  /** Null without a mode, and when its place is not known. */
  readonly view: LocatorView | null;
  /** Address of the menu's entry for cinemas; null for their list (R133). */
  readonly menu: string | null;
  /** Whether the first mode is known, or that there is none (R231). */
  readonly loaded: boolean;
  readonly geolocation: 'idle' | 'asking' | 'unavailable';
  /** Whether the browser did not keep the last choice: it refuses cookies. */
  readonly refused: boolean;
  /**
   * Opens an address: `load` with a new document, otherwise without a page load; null until the page has hydrated.
   */
  readonly go: ((address: string, how: 'push' | 'replace' | 'load') => void) | null;
}

/** The visitor's place, as the pages need it; the rules are in `start.ts`, which is loaded when it is needed. */
export const locatorStore = createStore<LocatorState>(() => ({
  mode: null,
  view: null,
  menu: null,
  loaded: false,
  geolocation: 'idle',
  refused: false,
  go: null,
}));
