import { loadApp } from '#src/features/app-page/load-app.ts';
import { loadCardPage } from '#src/features/card-page/load-card-page.ts';
import { loadCinemas } from '#src/features/cinema-list/load-cinemas.ts';
import { loadCinema } from '#src/features/cinema-page/load-cinema.ts';
import { cinemaFilters } from '#src/features/cinema-page/programme/filter-links.ts';
import { loadCity } from '#src/features/city-page/load-city.ts';
import { loadEcards } from '#src/features/ecard-page/load-ecards.ts';
import { loadEvents } from '#src/features/event-list/load-events.ts';
import { loadGroup } from '#src/features/experiences/group/load-group.ts';
import { loadExperiences } from '#src/features/experiences/list/load-experiences.ts';
import { loadExperience } from '#src/features/experiences/page/load-experience.ts';
import { loadFilm } from '#src/features/film-page/load-film.ts';
import { loadHelpSearch } from '#src/features/help-pages/load-help-search.ts';
import { loadHelpArticle, loadHelpCategory, loadHelpHome } from '#src/features/help-pages/load-help.ts';
import { loadHome } from '#src/features/home-page/load-home.ts';
import { loadInfo, loadTemplate } from '#src/features/info-page/load-info.ts';
import { loadCinemaLight } from '#src/features/light-pages/load-cinema-light.ts';
import { loadCityLight } from '#src/features/light-pages/load-city-light.ts';
import { loadReleases } from '#src/features/release-list/load-releases.ts';
import { loadSearch } from '#src/features/search-page/load-search.ts';
import { loadSeason } from '#src/features/season-page/load-season.ts';
import { loadShowtime } from '#src/features/showtime-page/load-showtime.ts';
import { loadSitemap } from '#src/features/sitemap-page/load-sitemap.ts';
import { loadExperienceArticle } from '#src/features/stories/experience-article/load-experience-article.ts';
import { loadNewsItem } from '#src/features/stories/news/load-news-item.ts';
import { loadNews } from '#src/features/stories/news/load-news.ts';
import { loadOffer } from '#src/features/stories/offers/load-offer.ts';
import { loadOffers } from '#src/features/stories/offers/load-offers.ts';
import { loadSubscription } from '#src/features/subscription-page/load-subscription.ts';
import type { PageId } from '#src/routes/pages/registry.ts';
import type { ShowtimeRef } from '#src/routes/showtime/showtime-ref.ts';
import { loadShowsView } from './load-shows-view.ts';
import type { PageContext } from './page-context.ts';

/** The input of the page of a showtime, which always has one. */
type ShowtimeContext = PageContext & { readonly showtime: ShowtimeRef };

/** By page, what loads its model. */
const loaders = {
  app: ({ locale }) => loadApp(locale),
  callback: () => Promise.resolve(null),
  cinema: ({ locale, item, today, filters }) => loadCinema(locale, item, today, cinemaFilters(filters)),
  cinemaLight: ({ locale, item, today }) => loadCinemaLight(locale, item, today),
  cinemas: ({ locale, search }) => loadCinemas(locale, search.text),
  city: ({ locale, item, today, filters }) => loadCity(locale, item, today, filters),
  cityLight: ({ locale, item, today }) => loadCityLight(locale, item, today),
  cvd: ({ locale }) => loadTemplate(locale, 'cvd'),
  eCards3: ({ locale }) => loadEcards(locale, 3),
  eCards5: ({ locale }) => loadEcards(locale, 5),
  entertainment: ({ locale, item, today, filters }) => loadFilm(locale, item, today, filters),
  events: ({ locale, today, seasons, filters }) => loadEvents(locale, today, seasons, filters),
  experience: ({ locale, item, today, filters }) => loadExperience(locale, item, today, filters),
  experienceArticle: ({ locale, item }) => loadExperienceArticle(locale, item),
  experienceGroup: ({ locale, item }) => loadGroup(locale, item),
  experiences: ({ locale }) => loadExperiences(locale),
  giftCard: ({ locale }) => loadCardPage(locale),
  help: ({ locale }) => loadHelpHome(locale),
  helpArticleById: ({ locale, item }) => loadHelpArticle(locale, item),
  helpArticleBySlug: ({ locale, item }) => loadHelpArticle(locale, item),
  helpCategory: ({ locale, item, all }) => loadHelpCategory(locale, item, all),
  helpSearch: ({ locale, search: { text } }) => loadHelpSearch(locale, text),
  home: ({ locale, today, filters }) => loadHome(locale, today, filters),
  info: ({ locale, item }) => loadInfo(locale, item),
  movie: ({ locale, item, today, filters }) => loadFilm(locale, item, today, filters),
  myVelours: () => Promise.resolve(null),
  news: ({ locale, listing }) => loadNews(locale, listing),
  newsItem: ({ locale, item }) => loadNewsItem(locale, item),
  offer: ({ locale, item, today }) => loadOffer(locale, item, today),
  offers: ({ locale, today, listing }) => loadOffers(locale, today, listing),
  search: ({ locale, search, filters, today }) => loadSearch(locale, search, filters, today),
  season: ({ locale, item, today }) => loadSeason(locale, 'season', item, today),
  shows: loadShowsView,
  showtime: ({ locale, showtime, today }) => loadShowtime(locale, showtime, today),
  sitemap: ({ locale }) => loadSitemap(locale),
  specialEvent: ({ locale, item, today }) => loadSeason(locale, 'specialEvent', item, today),
  subscriptionOffers: ({ locale }) => loadSubscription(locale),
  terms: ({ locale }) => loadTemplate(locale, 'terms'),
  upcomingShowsLight: ({ locale, today }) => loadReleases(locale, today),
  voucher: ({ locale }) => loadCardPage(locale),
} satisfies Readonly<Record<PageId, (context: ShowtimeContext) => Promise<unknown>>>;

/** What a page shows. */
export type ModelOf<P extends PageId> = Awaited<ReturnType<(typeof loaders)[P]>>;

/**
 * Loads what a page shows.
 *
 * @throws RequiredReadError when data that the page cannot do without is missing
 */
export function loadModel(page: PageId, context: PageContext): Promise<unknown> {
  // The segments of a showtime’s page always have one: without it they cannot be read.
  return loaders[page](context as ShowtimeContext);
}
