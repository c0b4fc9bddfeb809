import { cinemasFixture } from '#src/contract/cinemas/fixture.ts';
import { featuredFixture } from '#src/contract/featured/fixture.ts';
import { announced, scheduleWith, showOf } from '#src/domain/programme/programme-test-kit.ts';
import { tagVocabulary, versionVocabulary } from '#src/domain/tag/vocabulary.ts';
import { homeModel, type HomeIngredients } from './home-model.ts';

/** A Wednesday, the first day of a cinema week. */
export const today = '2026-11-18';

const order = (home: number) => ({
  default: home,
  home,
  upcoming: home,
  kids: home,
  specialAndEvent: home,
});

/**
 * A push about no film in the hero, two films that are out, one of them new and for children, a presale, an announced
 * film and two events.
 */
export const ingredients: HomeIngredients = {
  today,
  filmWeekStart: 3,
  near: null,
  needs: [],
  shows: [
    showOf('second', { orders: order(2), releaseDay: '2026-10-07' }),
    showOf('first', { orders: order(1), releaseDay: '2026-11-18' }),
    announced('presale', { orders: order(3), releaseDay: '2026-11-25' }),
    announced('later', { orders: order(4), releaseDay: '2026-12-02' }),
    showOf('opera', { orders: order(5), kind: 'event' }),
    showOf('ballet', { orders: order(6), kind: 'event' }),
  ],
  schedule: scheduleWith({
    [today]: { first: { layer: { kids: true } }, second: {} },
    '2026-11-20': { ballet: {}, presale: { layer: { released: false } } },
    '2026-11-21': { opera: {} },
  }),
  vocabulary: { tags: tagVocabulary([]), versions: versionVocabulary([]) },
  cinemas: new Map(cinemasFixture.map((cinema) => [cinema.slug, cinema])),
  topCities: [],
  featured: featuredFixture.filter(({ showSlug }) => showSlug === null),
  listedEvents: [],
  vod: [],
  videos: [],
  channel: null,
  nativeAds: [],
  promos: [],
  news: [],
};

/** So many films that the first row is full without those above; both of them are for children. */
const crowd = Array.from({ length: 12 }, (_, index) =>
  showOf(`crowd-${index}`, { orders: order(-1), releaseDay: '2026-01-07' }),
);
export const crowded = {
  shows: [...crowd, ...ingredients.shows],
  schedule: scheduleWith({
    [today]: {
      ...Object.fromEntries(crowd.map(({ slug }) => [slug, {}])),
      first: { layer: { kids: true } },
      second: { layer: { kids: true } },
    },
    '2026-11-20': { presale: { layer: { released: false } } },
  }),
} satisfies Partial<HomeIngredients>;

/** The home page of these ingredients, with the given changes. */
export function homeOf(changes: Partial<HomeIngredients> = {}) {
  return homeModel({ ...ingredients, ...changes });
}
