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
