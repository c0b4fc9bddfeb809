import { type PageId, pageIds, recordOf } from '#src/routes/pages/registry.ts';
import { hasPage, href } from '#src/routes/href.ts';
import type { FilterName, Filters } from '#src/routes/filters.ts';
import { showsViews } from '#src/routes/pages/views.ts';
import {
  isIdPage,
  isShowtimePage,
  isSlugPage,
  takesFilter,
  takesFilters,
  type IdPage,
  type PageRef,
  type SlugPage,
} from '#src/routes/page.ts';
import type { ItemKind } from '#src/routes/pages/record.ts';
import { prefixingOf } from '#src/routes/words.ts';
import { languageOf, locales, siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf, type Catalogue } from './catalogue.ts';
import { originOf } from './stage.ts';

/** A page in a locale. */
export interface Cell {
  readonly locale: Locale;
  readonly page: PageId;
}

/**
 * Whether nothing in the address of a page names a language: without a cookie it is shown in the site's default language.
 * The slug of an item names one (ADR-0038).
 */
const isWithoutLanguage = (page: PageId) => prefixingOf(page) === 'never' && !isSlugPage(page);

const isDefault = (locale: Locale) => siteFactsOf(locale).defaultLanguage === languageOf(locale);

/**
 * Every page in every locale that has it, from the route table: a new page is in it automatically. A page whose
 * address names no language is in it once for each site.
 */
export const matrix: readonly Cell[] = locales.flatMap((locale) =>
  pageIds
    // Its language is the visitor's; account.spec.ts tests it.
    .filter((page) => page !== 'callback' && hasPage(locale, page))
    .filter((page) => !isWithoutLanguage(page) || isDefault(locale))
    .map((page) => ({ locale, page })),
);

/** One site in each language; together they have every rating system and every kind of prefix. */
export const oneOfEachLanguage: readonly Locale[] = ['fr-FR', 'en-BE', 'de-CH', 'nl-NL'];

/**
 * A site without a prefix in its addresses, and a site with a prefix in another language. Rules that no language and no
 * site can change (which part folds, what a key does) are checked on these two; the others are checked in each language.
 */
export const twoLocales: readonly Locale[] = ['fr-FR', 'de-CH'];

/**
 * Every kind of page once: on the French site, or on the first site that has it. For rules that neither a language nor a
 * site can change.
 */
export const onePerPage: readonly Cell[] = pageIds.flatMap((page) => {
  const cells = matrix.filter((cell) => cell.page === page);
  return cells.find(({ locale }) => locale === 'fr-FR') ?? cells[0] ?? [];
});

/** The item of the stage's catalogue that is used for a kind: the one with the most content. */
const items: Readonly<
  Record<ItemKind, (catalogue: Catalogue, page: SlugPage | IdPage) => Promise<{ slug: string }>>
> = {
  show: (catalogue, page) => (page === 'movie' ? catalogue.currentFilm() : catalogue.event()),
  cinema: (catalogue) => catalogue.cinema(),
  city: (catalogue) => catalogue.city(),
  event: (catalogue, page) => catalogue.eventOfType(page === 'specialEvent' ? 'special' : 'season'),
  experience: (catalogue) => catalogue.first('experiences'),
  experienceGroup: (catalogue) => catalogue.first('experienceGroups'),
  article: (catalogue) => catalogue.first('articles'),
  newsItem: (catalogue) => catalogue.first('news'),
  offer: (catalogue) => catalogue.first('newsOffers'),
  faqArticle: (catalogue, page) => catalogue.helpArticle(page === 'helpArticleBySlug'),
  faqCategory: (catalogue) => catalogue.first('faqCategories'),
  masterTemplate: (catalogue) => catalogue.first('masterTemplates'),
};

/** A reference to the page, with the slug of an item of the stage's catalogue when it needs one. */
export async function refOf({ locale, page }: Cell): Promise<PageRef> {
  if (isShowtimePage(page)) return { page, ...(await catalogueOf(locale).showtime()) };
  if (!isSlugPage(page) && !isIdPage(page)) return { page };
  const { item } = recordOf(page);
  if (item === undefined) throw new Error(`The page ${page} is without an item in its record.`);
  const { slug } = await items[item](catalogueOf(locale), page);
  return isIdPage(page) ? { page, id: slug } : { page, slug };
}

/** Address of a page on the stage. */
export function addressOf(locale: Locale, ref: PageRef, options?: Parameters<typeof href>[2]): string {
  return `${originOf(siteOf(locale))}${href(locale, ref, options)}`;
}

/** A page as it is for some visitors: with their place, their needs, their time, in a view, or for what they look for. */
export interface State {
  readonly name: string;
  readonly path: string;
}

/** The states of the pages of a locale that are no page of the matrix: each filter and view on every page that takes it. */
export async function statesOf(locale: Locale): Promise<readonly State[]> {
  const catalogue = catalogueOf(locale);
  const [city, cinema, film] = await Promise.all([
    catalogue.city(),
    catalogue.cinema(),
    catalogue.currentFilm(),
  ]);
  const near = city.slug;
  const chosen: readonly (readonly [name: string, filters: Filters])[] = [
    ['near', { near }],
    ['needs', { needs: ['step-free'] }],
    ['needs near', { near, needs: ['step-free', 'hearing-loop'] }],
    ['time', { time: '1800-2400' }],
    ['time near', { near, time: '1800-2400' }],
    // The views are about a place, or cinemas and films that were chosen.
    ...showsViews.flatMap((view): readonly [string, Filters][] => [
      [`view ${view}`, { near, view }],
      [`view ${view} of films`, { cinemas: [cinema.slug], films: [film.slug], view }],
    ]),
  ];
  const filtered = await Promise.all(
    matrix
      .filter((cell) => cell.locale === locale && takesFilters(cell.page))
      .map(async (cell): Promise<readonly State[]> => {
        const ref = await refOf(cell);
        return chosen
          .filter(([, filters]) =>
            (Object.keys(filters) as FilterName[]).every((name) => takesFilter(cell.page, name)),
          )
          .map(([name, filters]) => ({
            name: `${cell.page} ${name}`,
            path: href(locale, { ...ref, filters } as PageRef),
          }));
      }),
  );
  const word = film.title.split(/[^\p{L}]+/u).toSorted((a, b) => b.length - a.length)[0] ?? film.title;
  const results = [city.name, word, 'zzqqxx'].map((text) => ({
    name: `search ${text}`,
    path: href(locale, { page: 'search' }, { query: { q: text } }),
  }));
  return [...filtered.flat(), ...results];
}
