import type { FaqArticleItem } from '#src/contract/faq-articles/schema.ts';
import type { FaqCategory } from '#src/contract/faq-category/schema.ts';
import { plainText, textOrNull } from '#src/domain/text/plain-text.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import { isSlug } from '#src/routes/slug.ts';
import type { HelpTopic } from '#src/sites/site.ts';

/** A reference to an article of the help centre. */
export type HelpArticleRef = PageRefOf<'helpArticleBySlug' | 'helpArticleById'>;

/** A link to an article of the help centre. */
export interface HelpLink {
  readonly to: HelpArticleRef;
  readonly title: string;
  /** Plain text; null when there is none. */
  readonly teaser: string | null;
}

/** A category of the help centre that has articles. */
export interface HelpCategoryView {
  readonly to: PageRefOf<'helpCategory'>;
  /** Null for a category that is none of the site's fixed ones. */
  readonly topic: HelpTopic | null;
  readonly title: string;
  /** Plain text; null when there is none. */
  readonly description: string | null;
  /** All its articles in their order. */
  readonly articles: readonly HelpLink[];
}

/** The categories of the home page of the help centre (R281). */
export interface HelpHome {
  /** The first categories, each with its first articles. */
  readonly first: readonly HelpCategoryView[];
  /** The others, shown as links. */
  readonly others: readonly HelpCategoryView[];
}

/** Number of categories that show articles on the home page of the help centre (R281). */
const firstCategories = 3;
/** Number of articles that each of them shows there (R281). */
export const topArticles = 5;
/** Number of articles of a category before the visitor asks for all (R281). */
export const firstArticles = 8;
/** Number of related articles at most (R281). */
export const mostRelated = 5;

/** The one page of an article (R033): under its slug, or under its id when it has no slug of its own. */
export function helpArticleRef({ id, slug }: Pick<FaqArticleItem, 'id' | 'slug'>): HelpArticleRef {
  return slug === id ? { page: 'helpArticleById', id } : { page: 'helpArticleBySlug', slug };
}

/** The links to articles; an article whose slug cannot be an address is left out. */
export function helpLinks(articles: readonly FaqArticleItem[]): readonly HelpLink[] {
  return articles
    .filter(({ slug }) => isSlug(slug))
    .map((article) => ({
      to: helpArticleRef(article),
      title: article.title,
      teaser: textOrNull(plainText(article.teaser)),
    }));
}

/** A category as the help centre shows it; null when it has no articles, because its page is then not found (R261). */
export function helpCategoryView(
  id: string,
  topic: HelpTopic | null,
  { title, description, articles }: Pick<FaqCategory, 'title' | 'description' | 'articles'>,
): HelpCategoryView | null {
  const links = helpLinks(articles);
  return links.length === 0
    ? null
    : {
        to: { page: 'helpCategory', id },
        topic,
        title,
        description: textOrNull(plainText(description)),
        articles: links,
      };
}

/**
 * The categories of the home page (R281): the first ones of the site with their first articles, the others as links.
 *
 * @param categories in the order of the site (R287, R288); null where one could not be read or is empty
 */
export function helpHome(categories: readonly (HelpCategoryView | null)[]): HelpHome {
  const known = (some: readonly (HelpCategoryView | null)[]) => some.filter((one) => one !== null);
  return {
    first: known(categories.slice(0, firstCategories)),
    others: known(categories.slice(firstCategories)),
  };
}

/**
 * The related articles of an article: those that it names, otherwise its neighbours in its category; never itself, and
 * at most five (R281).
 */
export function relatedArticles(
  own: Pick<FaqArticleItem, 'id'>,
  named: readonly FaqArticleItem[],
  neighbours: readonly FaqArticleItem[],
): readonly HelpLink[] {
  const other = (some: readonly FaqArticleItem[]) => some.filter(({ id }) => id !== own.id);
  const chosen = other(named).length > 0 ? other(named) : other(neighbours);
  return helpLinks(chosen).slice(0, mostRelated);
}
