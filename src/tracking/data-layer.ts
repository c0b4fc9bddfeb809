import type { Country } from '#src/sites/site.ts';
import type { PageFacts } from './page-facts.ts';

/** Whether the visitor is signed in, in the words of the existing reports (R292). */
export type UserStatus = 'logged' | 'non logged';

/** A page view (R121). It always has every key: a tag manager keeps the values of the event before. */
export interface PageViewEvent extends PageFacts {
  readonly event: 'page_view';
  readonly userStatus: UserStatus;
}

/** A click on a link to another host (R260). */
export interface LinkEvent {
  readonly event: 'link';
  readonly country: Country;
  readonly platform: 'web-desktop' | 'web-mobile';
  readonly linkUrl: string;
  readonly linkText: string;
  /** The tag manager calls it when it has sent the event; it then opens the link. */
  readonly eventCallback: () => void;
}

/** What a page of the client host has told the site that frames it (R204). */
export interface AccountEvent {
  readonly event: 'account';
  /** The member's action, or the fixed code of a complete registration. */
  readonly accountEvent: string;
}

/** An event for the data layer. */
export type DataLayerEvent = PageViewEvent | LinkEvent | AccountEvent;

/** The event of a page view, with the visitor's sign-in status (R292). */
export function pageViewEvent(facts: PageFacts, userStatus: UserStatus): PageViewEvent {
  return { event: 'page_view', ...facts, userStatus };
}

interface FollowedLink {
  readonly country: Country;
  readonly mobile: boolean;
  readonly url: string;
  readonly text: string;
}

/** The event of a followed link; its callback calls `goOn` only once, however often it is called itself (R260). */
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
