import type { Near } from '#src/api/near.ts';
import type { Vocabulary } from '#src/api/site-catalogue.ts';
import { compareNear, nearShows, type NearShows } from '#src/domain/place/near-shows.ts';
import type { Cinema } from '#src/contract/cinemas/schema.ts';
import type { City } from '#src/contract/cities/schema.ts';
import type { EventItem } from '#src/contract/events/schema.ts';
import type { Featured } from '#src/contract/featured/schema.ts';
import type { NewsListItem } from '#src/contract/news/schema.ts';
import { newsCard, type ArticleCard } from '#src/domain/article/article-card.ts';
import type { NamedCity } from '#src/domain/cinema/nearby-cities.ts';
import type { Day, IsoWeekday } from '#src/kernel/date/day.ts';
import { promosAt, type PagePromos, type Promotions } from '#src/domain/push/promo.ts';
import { weekOf } from '#src/domain/date/week.ts';
import { compareShows, showsOf } from '#src/domain/programme/programme-entries.ts';
import { daysWithShowtimes, type Schedule } from '#src/domain/programme/schedule.ts';
import type { VodFilmView } from '#src/domain/show/vod-films.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import { selectionsOf, type SelectedShow } from '#src/domain/filter/selections.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import { itemsBySlug } from '#src/domain/items-by-slug.ts';
import type { Need } from '#src/routes/filter-values/needs.ts';
import { isSlug } from '#src/routes/slug.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';
import type { HomeVideo } from './videos.ts';
import { homePushes, pushOfShow, type HomePush } from './home-pushes.ts';

/** A show with the day of its first showtime; null when none is planned. */
export interface DatedShow {
  readonly show: ShowListView;
  readonly day: Day | null;
}

/** A season or a special event. */
export interface HomeSeason {
  readonly to: PageRefOf<'season' | 'specialEvent'>;
  readonly title: string;
  readonly subtitle: string | null;
  readonly poster: string | null;
}

/** A city to choose. */
export interface CityChoice {
  readonly city: NamedCity;
  /** The picture of one of its cinemas. */
  readonly picture: string | null;
  /** Slugs of its cinemas. */
  readonly cinemas: readonly string[];
}

/** A cinema to choose, on a site with few cinemas. */
export interface CinemaEntry {
  readonly slug: string;
  readonly name: string;
  readonly city: string | null;
}

/** What the home page shows. Every part but `now` may be empty; the page then leaves it out. */
export interface HomeModel extends PagePromos {
  readonly today: Day;
  /** What plays near the visitor's place; null without a place. */
  readonly near: NearShows | null;
  /** The push in the hero. */
  readonly lead: HomePush | null;
  readonly pushes: readonly HomePush[];
  /** The next days with showtimes. */
  readonly days: readonly Day[];
  readonly now: readonly ShowListView[];
  /** Number of shows in the list of all that is on. */
  readonly nowCount: number;
  readonly fresh: readonly ShowListView[];
  readonly presales: readonly ShowListView[];
  readonly upcoming: readonly ShowListView[];
  readonly events: readonly DatedShow[];
  readonly seasons: readonly HomeSeason[];
  readonly kids: readonly ShowListView[];
  /** What can be watched at home. */
  readonly vod: readonly VodFilmView[];
  readonly videos: readonly HomeVideo[];
  /** Address of the channel with the videos. */
  readonly channel: string | null;
  /** The latest news. */
  readonly news: readonly ArticleCard[];
  readonly cities: readonly CityChoice[];
  /** Shown instead of cities. */
  readonly cinemas: readonly CinemaEntry[];
}

/** The data that the home page is built from; data that could not be read is empty. */
export interface HomeIngredients extends Promotions {
  readonly today: Day;
  /** Weekday on which the film week of the site starts. */
  readonly filmWeekStart: IsoWeekday;
  readonly near: Near | null;
  /** What each showtime has to have for the visitor. */
  readonly needs: readonly Need[];
  readonly shows: readonly ShowListView[];
  readonly schedule: Schedule | null;
  readonly vocabulary: Vocabulary;
  readonly cinemas: ReadonlyMap<string, Cinema>;
  /** The cities that the site puts first (R140). */
  readonly topCities: readonly City[];
  readonly listedEvents: readonly EventItem[];
  readonly featured: readonly Featured[];
  readonly vod: readonly VodFilmView[];
  readonly videos: readonly HomeVideo[];
  readonly channel: string | null;
  readonly news: readonly NewsListItem[];
}

const most = { now: 12, pushes: 6, days: 7, fresh: 6, row: 6, news: 4, cinemas: 24 } as const;

const showsIn = (selected: readonly SelectedShow[]): ShowListView[] => selected.map(({ show }) => show);

/** Builds the home page (R119, R172). */
export function homeModel(from: HomeIngredients): HomeModel {
  const { shows, schedule, today } = from;
  const selections = selectionsOf({ shows, schedule, today, filters: {} });
  const films = showsIn(selections.book)
    .filter((show) => show.kind === 'movie')
    .toSorted(compareShows('home'));
  const near =
    from.near === null
      ? null
      : nearShows(from.near, films, from.needs.length === 0 ? {} : { needs: from.needs }, from.vocabulary);
  // What plays near the visitor comes first.
  const byPlace = near === null ? null : compareNear(near);
  const current = byPlace === null ? films : films.toSorted((a, b) => byPlace(a.slug, b.slug));
  const presales = showsIn(selections.presales);
  const onSaleEarly = new Set(presales.map(({ slug }) => slug));
  // A show on sale has the programme's data about it.
  const onSale = new Map(selections.book.map(({ show }) => [show.slug, show]));
  const catalogue = itemsBySlug(shows);
  const pushes = homePushes({
    featured: from.featured,
    shows: { get: (slug) => onSale.get(slug) ?? catalogue.get(slug) },
    schedule,
    today,
    tags: from.vocabulary.tags,
  });
  const stand = current.find((show) => show.backdrop !== null) ?? current[0];
  const [lead = stand === undefined ? null : pushOfShow(stand), ...further] = pushes;
  // A show stands once on the page, in the first place that it belongs to; what is paid for stands in any case.
  const paid = further.slice(0, most.pushes).filter(({ sponsored }) => sponsored);
  const taken = new Set([...(lead === null ? [] : [lead]), ...paid].flatMap(showsOfPush));
  const once = standing(taken);
  // Where a visitor has needs, only what meets them is on for them.
  const isOn = ({ slug }: ShowListView) => near === null || from.needs.length === 0 || near.next.has(slug);
  const on = current.filter(isOn);
  const others = once(on, most.now, slugOf);
  // What is on is never empty for the sake of the hero.
  const now = others.length > 0 ? others : on.slice(0, most.now);
  const row = further
    .filter((push) => paid.includes(push) || !showsOfPush(push).some((slug) => taken.has(slug)))
    .slice(0, most.pushes);
  for (const slug of row.flatMap(showsOfPush)) taken.add(slug);
  const fresh = once(current.filter(isFreshOn(today, from.filmWeekStart)), most.fresh, slugOf);
  const events = once(eventsOf(from), most.row, ({ show }) => show.slug);
  const early = once(presales, most.row, slugOf);
  return {
    today,
    lead,
    pushes: row,
    days: schedule === null ? [] : daysWithShowtimes(schedule, today).slice(0, most.days),
    near,
    now,
    nowCount: countOfList(from, selections.book),
    fresh,
    presales: early,
    upcoming: once(
      showsIn(selections.upcoming).filter(({ slug }) => !onSaleEarly.has(slug)),
      most.row,
      slugOf,
    ),
    events,
    seasons: seasonsOf(from.listedEvents).slice(0, most.row),
    kids: once(showsIn(selections.kids), most.row, slugOf),
    vod: once(from.vod, Infinity, slugOf),
    videos: from.videos,
    channel: from.channel,
    ...promosAt(from, null),
    news: from.news
      .filter(({ slug }) => isSlug(slug))
      .slice(0, most.news)
      .map(newsCard),
    ...places(from),
  };
}

/** Number of shows in the list of all that is on, as it is for a visitor with these needs. */
function countOfList(
  { near, needs, schedule, shows, today, vocabulary }: HomeIngredients,
  all: readonly SelectedShow[],
): number {
  if (needs.length === 0) return all.length;
  const fitting = showsIn(selectionsOf({ shows, schedule, today, filters: { needs } }).book);
  return near === null
    ? fitting.length
    : (nearShows(near, fitting, { needs }, vocabulary)?.next.size ?? fitting.length);
}

const slugOf = ({ slug }: { readonly slug: string }): string => slug;

/** The slug of the show that a push is about, if it is about one. */
const showsOfPush = ({ show }: HomePush): readonly string[] => (show === null ? [] : [show.slug]);

/** Takes the items of a row that stand nowhere above it, at most a number of them, and keeps in `taken` that they do. */
function standing(taken: Set<string>) {
  return <T>(items: readonly T[], limit: number, nameOf: (item: T) => string): readonly T[] => {
    const row = items.filter((item) => !taken.has(nameOf(item))).slice(0, limit);
    for (const item of row) taken.add(nameOf(item));
    return row;
  };
}

/** Whether a film came out in the running cinema week, or is marked as new. */
function isFreshOn(today: Day, filmWeekStart: IsoWeekday): (show: ShowListView) => boolean {
  const [start = today] = weekOf(today, filmWeekStart);
  return ({ new: marked, releaseDay }) =>
    marked || (releaseDay !== null && releaseDay >= start && releaseDay <= today);
}

/** Events that can be booked, the next one first. */
function eventsOf({ shows, schedule, today }: HomeIngredients): DatedShow[] {
  if (schedule === null) return [];
  return showsOf(schedule, today, itemsBySlug(shows))
    .filter(({ show }) => show.kind === 'event' && show.bookable)
    .map(({ show, days }) => ({ show, day: days[0] ?? null }))
    .toSorted((a, b) => compareText(a.day ?? '', b.day ?? ''));
}

/** The seasons and special events that are on sale. */
function seasonsOf(events: readonly EventItem[]): HomeSeason[] {
  return events.flatMap(({ type, slug, title, subtitle, posterPath, active }): HomeSeason[] =>
    type === 'show' || !active
      ? []
      : [
          {
            to: { page: type === 'season' ? 'season' : 'specialEvent', slug },
            title,
            subtitle,
            poster: posterPath?.md ?? null,
          },
        ],
  );
}

/**
 * The top cities of the site, those near the visitor first; all its cinemas when it has no top cities, or they cannot be
 * read.
 */
function places({ topCities, cinemas, near }: HomeIngredients): Pick<HomeModel, 'cities' | 'cinemas'> {
  const around = (near?.cinemas ?? []).map(({ cinema }) => cinema.citySlug);
  const rank = ({ slug }: City) => (around.includes(slug) ? around.indexOf(slug) : around.length);
  const nearFirst = topCities.toSorted((one, other) => rank(one) - rank(other));
  const cities = nearFirst.flatMap((city): CityChoice[] => {
    const ofCity = city.cinemas.flatMap((slug) => cinemas.get(slug) ?? []);
    const { slug, name } = city;
    return ofCity.length === 0
      ? []
      : [
          {
            city: { slug, name },
            picture: ofCity[0]?.backdrop ?? null,
            cinemas: ofCity.map((one) => one.slug),
          },
        ];
  });
  if (cities.length > 0) return { cities, cinemas: [] };
  return {
    cities,
    cinemas: [...cinemas.values()]
      .filter(({ status }) => status)
      .slice(0, most.cinemas)
      .map(({ slug, name, theaters: [theater] }) => ({ slug, name, city: theater?.addressCity ?? null })),
  };
}
