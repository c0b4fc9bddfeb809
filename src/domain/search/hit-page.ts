import type { EventItem } from '#src/contract/events/schema.ts';
import type { SearchHit } from '#src/contract/search-full/schema.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { ShowKind } from '../show/show-kind.ts';

/** Finds the pages that results of a search link to (R190). */

type BySlug = (slug: string) => PageRef;

/** The route names that the wire uses (R190). */
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

/**
 * The pages whose text is an information page, by its slug (R040, R041). The records say the same; results are grouped in
 * the browser too, which does not load them.
 */
const pagesOfTexts = new Map<string, PageRef>([
  ['terms', { page: 'terms' }],
  ['cvd', { page: 'cvd' }],
]);

/** The page of its own that an information page has, on the sites that have that page; null when it has none. */
export function ownPageOfText(slug: string): PageRef | null {
  return pagesOfTexts.get(slug) ?? null;
}

/** Facts of the catalogue that the hit does not have. */
export interface HitContext {
  /** Kind of a show by slug; undefined when the list lacks the show. */
  readonly kindOf: (slug: string) => ShowKind | undefined;
  /** Type of an event by slug; undefined when the list lacks the event. */
  readonly eventTypeOf: (slug: string) => EventItem['type'] | undefined;
}

function pageOfShow(slug: string, hit: SearchHit, { kindOf }: HitContext): PageRef {
  // The list separates films and events on every site (D39); the hit does so only on some.
  const event = (kindOf(slug) ?? (hit.isMovie === false ? 'event' : 'movie')) === 'event';
  return { page: event ? 'entertainment' : 'movie', slug };
}

/**
 * The page of a hit: by its type, otherwise by the route that it names. A help article without a slug is identified by
 * its id (R190). Null when neither leads to a page.
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
