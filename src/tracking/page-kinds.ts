import type { PageId } from '#src/routes/page.ts';

/** What a page is called in the data layer; the 404 page's type is its status (R271, R291). */
export type PageType =
  | 'home'
  | 'cinemas'
  | 'cinema'
  | 'cinema light'
  | 'city'
  | 'city light'
  | 'shows'
  | 'movie'
  | 'entertainment'
  | 'events'
  | 'season'
  | 'special event'
  | 'upcoming shows light'
  | 'subscription offers'
  | 'experiences'
  | 'experience'
  | 'experience group'
  | 'experience article'
  | 'offers'
  | 'offer'
  | 'news'
  | 'news item'
  | 'FAQ'
  | 'FAQ article by id'
  | 'FAQ article by slug'
  | 'FAQ category'
  | 'FAQ results'
  | 'e-cards'
  | '3-seat e-cards'
  | 'terms and conditions'
  | 'cvd'
  | 'sitemap'
  | 'app'
  | 'voucher'
  | 'gift card'
  | 'information'
  | 'search'
  | 'callback'
  | '404'
  | '410'
  | '503';

/** The group that a page belongs to; the name of a page group's script is made of it. */
export type PageCategory =
  | 'home'
  | 'films'
  | 'events'
  | 'cinemas'
  | 'experiences'
  | 'offers'
  | 'news'
  | 'help'
  | 'cards'
  | 'subscriptions'
  | 'information'
  | 'search'
  | 'account'
  | 'error';

interface PageKind {
  readonly type: PageType;
  readonly category: PageCategory;
}

/** Every page of the route table: a page without a kind does not compile (R291). */
const kinds: Readonly<Record<PageId, PageKind>> = {
  home: { type: 'home', category: 'home' },
  cinemas: { type: 'cinemas', category: 'cinemas' },
  cinema: { type: 'cinema', category: 'cinemas' },
  cinemaLight: { type: 'cinema light', category: 'cinemas' },
  city: { type: 'city', category: 'cinemas' },
  cityLight: { type: 'city light', category: 'cinemas' },
  shows: { type: 'shows', category: 'films' },
  movie: { type: 'movie', category: 'films' },
  upcomingShowsLight: { type: 'upcoming shows light', category: 'films' },
  events: { type: 'events', category: 'events' },
  entertainment: { type: 'entertainment', category: 'events' },
  season: { type: 'season', category: 'events' },
  specialEvent: { type: 'special event', category: 'events' },
  subscriptionOffers: { type: 'subscription offers', category: 'subscriptions' },
  experiences: { type: 'experiences', category: 'experiences' },
  experience: { type: 'experience', category: 'experiences' },
  experienceGroup: { type: 'experience group', category: 'experiences' },
  experienceArticle: { type: 'experience article', category: 'experiences' },
  offers: { type: 'offers', category: 'offers' },
  offer: { type: 'offer', category: 'offers' },
  news: { type: 'news', category: 'news' },
  newsItem: { type: 'news item', category: 'news' },
  help: { type: 'FAQ', category: 'help' },
  helpArticleById: { type: 'FAQ article by id', category: 'help' },
  helpArticleBySlug: { type: 'FAQ article by slug', category: 'help' },
  helpSearch: { type: 'FAQ results', category: 'help' },
  helpCategory: { type: 'FAQ category', category: 'help' },
  eCards5: { type: 'e-cards', category: 'cards' },
  eCards3: { type: '3-seat e-cards', category: 'cards' },
  app: { type: 'app', category: 'information' },
  terms: { type: 'terms and conditions', category: 'information' },
  cvd: { type: 'cvd', category: 'information' },
  sitemap: { type: 'sitemap', category: 'information' },
  voucher: { type: 'voucher', category: 'cards' },
  giftCard: { type: 'gift card', category: 'cards' },
  info: { type: 'information', category: 'information' },
  search: { type: 'search', category: 'search' },
  callback: { type: 'callback', category: 'account' },
};

/** A page that stands for one that cannot be shown, by its status. */
export type TrackedStatus = '404' | '410' | '503';

/** The kind of a page, or of a status page (R271, R291). */
export function pageKindOf(page: PageId | TrackedStatus): PageKind {
  return page === '404' || page === '410' || page === '503' ? { type: page, category: 'error' } : kinds[page];
}

/** Name of the script of a group of pages, for the tag manager (R290). */
export function pageGroupScript(group: PageCategory): `catalog_${PageCategory}` {
  return `catalog_${group}`;
}
