import type { LanguageCatalogue } from '#src/contract/catalogue.ts';
import type { OfferItem } from '#src/contract/article-parts.ts';
import type { CatalogueItem } from '#src/contract/endpoints.ts';
import type { SearchHit } from '#src/contract/search-full/schema.ts';
import type { Found } from './found.ts';

/** The types of hits whose pages are texts, and the kind of item that each comes from (R105). */
export const editorialTypes = {
  offer: 'offer',
  news: 'newsItem',
  gpxp: 'experience',
  faq: 'faqArticle',
  master_template: 'masterTemplate',
} as const satisfies Readonly<Record<string, CatalogueItem>>;

/** What search looks through beside shows, cinemas and events. */
export function editorialDocuments(catalogue: LanguageCatalogue): Found[] {
  const { newsOffers, news, experiences, faqArticles, masterTemplates, masterTemplateDetails } = catalogue;
  return [
    ...newsOffers.map((offer) => found('offer', offer, { image: offer.image, ...datesOf(offer) })),
    ...news.map((item) => found('news', item, { image: item.image })),
    ...experiences.map((one) => found('gpxp', one, { image: one.backdrop })),
    ...faqArticles.map((article): Found => {
      const topic = article.category?.name ?? null;
      const { hit, ...rest } = found('faq', article, { topic });
      // Its id stands in place of a slug that it lacks, and pages know it by that id (R190).
      const slug = article.slug === article.id ? null : article.slug;
      return { ...rest, hit: { ...hit, id: article.id, slug }, kinds: topic === null ? [] : [topic] };
    }),
    ...masterTemplates.map((page) =>
      found('master_template', page, { image: masterTemplateDetails[page.slug]?.header?.backdrop ?? null }),
    ),
  ];
}

function found(
  type: keyof typeof editorialTypes,
  { slug, title }: { readonly slug: string; readonly title: string },
  more: Partial<SearchHit>,
): Found {
  return { item: slug, pattern: title, hit: { type, id: slug, slug, title, ...more } };
}

/**
 * The dates of an offer as a hit has them: whole days, and none for an offer without a start, because a hit has no word
 * for its end alone.
 */
function datesOf({ date: { type, start, end } }: OfferItem): Partial<SearchHit> {
  const startDate = start?.slice(0, 10) ?? null;
  if (startDate === null) return { startDate: null, endDate: null, dateType: null };
  const isInterval = type === 'interval' && end !== null;
  return {
    startDate,
    endDate: isInterval ? end.slice(0, 10) : null,
    dateType: isInterval ? 'interval' : type === 'from' ? 'from' : 'exact',
  };
}
