/**
 * Lists everything in the project that has no use yet, each with its future use. An entry that is used by now, or that
 * no longer exists, is a failure too, so the list is always true.
 */
export interface Waiting {
  /** Files and exports (`file#name`) that only tests use so far. */
  readonly code: Readonly<Record<string, string>>;
  /** Message keys that no source reads so far. */
  readonly messages: Readonly<Record<string, string>>;
  /** Fields of the contract (`schema#field`) that no page reads so far. */
  readonly fields: Readonly<Record<string, string>>;
  /** Fields of views (`file#field`) that are filled and that nothing shows so far. */
  readonly views: Readonly<Record<string, string>>;
  /** Fields that only other programs need: the wire has them, and no page will read them. */
  readonly forOthers: Readonly<Record<string, string>>;
}

export const waiting: Waiting = {
  code: {
    'src/contract/faq-categories/schema.ts#FaqCategoryItem': 'the help centre',
    'src/request/edge/read-query.ts#readParameters': 'the list in deploy/nginx.conf, which a test compares',
  },
  messages: {},
  fields: {
    'client/account#product': 'the choice of the newsletter on a member’s own pages (R109)',
    'subscription-offers#catalog': 'passes and cards',
    'event-shows#seasonId': 'season pages',
  },
  views: {
    'src/domain/showtime/showtime-view.ts#kidsFriendly': 'a flag of R082; tickets show the tag',
  },
  forOthers: {
    'cinemas#alexPatheGroupId': 'the wire has it, a group of cinemas by a number of the chain’s own',
    'cinemas#comment': 'the wire has it, always null',
    'settings#cookieNames': 'programs beside the sites learn from it what their cookies are called',
    'show#distribution': 'the wire has it',
    'show#entertainementCasting': 'the wire has it, and spells it so',
    'show#entertainementLogo': 'the wire has it; the pages read logoTitle',
    'show#entertainementSubtitle': 'the wire has it',
    'show#similarShows': 'the wire has it, always empty',
    'show#showtimesDisplayDatetime': 'no page waits for it: docs/requirements.md says why',
    'shows#showtimesDisplayDatetime': 'no page waits for it: docs/requirements.md says why',
    'show-cinemas#releasedAt': 'the wire has it; the pages read releaseAt of the show',
    'shows#contentratings': 'the wire has it, always empty',
    'shows#mostAwaitedOrder': 'the wire has it; no list of the requirements is in this order',
  },
};
