import { createStore } from 'zustand/vanilla';
import type { PageRef } from '#src/routes/page.ts';
import type { VisitorConfig } from '../config.ts';
import type { Places } from './mode.ts';
import type { LockedBar } from './order-lock.ts';

/** The running locator: the places that it knows, and what it remembers of the visit. */
export interface RunningLocator {
  /** Null until the locator is started. */
  readonly config: VisitorConfig | null;
  /** Null until they are loaded. */
  readonly places: Places | null;
  readonly locked: LockedBar;
  /** Whether the visitor has chosen a mode during this visit (D26). */
  readonly chosen: boolean;
  readonly page: PageRef | null;
  /** Slug of the city for which the server rendered this document, by the cookie that it came with (D52). */
  readonly storedCity: string | null;
  /** The page that was on screen when the locator was first needed: its cinema is the visitor's place (R225). */
  readonly from: PageRef | null;
  /** Path of the last followed link, until its page is on screen. */
  readonly followed: string | null;
  /** The load that is under way; null when there is none. */
  readonly starting: Promise<void> | null;
}

/** What the rules of the locator work on; pages read `locatorStore` instead, which is there before the locator runs. */
export const runningLocator = createStore<RunningLocator>(() => ({
  config: null,
  places: null,
  locked: null,
  chosen: false,
  page: null,
  storedCity: null,
  from: null,
  followed: null,
  starting: null,
}));
