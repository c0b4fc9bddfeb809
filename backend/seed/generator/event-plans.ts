import type { Special } from './context.ts';

/** When and how an event is shown. */
export interface EventPlan {
  /** Minutes after midnight. */
  readonly start: number;
  /** ISO weekdays on which it returns after its first day; none for a single showing. */
  readonly weekdays: readonly number[];
  readonly tags: readonly string[];
  readonly special: Special | null;
  /** Broadcast as it is performed. */
  readonly live: boolean;
  /** The wire's strand. */
  readonly strand: string | null;
}

const plans: Readonly<Record<string, EventPlan>> = {
  'regina-di-vetro': {
    start: 19 * 60,
    weekdays: [],
    tags: ['opera', 'live', 'PAUSE'],
    special: null,
    live: true,
    strand: 'Classics',
  },
  'halogene-dam': {
    start: 20 * 60 + 30,
    weekdays: [4, 6],
    tags: ['music'],
    special: null,
    live: false,
    strand: 'Music',
  },
  'snow-tailor': {
    start: 15 * 60,
    weekdays: [],
    tags: ['ballet', 'PAUSE'],
    special: null,
    live: false,
    strand: 'Classics',
  },
  'four-doors-night': {
    start: 21 * 60,
    weekdays: [],
    tags: ['marathon'],
    special: 'marathon',
    live: false,
    strand: null,
  },
};

const usual: EventPlan = {
  start: 20 * 60,
  weekdays: [],
  tags: [],
  special: null,
  live: false,
  strand: null,
};

/** How an event is shown: its own plan, or one evening at eight. */
export function eventPlan(key: string): EventPlan {
  return plans[key] ?? usual;
}

/** Events that have a plan of their own. */
export const plannedEvents: readonly string[] = Object.keys(plans);
