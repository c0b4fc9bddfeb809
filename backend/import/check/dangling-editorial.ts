import type { CatalogueItem } from '#src/contract/endpoints.ts';
import { byKind, itemsOf } from '#src/contract/items.ts';
import { folderOf } from '../sources/paths.ts';
import type { Draft } from './draft.ts';
import type { Known, References } from './references.ts';

/** What news, offers, articles, experiences, help and information pages refer to. */
interface KnownItems {
  readonly shows: Known;
  readonly cinemas: Known;
}

type RedirectingItem = Extract<
  CatalogueItem,
  'newsItem' | 'article' | 'offer' | 'experienceGroup' | 'faqArticle' | 'masterTemplate'
>;

/** The editorial parts of a draft without references to what is missing: films, cinemas, experiences, other articles. */
export function editorialWithoutDangling(draft: Draft, to: References, known: KnownItems): Partial<Draft> {
  const { newsOffers } = draft;
  const { shows, cinemas } = known;
  const pages = byKind((kind) => pagesOf(draft, kind));
  /** The page that an old one leads to, if it is there. */
  const target = (kind: RedirectingItem, slug: string, page: { redirectSlug: string | null }) => ({
    redirectSlug: to.orNull(pages[kind], page.redirectSlug, `${folderOf(kind)}/${slug}`, 'redirectSlug'),
  });
  return {
    newsItemDetails: mapped(draft.newsItemDetails, (item, slug) => ({
      ...item,
      ...target('newsItem', slug, item),
      featuredShow: to.orNull(shows, item.featuredShow, `news/${slug}`, 'featuredShow'),
    })),
    articleDetails: mapped(draft.articleDetails, (article, slug) => ({
      ...article,
      ...target('article', slug, article),
      featuredShow: to.orNull(shows, article.featuredShow, `article/${slug}`, 'featuredShow'),
      cinemas: to.only(cinemas, article.cinemas, `article/${slug}`, 'cinemas'),
    })),
    ...(newsOffers === undefined
      ? {}
      : {
          newsOffers: newsOffers.map((offer) => ({
            ...offer,
            cinemas: to.only(cinemas, offer.cinemas, 'news/offers', `${offer.slug}.cinemas`),
          })),
        }),
    offerDetails: mapped(draft.offerDetails, (offer, slug) => ({
      ...offer,
      ...target('offer', slug, offer),
      featuredShow: to.orNull(shows, offer.featuredShow, `offer/${slug}`, 'featuredShow'),
      cinemas: to.only(cinemas, offer.cinemas, `offer/${slug}`, 'cinemas'),
    })),
    experienceGroupDetails: mapped(draft.experienceGroupDetails, (group, slug) => {
      const origin = `experience-group/${slug}`;
      return {
        ...group,
        ...target('experienceGroup', slug, group),
        experiences: to.only(pages.experience, group.experiences, origin, 'experiences'),
        articles: group.articles.map((article) => ({
          ...article,
          cinemas: to.only(cinemas, article.cinemas, origin, `articles.${article.slug}.cinemas`),
        })),
      };
    }),
    faqArticleDetails: mapped(draft.faqArticleDetails, (article, slug) => ({
      ...article,
      ...target('faqArticle', slug, article),
      related: to.only(pages.faqArticle, article.related, `faq/article/slug/${slug}`, 'related'),
    })),
    masterTemplateDetails: mapped(draft.masterTemplateDetails, (page, slug) => {
      const origin = `master-template/page/${slug}`;
      return {
        ...page,
        ...target('masterTemplate', slug, page),
        cinemas: page.cinemas.filter((cinema) => to.has(cinemas, cinema.slug, origin, 'cinemas')),
        shows: to.only(shows, page.shows, origin, 'shows'),
      };
    }),
  };
}

/** The pages of a kind that there are, in its list or besides. */
function pagesOf(draft: Draft, kind: CatalogueItem): Known {
  return new Set([...itemsOf(draft, kind).map(({ slug }) => slug), ...Object.keys(draft[`${kind}Details`])]);
}

function mapped<T, R>(
  map: Readonly<Record<string, T>>,
  step: (value: T, slug: string) => R,
): Record<string, R> {
  return Object.fromEntries(Object.entries(map).map(([slug, value]) => [slug, step(value, slug)]));
}
