import type { Endpoint, EndpointSource } from './endpoint.ts';
import { alertsEndpoint } from './alerts/schema.ts';
import { articleTranslateEndpoint } from './article-translate/schema.ts';
import { articleEndpoint } from './article/schema.ts';
import { articlesEndpoint } from './articles/schema.ts';
import { cinemaShowtimesEndpoint } from './cinema-showtimes/schema.ts';
import { cinemaShowsEndpoint } from './cinema-shows/schema.ts';
import { cinemaTranslateEndpoint } from './cinema-translate/schema.ts';
import { cinemaEndpoint } from './cinema/schema.ts';
import { cinemasEndpoint } from './cinemas/schema.ts';
import { cinepassCurrentShowsEndpoint } from './cinepass-current-shows/schema.ts';
import { cinepassEndpoint } from './cinepass/schema.ts';
import { citiesEndpoint } from './cities/schema.ts';
import { cityEndpoint } from './city/schema.ts';
import { ecardTypesEndpoint } from './ecard-types/schema.ts';
import { ecardsEndpoint } from './ecards/schema.ts';
import { eventShowsEndpoint } from './event-shows/schema.ts';
import { eventEndpoint } from './event/schema.ts';
import { eventsEndpoint } from './events/schema.ts';
import { experienceGroupEndpoint } from './experience-group/schema.ts';
import { experienceGroupsEndpoint } from './experience-groups/schema.ts';
import { experienceShowsEndpoint } from './experience-shows/schema.ts';
import { experienceEndpoint } from './experience/schema.ts';
import { experiencesEndpoint } from './experiences/schema.ts';
import { faqArticleByIdEndpoint } from './faq-article-by-id/schema.ts';
import { faqArticleEndpoint } from './faq-article/schema.ts';
import { faqArticlesEndpoint } from './faq-articles/schema.ts';
import { faqCategoriesEndpoint } from './faq-categories/schema.ts';
import { faqCategoryEndpoint } from './faq-category/schema.ts';
import { featuredEndpoint } from './featured/schema.ts';
import { footerFaqEndpoint } from './footer-faq/schema.ts';
import { footerEndpoint } from './footer/schema.ts';
import { masterTemplateTranslateEndpoint } from './master-template-translate/schema.ts';
import { masterTemplateEndpoint } from './master-template/schema.ts';
import { masterTemplatesEndpoint } from './master-templates/schema.ts';
import { nativeAdEndpoint } from './native-ad/schema.ts';
import { newsItemEndpoint } from './news-item/schema.ts';
import { newsOffersEndpoint } from './news-offers/schema.ts';
import { newsTranslateEndpoint } from './news-translate/schema.ts';
import { newsEndpoint } from './news/schema.ts';
import { offerTranslateEndpoint } from './offer-translate/schema.ts';
import { offerEndpoint } from './offer/schema.ts';
import { offersPageEndpoint } from './offers-page/schema.ts';
import { offersPromotionEndpoint } from './offers-promotion/schema.ts';
import { offersTemporaryEndpoint } from './offers-temporary/schema.ts';
import { permanentAutopromoEndpoint } from './permanent-autopromo/schema.ts';
import { searchFullEndpoint } from './search-full/schema.ts';
import { settingsEndpoint } from './settings/schema.ts';
import { showCinemasEndpoint } from './show-cinemas/schema.ts';
import { showTranslateEndpoint } from './show-translate/schema.ts';
import { showEndpoint } from './show/schema.ts';
import { showsEndpoint } from './shows/schema.ts';
import { showtimesCinemaEndpoint } from './showtimes-cinema/schema.ts';
import { showtimesDayEndpoint } from './showtimes-day/schema.ts';
import { showtimesEventEndpoint } from './showtimes-event/schema.ts';
import { subscriptionOffersEndpoint } from './subscription-offers/schema.ts';
import { tagsEndpoint } from './tags/schema.ts';
import { technologiesEndpoint } from './technologies/schema.ts';
import { versionsEndpoint } from './versions/schema.ts';
import { vodEndpoint } from './vod/schema.ts';
import { youtubeLatestEndpoint } from './youtube-latest/schema.ts';
import { zoneEndpoint } from './zone/schema.ts';
import { zonesEndpoint } from './zones/schema.ts';

/** Every endpoint of `/api` by its id; the server, the reads and the OpenAPI document share this one list. */
export const endpoints = {
  cinemas: cinemasEndpoint,
  cinema: cinemaEndpoint,
  cinemaShows: cinemaShowsEndpoint,
  cinemaShowtimes: cinemaShowtimesEndpoint,
  cinemaTranslate: cinemaTranslateEndpoint,
  cities: citiesEndpoint,
  city: cityEndpoint,
  shows: showsEndpoint,
  show: showEndpoint,
  showTranslate: showTranslateEndpoint,
  showCinemas: showCinemasEndpoint,
  showtimesDay: showtimesDayEndpoint,
  showtimesEvent: showtimesEventEndpoint,
  showtimesCinema: showtimesCinemaEndpoint,
  events: eventsEndpoint,
  event: eventEndpoint,
  eventShows: eventShowsEndpoint,
  experiences: experiencesEndpoint,
  experience: experienceEndpoint,
  news: newsEndpoint,
  newsItem: newsItemEndpoint,
  newsTranslate: newsTranslateEndpoint,
  articles: articlesEndpoint,
  article: articleEndpoint,
  articleTranslate: articleTranslateEndpoint,
  newsOffers: newsOffersEndpoint,
  offer: offerEndpoint,
  offerTranslate: offerTranslateEndpoint,
  offersPage: offersPageEndpoint,
  offersPromotion: offersPromotionEndpoint,
  offersTemporary: offersTemporaryEndpoint,
  experienceShows: experienceShowsEndpoint,
  technologies: technologiesEndpoint,
  experienceGroups: experienceGroupsEndpoint,
  experienceGroup: experienceGroupEndpoint,
  ecards: ecardsEndpoint,
  ecardTypes: ecardTypesEndpoint,
  cinepass: cinepassEndpoint,
  cinepassCurrentShows: cinepassCurrentShowsEndpoint,
  subscriptionOffers: subscriptionOffersEndpoint,
  faqCategories: faqCategoriesEndpoint,
  faqCategory: faqCategoryEndpoint,
  faqArticles: faqArticlesEndpoint,
  faqArticle: faqArticleEndpoint,
  faqArticleById: faqArticleByIdEndpoint,
  masterTemplates: masterTemplatesEndpoint,
  masterTemplate: masterTemplateEndpoint,
  masterTemplateTranslate: masterTemplateTranslateEndpoint,
  zones: zonesEndpoint,
  zone: zoneEndpoint,
  tags: tagsEndpoint,
  versions: versionsEndpoint,
  alerts: alertsEndpoint,
  featured: featuredEndpoint,
  footer: footerEndpoint,
  footerFaq: footerFaqEndpoint,
  settings: settingsEndpoint,
  nativeAd: nativeAdEndpoint,
  permanentAutopromo: permanentAutopromoEndpoint,
  vod: vodEndpoint,
  youtubeLatest: youtubeLatestEndpoint,
  searchFull: searchFullEndpoint,
} as const satisfies Readonly<Record<string, Endpoint>>;

/** Id of an endpoint. */
export type EndpointId = keyof typeof endpoints;

type Records = typeof endpoints;

/** Endpoints whose answers come from one kind of source. */
export type EndpointOf<S extends Partial<EndpointSource>> = {
  [Id in EndpointId]: Records[Id]['source'] extends S ? Id : never;
}[EndpointId];

/** Endpoints that answer one stored document of the site. */
export type DocumentId = EndpointOf<{ readonly kind: 'document' }>;

/** Endpoints about items: lists, details, further answers and translations. */
export type ItemCall = EndpointOf<{ readonly kind: 'item' }>;

/** Endpoints that answer all items of a kind. */
export type ListId = EndpointOf<{ readonly kind: 'item'; readonly part: 'list' }>;

/** Lists that every usable catalogue has. */
export type NeededList = EndpointOf<{ readonly kind: 'item'; readonly part: 'list'; readonly needed: true }>;

/** Kinds of items that have slugs; each kind is named like the endpoint that answers one item of it. */
export type CatalogueItem = EndpointOf<{ readonly kind: 'item'; readonly part: 'detail' }>;

/** Endpoints that answer further data about one item. */
export type FurtherId = EndpointOf<{ readonly kind: 'item'; readonly part: 'further' }>;

/** Endpoints that answer the slugs of one item in all languages. */
export type TranslationId = EndpointOf<{ readonly kind: 'item'; readonly part: 'translation' }>;

/** Endpoints with their own handler. */
export type ComputedId = EndpointOf<{ readonly kind: 'computed' }>;

/** The ids of all endpoints, in the order of the contract. */
export const endpointIds: readonly EndpointId[] = Object.keys(endpoints).filter((id): id is EndpointId =>
  Object.hasOwn(endpoints, id),
);

/** The ids of the endpoints that answer one stored document of the site. */
export const documentIds: readonly DocumentId[] = endpointIds.filter(
  (id): id is DocumentId => endpoints[id].source.kind === 'document',
);

/** Documents that an import keeps when it has no new one. */
export type KeptDocument = EndpointOf<{ readonly kind: 'document'; readonly lacking: 'kept' }>;

/** The ids of the documents that an import keeps when it has no new one. */
export const keptDocuments: readonly KeptDocument[] = documentIds.filter((id): id is KeptDocument => {
  const source: EndpointSource = endpoints[id].source;
  return source.kind === 'document' && source.lacking === 'kept';
});
