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
  'clockmaker-of-telc': {
    start: 19 * 60,
    weekdays: [],
    tags: ['opera', 'live', 'PAUSE'],
    special: null,
    live: true,
    strand: 'Classics',
  },
  'quai-zero': {
    start: 20 * 60,
    weekdays: [2],
    tags: ['opera'],
    special: null,
    live: false,
    strand: 'Classics',
  },
  'heron-queen': {
    start: 18 * 60 + 30,
    weekdays: [],
    tags: ['opera', 'PAUSE'],
    special: null,
    live: false,
    strand: 'Classics',
  },
  'ship-of-salt': {
    start: 19 * 60 + 30,
    weekdays: [7],
    tags: ['opera', 'PAUSE'],
    special: null,
    live: false,
    strand: 'Classics',
  },
  'miss-lotte-connects': {
    start: 19 * 60,
    weekdays: [],
    tags: ['opera', 'live', 'PAUSE'],
    special: null,
    live: true,
    strand: 'Classics',
  },
  suuf: {
    start: 20 * 60 + 15,
    weekdays: [5],
    tags: ['ballet'],
    special: null,
    live: false,
    strand: 'Arthouse',
  },
  'thirty-two-pieces': {
    start: 16 * 60,
    weekdays: [7],
    tags: ['ballet', 'PAUSE'],
    special: null,
    live: false,
    strand: 'Classics',
  },
  'headwind-ballet': {
    start: 20 * 60,
    weekdays: [],
    tags: ['ballet'],
    special: null,
    live: false,
    strand: 'Arthouse',
  },
  'mainland-nine': {
    start: 20 * 60 + 30,
    weekdays: [6],
    tags: ['music'],
    special: null,
    live: false,
    strand: 'Music',
  },
  'deolinda-vasques': {
    start: 18 * 60,
    weekdays: [4],
    tags: ['music'],
    special: null,
    live: false,
    strand: 'Music',
  },
  'midnight-sun-piano': {
    start: 17 * 60,
    weekdays: [],
    tags: ['music'],
    special: null,
    live: false,
    strand: 'Music',
  },
  'tin-cathedral': {
    start: 20 * 60 + 45,
    weekdays: [5, 6],
    tags: ['music'],
    special: null,
    live: false,
    strand: 'Music',
  },
  'dar-rih': {
    start: 21 * 60,
    weekdays: [],
    tags: ['music'],
    special: null,
    live: false,
    strand: 'Music',
  },
  'all-night-on-saturn': {
    start: 21 * 60 + 30,
    weekdays: [],
    tags: ['marathon'],
    special: 'marathon',
    live: false,
    strand: null,
  },
  'mrs-lahiri-twice': {
    start: 18 * 60 + 45,
    weekdays: [],
    tags: ['PAUSE'],
    special: null,
    live: false,
    strand: 'Classics',
  },
  'bread-before-dawn': {
    start: 19 * 60 + 30,
    weekdays: [],
    tags: [],
    special: 'team',
    live: false,
    strand: 'Arthouse',
  },
  'library-bus-of-gafsa': {
    start: 19 * 60,
    weekdays: [],
    tags: [],
    special: 'team',
    live: false,
    strand: 'Arthouse',
  },
  'last-tram-to-ramleh': {
    start: 18 * 60 + 15,
    weekdays: [1],
    tags: [],
    special: null,
    live: false,
    strand: 'Classics',
  },
  'owl-choir': {
    start: 10 * 60 + 30,
    weekdays: [3, 7],
    tags: ['cinekids'],
    special: null,
    live: false,
    strand: null,
  },
  'little-bear-big-curtain': {
    start: 10 * 60,
    weekdays: [6, 7],
    tags: ['cinekids'],
    special: null,
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
