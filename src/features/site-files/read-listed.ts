import { isOutage } from '#src/api/transport/failure.ts';
import { callApi } from '#src/api/transport/transport.ts';
import { showClassifier } from '#src/domain/show/show-kind.ts';
import { isSlug } from '#src/routes/slug.ts';
import { pageOfTemplate } from '#src/domain/article/template-page.ts';
import type { ItemSection } from '#src/seo/sitemap/listed-pages.ts';
import type { ListedFacts, ListedItems } from '#src/seo/sitemap/pair-items.ts';
import { localeOf, sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';

/** An item of a list: its slug, and what the list tells about its page. */
interface ListedItem extends ListedFacts {
  readonly slug: string;
}

type Read = (site: SiteId, language: Language) => Promise<readonly ListedItem[] | null>;

/** The pictures that the items of lists have, by the name of the list; a poster stands for a film. */
interface Pictured {
  readonly slug: string;
  readonly posterPath?: { readonly lg: string } | null;
  readonly image?: string | null;
  readonly thumbnail?: string | null;
  readonly backdrop?: string | null;
  readonly changedAt?: string | null | undefined;
}

const listedItem = ({ slug, posterPath, image, thumbnail, backdrop, changedAt }: Pictured): ListedItem => ({
  slug,
  image: posterPath?.lg ?? image ?? thumbnail ?? backdrop,
  changedAt,
});

/**
 * A language's shows of one kind; null when they cannot be read. When the shows do not tell films from events
 * and the list of events is down, neither kind can be listed (D39).
 */
function showsOfKind(kind: 'movie' | 'event'): Read {
  return async (site, language) => {
    const [answer, events] = await Promise.all([
      callApi(site, 'shows', language, {}),
      callApi(site, 'events', language, {}),
    ]);
    if (!answer.ok) return null;
    const { shows } = answer.value.value;
    const told = shows.some((show) => show.isMovie);
    if (!told && shows.length > 0 && !events.ok && isOutage(events.failure)) return null;
    const kindOf = showClassifier(shows, events.ok ? events.value.value : []);
    return shows.filter((show) => kindOf(show) === kind).map(listedItem);
  };
}

type PlainList =
  | 'experiences'
  | 'experienceGroups'
  | 'articles'
  | 'news'
  | 'newsOffers'
  | 'faqArticles'
  | 'masterTemplates';

/** The items of a list that an API may lack (D54): then there are none. */
const plain =
  (id: PlainList): Read =>
  async (site, language) => {
    const answer = await callApi(site, id, language, {});
    if (answer.ok) return answer.value.value.map((item: Pictured) => listedItem(item));
    return isOutage(answer.failure) ? null : [];
  };

/** Ids of the help categories that have articles: an empty one is not found (R261). */
const helpCategories: Read = async (site, language) => {
  const answer = await callApi(site, 'faqCategories', language, {});
  if (!answer.ok) return isOutage(answer.failure) ? null : [];
  return answer.value.value.filter(({ articleCount }) => articleCount > 0).map(({ slug }) => ({ slug }));
};

/** The events of one type that have a page of their own. */
const eventsOfType =
  (type: 'season' | 'special'): Read =>
  async (site, language) => {
    const events = await callApi(site, 'events', language, {});
    if (!events.ok) return isOutage(events.failure) ? null : [];
    return events.value.value.filter((event) => event.type === type).map(listedItem);
  };

const reads: Readonly<Record<ItemSection, Read>> = {
  seasons: eventsOfType('season'),
  specials: eventsOfType('special'),
  experiences: plain('experiences'),
  groups: plain('experienceGroups'),
  articles: plain('articles'),
  news: plain('news'),
  offers: plain('newsOffers'),
  help: plain('faqArticles'),
  topics: helpCategories,
  information: async (site, language) => {
    const pages = await plain('masterTemplates')(site, language);
    const locale = localeOf(site, language);
    return pages?.filter(({ slug }) => pageOfTemplate(locale, slug).page === 'info') ?? null;
  },
  films: showsOfKind('movie'),
  events: showsOfKind('event'),
  cinemas: async (site, language) => {
    const cinemas = await callApi(site, 'cinemas', language, {});
    return cinemas.ok ? cinemas.value.value.map(listedItem) : null;
  },
  cities: async (site, language) => {
    const cities = await callApi(site, 'cities', language, {});
    if (cities.ok) return cities.value.value.map(({ slug }) => ({ slug }));
    return isOutage(cities.failure) ? null : [];
  },
};

/**
 * The items of one kind in the lists of a site, by language. Items without an address of their own are left out.
 *
 * @returns null when one of the lists cannot be read: half a sitemap would remove items from the search engines
 */
export async function readListed(site: SiteId, section: ItemSection): Promise<ListedItems | null> {
  const listed = await Promise.all(
    sites[site].languages.map(async (language) => [language, await reads[section](site, language)] as const),
  );
  const found = new Map<Language, ReadonlyMap<string, ListedFacts>>();
  for (const [language, items] of listed) {
    if (items === null) return null;
    const addressed = items.filter(({ slug }) => isSlug(slug));
    found.set(language, new Map(addressed.map(({ slug, ...facts }) => [slug, facts])));
  }
  return found;
}
