import type { Answer } from './endpoint.ts';
import type { endpoints, EndpointId } from './endpoints.ts';
import { alertsFixture } from './alerts/fixture.ts';
import { articleTranslateFixture } from './article-translate/fixture.ts';
import { articleFixture } from './article/fixture.ts';
import { articlesFixture } from './articles/fixture.ts';
import { cinemaShowtimesFixture } from './cinema-showtimes/fixture.ts';
import { cinemaShowsFixture } from './cinema-shows/fixture.ts';
import { cinemaTranslateFixture } from './cinema-translate/fixture.ts';
import { cinemaFixture } from './cinema/fixture.ts';
import { cinemasFixture } from './cinemas/fixture.ts';
import { cinepassCurrentShowsFixture } from './cinepass-current-shows/fixture.ts';
import { cinepassFixture } from './cinepass/fixture.ts';
import { citiesFixture } from './cities/fixture.ts';
import { cityFixture } from './city/fixture.ts';
import { ecardTypesFixture } from './ecard-types/fixture.ts';
import { ecardsFixture } from './ecards/fixture.ts';
import { eventShowsFixture } from './event-shows/fixture.ts';
import { eventFixture } from './event/fixture.ts';
import { eventsFixture } from './events/fixture.ts';
import { experienceGroupFixture } from './experience-group/fixture.ts';
import { experienceGroupsFixture } from './experience-groups/fixture.ts';
import { experienceShowsFixture } from './experience-shows/fixture.ts';
import { experienceFixture } from './experience/fixture.ts';
import { experiencesFixture } from './experiences/fixture.ts';
import { faqArticleByIdFixture } from './faq-article-by-id/fixture.ts';
import { faqArticleFixture } from './faq-article/fixture.ts';
import { faqArticlesFixture } from './faq-articles/fixture.ts';
import { faqCategoriesFixture } from './faq-categories/fixture.ts';
import { faqCategoryFixture } from './faq-category/fixture.ts';
import { featuredFixture } from './featured/fixture.ts';
import { footerFaqFixture } from './footer-faq/fixture.ts';
import { footerFixture } from './footer/fixture.ts';
import { masterTemplateTranslateFixture } from './master-template-translate/fixture.ts';
import { masterTemplateFixture } from './master-template/fixture.ts';
import { masterTemplatesFixture } from './master-templates/fixture.ts';
import { nativeAdFixture } from './native-ad/fixture.ts';
import { newsItemFixture } from './news-item/fixture.ts';
import { newsOffersFixture } from './news-offers/fixture.ts';
import { newsTranslateFixture } from './news-translate/fixture.ts';
import { newsFixture } from './news/fixture.ts';
import { offerTranslateFixture } from './offer-translate/fixture.ts';
import { offerFixture } from './offer/fixture.ts';
import { offersPageFixture } from './offers-page/fixture.ts';
import { offersPromotionFixture } from './offers-promotion/fixture.ts';
import { offersTemporaryFixture } from './offers-temporary/fixture.ts';
import { permanentAutopromoFixture } from './permanent-autopromo/fixture.ts';
import { searchFullFixture } from './search-full/fixture.ts';
import { settingsFixture } from './settings/fixture.ts';
import { showCinemasFixture } from './show-cinemas/fixture.ts';
import { showTranslateFixture } from './show-translate/fixture.ts';
import { showFixture } from './show/fixture.ts';
import { showsFixture } from './shows/fixture.ts';
import { showtimesCinemaFixture } from './showtimes-cinema/fixture.ts';
import { showtimesDayFixture } from './showtimes-day/fixture.ts';
import { showtimesEventFixture } from './showtimes-event/fixture.ts';
import { subscriptionOffersFixture } from './subscription-offers/fixture.ts';
import { tagsFixture } from './tags/fixture.ts';
import { technologiesFixture } from './technologies/fixture.ts';
import { versionsFixture } from './versions/fixture.ts';
import { vodFixture } from './vod/fixture.ts';
import { youtubeLatestFixture } from './youtube-latest/fixture.ts';
import { zoneFixture } from './zone/fixture.ts';
import { zonesFixture } from './zones/fixture.ts';

/** One invented answer of every endpoint, as our own server writes it; for tests of code that reads the contract. */
export const fixtures: { readonly [Id in EndpointId]: Answer<(typeof endpoints)[Id]> } = {
  cinemas: cinemasFixture,
  cinema: cinemaFixture,
  cinemaShows: cinemaShowsFixture,
  cinemaShowtimes: cinemaShowtimesFixture,
  cinemaTranslate: cinemaTranslateFixture,
  cities: citiesFixture,
  city: cityFixture,
  shows: showsFixture,
  show: showFixture,
  showTranslate: showTranslateFixture,
  showCinemas: showCinemasFixture,
  showtimesDay: showtimesDayFixture,
  showtimesEvent: showtimesEventFixture,
  showtimesCinema: showtimesCinemaFixture,
  events: eventsFixture,
  event: eventFixture,
  eventShows: eventShowsFixture,
  experiences: experiencesFixture,
  experience: experienceFixture,
  news: newsFixture,
  newsItem: newsItemFixture,
  newsTranslate: newsTranslateFixture,
  articles: articlesFixture,
  article: articleFixture,
  articleTranslate: articleTranslateFixture,
  newsOffers: newsOffersFixture,
  offer: offerFixture,
  offerTranslate: offerTranslateFixture,
  offersPage: offersPageFixture,
  offersPromotion: offersPromotionFixture,
  offersTemporary: offersTemporaryFixture,
  experienceShows: experienceShowsFixture,
  technologies: technologiesFixture,
  experienceGroups: experienceGroupsFixture,
  experienceGroup: experienceGroupFixture,
  ecards: ecardsFixture,
  ecardTypes: ecardTypesFixture,
  cinepass: cinepassFixture,
  cinepassCurrentShows: cinepassCurrentShowsFixture,
  subscriptionOffers: subscriptionOffersFixture,
  faqCategories: faqCategoriesFixture,
  faqCategory: faqCategoryFixture,
  faqArticles: faqArticlesFixture,
  faqArticle: faqArticleFixture,
  faqArticleById: faqArticleByIdFixture,
  masterTemplates: masterTemplatesFixture,
  masterTemplate: masterTemplateFixture,
  masterTemplateTranslate: masterTemplateTranslateFixture,
  zones: zonesFixture,
  zone: zoneFixture,
  tags: tagsFixture,
  versions: versionsFixture,
  alerts: alertsFixture,
  featured: featuredFixture,
  footer: footerFixture,
  footerFaq: footerFaqFixture,
  settings: settingsFixture,
  nativeAd: nativeAdFixture,
  permanentAutopromo: permanentAutopromoFixture,
  vod: vodFixture,
  youtubeLatest: youtubeLatestFixture,
  searchFull: searchFullFixture,
};
