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
  /** Fields that only other programs need: the wire has them, and no page will read them. */
  readonly forOthers: Readonly<Record<string, string>>;
}

const cards = 'the voucher and gift card pages prove with it that no machine asks';

export const waiting: Waiting = {
  code: {
    'src/api/captcha/captcha.ts': cards,
    'src/api/captcha/hosted-captcha.ts': cards,
    'src/api/captcha/solve.ts': cards,
    'src/contract/client/captcha-challenge/proof.ts#writeSolution': cards,
    'src/domain/programme/schedule.ts#scheduleOfEvent': 'season and special event pages',
    'src/contract/article-parts.ts#ArticleItem': 'stories and offers',
    'src/contract/cinepass/schema.ts#Cinepass': 'passes and cards',
    'src/contract/ecard-types/schema.ts#EcardType': 'passes and cards',
    'src/contract/ecards/schema.ts#Ecard': 'passes and cards',
    'src/contract/faq-article/schema.ts#FaqArticle': 'stories and offers',
    'src/contract/faq-articles/schema.ts#FaqArticleItem': 'stories and offers',
    'src/contract/faq-categories/schema.ts#FaqCategoryItem': 'the help centre',
    'src/contract/faq-category/schema.ts#FaqCategory': 'the help centre',
    'src/contract/news-item/schema.ts#NewsItem': 'stories and offers',
    'src/contract/news/schema.ts#NewsListItem': 'stories and offers',
    'src/contract/offer/schema.ts#Offer': 'stories and offers',
    'src/contract/offers-page/schema.ts#OffersPage': 'stories and offers',
    'src/contract/offers-promotion/schema.ts#Promotion': 'stories and offers',
    'src/contract/offers-temporary/schema.ts#TemporaryOffer': 'stories and offers',
    'src/domain/article/pagination.ts#pageOfArticles': 'stories and offers',
    'src/domain/article/pagination.ts#paginationSteps': 'stories and offers',
    'src/visitor/feelings/store.ts#shownWishlist': 'the page of a member’s own films',
  },
  messages: {},
  fields: {
    'client/account#newLeadId': 'the subscription pages go on with a purchase that was begun',
    'client/account#product': 'the choice of the newsletter on a member’s own pages (R109)',
    'article-parts#national': 'stories and offers',
    'cinepass#maintenance': 'passes and cards',
    'cinepass#partners': 'passes and cards',
    'ecard-types#typeId': 'passes and cards',
    'ecards#national': 'passes and cards',
    'ecards#placesCount': 'passes and cards',
    'ecards#typeId': 'passes and cards',
    'faq-article#publicationDate': 'stories and offers',
    'master-template#mobileApp': 'information pages',
    'master-template#mosaic': 'information pages',
    'offers-page#blockOrder': 'stories and offers',
    'offers-page#ctaInfo': 'stories and offers',
    'offers-promotion#labelColor': 'stories and offers',
    'offers-promotion#mobilePicture': 'stories and offers',
    'offers-temporary#ordering': 'stories and offers',
    'subscription-offers#catalog': 'passes and cards',
    'subscription-offers#commitment': 'passes and cards',
    'subscription-offers#promotions': 'passes and cards',
    'event#eventType': 'season pages',
    'event-shows#seasonId': 'season pages',
    'events#ctaLabel': 'season pages',
    'settings#cmdUrl': 'e-card and subscription pages lead to what is ordered there (R295)',
    'settings#youtubeChannel': 'the shelf of a chain’s latest videos',
    'youtube-latest#publishedAt': 'the shelf of a chain’s latest videos',
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
    'show-cinemas#releasedAt': 'the wire has it; the pages read releaseAt of the show',
    'shows#contentratings': 'the wire has it, always empty',
    'shows#mostAwaitedOrder': 'the wire has it; no list of the requirements is in this order',
    'showtimes-day#reservabilityStart':
      'the wire has it; the state of a showtime follows from status and end (R164)',
  },
};
