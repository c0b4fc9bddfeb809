import { readHelpCategories } from '#src/api/help.ts';
import { read, readRequired } from '#src/api/read.ts';
import { isOutage, RequiredReadError } from '#src/api/transport/failure.ts';
import type { FaqArticle } from '#src/contract/faq-article/schema.ts';
import type { FaqArticleItem } from '#src/contract/faq-articles/schema.ts';
import { plainText, textOrNull } from '#src/domain/text/plain-text.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import { inLanguages } from '#src/seo/in-languages.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import {
  firstArticles,
  helpArticleRef,
  helpCategoryView,
  helpHome,
  mostRelated,
  relatedArticles,
  type HelpArticleRef,
  type HelpCategoryView,
  type HelpHome,
  type HelpLink,
} from './help-model.ts';

type Refs<R> = Readonly<Partial<Record<Language, R>>>;

/** What the page of a category shows. */
export interface HelpCategoryModel {
  readonly ref: PageRefOf<'helpCategory'>;
  readonly refs: Refs<PageRefOf<'helpCategory'>>;
  readonly category: HelpCategoryView;
  /** The articles to show: the first ones, or all. */
  readonly shown: readonly HelpLink[];
}

/** What the page of an article shows. */
export interface HelpArticleModel {
  readonly ref: HelpArticleRef;
  readonly refs: Refs<HelpArticleRef>;
  readonly id: string;
  readonly title: string;
  readonly teaser: string | null;
  readonly contentHtml: string | null;
  readonly date: Day | null;
  readonly category: { readonly to: PageRefOf<'helpCategory'>; readonly title: string } | null;
  readonly related: readonly HelpLink[];
}

/** The categories of a site, each as it is shown; null where it cannot be read or is empty. */
async function categoriesOf(locale: Locale) {
  return (await readHelpCategories(locale)).map(({ id, topic, answer }) => ({
    answer,
    view: answer.ok ? helpCategoryView(id, topic, answer.value) : null,
  }));
}

/** The categories that can be read, for pages that can do without them. */
export async function loadHelpCategories(locale: Locale): Promise<readonly HelpCategoryView[]> {
  return (await categoriesOf(locale)).flatMap(({ view }) => view ?? []);
}

/**
 * Reads what the home page of the help centre shows. A category that cannot be read costs its section.
 *
 * @throws RequiredReadError when none can be read, because the API is down
 */
export async function loadHelpHome(locale: Locale): Promise<HelpHome> {
  const categories = await categoriesOf(locale);
  const home = helpHome(categories.map(({ view }) => view));
  if (home.first.length + home.others.length > 0) return home;
  for (const { answer } of categories)
    if (!answer.ok && isOutage(answer.failure)) throw new RequiredReadError('faqCategory', answer.failure);
  return home;
}

/**
 * Reads the page of a category: its first articles, or all of them (R281).
 *
 * @throws RequiredReadError when the category cannot be read
 */
export async function loadHelpCategory(locale: Locale, id: string, all: boolean): Promise<HelpCategoryModel> {
  const topic = siteFactsOf(locale).helpCategories.find((one) => one.id === id)?.topic ?? null;
  const detail = await readRequired('faqCategory', locale, { slug: id });
  const category = helpCategoryView(id, topic, detail);
  if (category === null) throw new RequiredReadError(`faqCategory ${id}`, { kind: 'unknown' });
  const ref: HelpCategoryModel['ref'] = { page: 'helpCategory', id };
  return {
    ref,
    refs: await inLanguages(locale, ref, async (other) => {
      const answer = await read('faqCategory', other, { slug: id });
      return answer.ok && answer.value.articles.length > 0 ? ref : null;
    }),
    category,
    shown: all ? category.articles : category.articles.slice(0, firstArticles),
  };
}

/** Ids are numbers; an article without a slug has its id in place of it. */
const isId = (key: string): boolean => /^\d+$/.test(key);

/** The articles that an article names, as far as they can be read: from its category, otherwise one by one (D54). */
async function readNamed(
  locale: Locale,
  { related }: FaqArticle,
  neighbours: readonly FaqArticleItem[],
): Promise<readonly FaqArticleItem[]> {
  const found = await Promise.all(
    related.slice(0, mostRelated + 1).map(async (key) => {
      const near = neighbours.find(({ slug }) => slug === key);
      if (near !== undefined) return near;
      const answer = await readArticle(locale, key);
      return answer.ok ? answer.value : null;
    }),
  );
  return found.filter((one) => one !== null);
}

const readArticle = (locale: Locale, key: string) =>
  isId(key) ? read('faqArticleById', locale, { id: key }) : read('faqArticle', locale, { slug: key });

/**
 * Reads the page of an article (R102, R246).
 *
 * @param key its slug, or its id when it has no slug
 * @throws RequiredReadError when the article cannot be read; everything else is optional
 */
export async function loadHelpArticle(locale: Locale, key: string): Promise<HelpArticleModel> {
  const article = await (isId(key)
    ? readRequired('faqArticleById', locale, { id: key })
    : readRequired('faqArticle', locale, { slug: key }));
  const { id, title, category, content, publicationDate } = article;
  const siblings = category === null ? null : await read('faqCategory', locale, { slug: category.id });
  const neighbours = siblings?.ok ? siblings.value.articles : [];
  const ref = helpArticleRef(article);
  const [named, refs] = await Promise.all([
    readNamed(locale, article, neighbours),
    inLanguages<HelpArticleRef>(locale, ref, async (other) => {
      const answer = await read('faqArticleById', other, { id });
      return answer.ok ? helpArticleRef(answer.value) : null;
    }),
  ]);
  return {
    ref,
    refs,
    id,
    title,
    teaser: textOrNull(plainText(article.teaser)),
    contentHtml: content,
    date: publicationDate,
    category:
      category === null ? null : { to: { page: 'helpCategory', id: category.id }, title: category.name },
    related: relatedArticles(article, named, neighbours),
  };
}
