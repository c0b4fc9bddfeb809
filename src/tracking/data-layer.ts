import type { Country } from '#src/sites/site.ts';
import type { PageFacts } from './page-facts.ts';

/** Whether the visitor is signed in, in the words of the reports that exist (R292). */
export type UserStatus = 'logged' | 'non logged';

/** A page was viewed (R121). Every key is always there: a tag manager keeps what the event before said. */
export interface PageViewEvent extends PageFacts {
  readonly event: 'page_view';
  readonly userStatus: UserStatus;
}

/** A link was followed (R260). */
export interface LinkEvent {
  readonly event: 'link';
  readonly country: Country;
  readonly platform: 'web-desktop' | 'web-mobile';
  readonly linkUrl: string;
  readonly linkText: string;
  /** To be called by the tag manager once it has told everybody: goes on to the link. */
  readonly eventCallback: () => void;
}

/** What the data layer is told. */
export type DataLayerEvent = PageViewEvent | LinkEvent;

/** The view of a page by somebody (R292). */
export function pageViewEvent(facts: PageFacts, userStatus: UserStatus): PageViewEvent {
  return { event: 'page_view', ...facts, userStatus };
}

interface FollowedLink {
  readonly country: Country;
  readonly mobile: boolean;
  readonly url: string;
  readonly text: string;
}

/** A followed link; the callback goes on, however often it is called, only once (R260). */
export function linkEvent({ country, mobile, url, text }: FollowedLink, goOn: () => void): LinkEvent {
  let gone = false;
  return {
    event: 'link',
    country,
    platform: mobile ? 'web-mobile' : 'web-desktop',
    linkUrl: url,
    linkText: text.trim().replaceAll(/\s+/g, ' ').slice(0, longestText),
    eventCallback: () => {
      if (gone) return;
      gone = true;
      goOn();
    },
  };
}

const longestText = 100;

/** So many events wait for a decision; the oldest give way. */
const longestQueue = 50;

/** Events on their way to the tag manager. */
export interface DataLayer {
  readonly push: (event: DataLayerEvent) => void;
  /** What waited goes out, and all that follows. */
  readonly open: () => void;
  /** What waited is forgotten, and nothing goes out. */
  readonly close: () => void;
}

/**
 * Holds events back until the visitor has decided.
 *
 * @param send takes an event to the tag manager; whatever it throws stays here
 */
export function createDataLayer(send: (event: DataLayerEvent) => void): DataLayer {
  let state: 'waiting' | 'open' | 'closed' = 'waiting';
  let queue: DataLayerEvent[] = [];
  const deliver = (event: DataLayerEvent) => {
    try {
      send(event);
    } catch {
      // A tag manager that fails is no reason for the page to.
    }
  };
  return {
    push: (event) => {
      if (state === 'open') deliver(event);
      else if (state === 'waiting') queue = [...queue, event].slice(-longestQueue);
    },
    open: () => {
      state = 'open';
      const waiting = queue;
      queue = [];
      for (const event of waiting) deliver(event);
    },
    close: () => {
      state = 'closed';
      queue = [];
    },
  };
}
