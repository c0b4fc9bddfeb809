import { builtPages } from '#src/routes/built.ts';
import { hasPage, href } from '#src/routes/href.ts';
import { isSlugPage, type PageId, type PageRef } from '#src/routes/page.ts';
import { locales, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf, type Catalogue } from './catalogue.ts';
import { originOf } from './stage.ts';

/** A page in a locale. */
export interface Cell {
  readonly locale: Locale;
  readonly page: PageId;
}

/** Every built page in every locale that has it, from the route table: what is built next is in it by itself. */
export const matrix: readonly Cell[] = locales.flatMap((locale) =>
  [...builtPages]
    // Its language is the visitor's; account.spec.ts looks at it.
    .filter((page) => page !== 'callback' && hasPage(locale, page))
    .map((page) => ({ locale, page })),
);

/** One site in each language; together they have every rating system and every kind of prefix. */
export const oneOfEachLanguage: readonly Locale[] = ['fr-FR', 'en-BE', 'de-CH', 'nl-NL'];

/** The item of the stage's catalogue that stands for a page: the one with the most to show. */
const items: Readonly<Partial<Record<PageId, (catalogue: Catalogue) => Promise<{ readonly slug: string }>>>> =
  {
    movie: (catalogue) => catalogue.currentFilm(),
    entertainment: (catalogue) => catalogue.event(),
    cinema: (catalogue) => catalogue.cinema(),
    cinemaLight: (catalogue) => catalogue.cinema(),
    city: (catalogue) => catalogue.city(),
    cityLight: (catalogue) => catalogue.city(),
  };

/** A reference to the page, with the slug of an item of the stage's catalogue where it needs one. */
export async function refOf({ locale, page }: Cell): Promise<PageRef> {
  if (!isSlugPage(page)) return { page } as PageRef;
  const item = items[page];
  if (item === undefined)
    throw new Error(
      `The page ${page} is built: matrix.ts needs to know which item of the stage stands for it.`,
    );
  return { page, slug: (await item(catalogueOf(locale))).slug };
}

/** Address of a page on the stage. */
export function addressOf(locale: Locale, ref: PageRef, options?: Parameters<typeof href>[2]): string {
  return `${originOf(siteOf(locale))}${href(locale, ref, options)}`;
}
