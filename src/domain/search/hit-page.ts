import type { EventItem } from '#src/contract/events/schema.ts';
import type { SearchHit } from '#src/contract/search-full/schema.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { ShowKind } from '../show/show-kind.ts';

/** Where the results of a search lead (R190). */

type BySlug = (slug: string) => PageRef;

/** The names of the routes as the wire has them (R190). */
const routes = new Map<string, BySlug>(
  Object.entries({
    'Shows.Movie': (slug) => ({ page: 'movie', slug }),
    'Shows.Entertainment': (slug) => ({ page: 'entertainment', slug }),
    'News.Item': (slug) => ({ page: 'newsItem', slug }),
    'Offers.Single': (slug) => ({ page: 'offer', slug }),
    'Cinema.Single': (slug) => ({ page: 'cinema', slug }),
    FaqArticleSlug: (slug) => ({ page: 'helpArticleBySlug', slug }),
    MasterTemplate: (slug) => ({ page: 'info', slug }),
    'Experience.Single': (slug) => ({ page: 'experience', slug }),
  }),
);

const pagesOfTypes = new Map<string, BySlug>(
  Object.entries({
    cinema: (slug) => ({ page: 'cinema', slug }),
    offer: (slug) => ({ page: 'offer', slug }),
    news: (slug) => ({ page: 'newsItem', slug }),
    faq: (slug) => ({ page: 'helpArticleBySlug', slug }),
    gpxp: (slug) => ({ page: 'experience', slug }),
    master_template: (slug) => ({ page: 'info', slug }),
  }),
);

const pagesOfEvents: Readonly<Record<EventItem['type'], BySlug>> = {
  show: (slug) => ({ page: 'entertainment', slug }),
  season: (slug) => ({ page: 'season', slug }),
  special: (slug) => ({ page: 'specialEvent', slug }),
};

/** What is known of the catalogue beside the hit. */
export interface HitContext {
  /** Kind of a show of the list by slug; undefined where the list lacks it. */
  readonly kindOf: (slug: string) => ShowKind | undefined;
  /** Type of an event of the list by slug; undefined where the list lacks it. */
  readonly eventTypeOf: (slug: string) => EventItem['type'] | undefined;
}

function pageOfShow(slug: string, hit: SearchHit, { kindOf }: HitContext): PageRef {
  // The list tells films from events on every site (D39), the hit not on all.
  const event = (kindOf(slug) ?? (hit.isMovie === false ? 'event' : 'movie')) === 'event';
  return { page: event ? 'entertainment' : 'movie', slug };
}

/**
 * The page that a hit leads to: by its type, else by the route that it names. A help article without a slug is
 * known by its id (R190). Null where neither names a page.
 */
export function pageOfHit(hit: SearchHit, context: HitContext): PageRef | null {
  const slug = hit.slug ?? hit.route?.parameters['slug'] ?? null;
  if (hit.type === 'show' && slug !== null) return pageOfShow(slug, hit, context);
  if (slug === null) {
    const helps = hit.type === 'faq' || hit.route?.path === 'FaqArticleSlug';
    return helps ? { page: 'helpArticleById', id: String(hit.route?.parameters['id'] ?? hit.id) } : null;
  }
  if (hit.type === 'event') {
    const type = context.eventTypeOf(slug);
    if (type !== undefined) return pagesOfEvents[type](slug);
  }
  const page = pagesOfTypes.get(hit.type) ?? routes.get(hit.route?.path ?? '');
  return page?.(slug) ?? null;
}
