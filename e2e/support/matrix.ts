import { builtPages } from '#src/routes/built.ts';
import { hasPage, href } from '#src/routes/href.ts';
import { isSlugPage, type PageId, type PageRef } from '#src/routes/page.ts';
import { locales, siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueOf } from './catalogue.ts';
import { originOf } from './stage.ts';

/** A page in a locale. */
export interface Cell {
  readonly locale: Locale;
  readonly page: PageId;
}

/** Every built page in every locale that has it, from the route table: what is built next is in it by itself. */
export const matrix: readonly Cell[] = locales.flatMap((locale) =>
  [...builtPages].filter((page) => hasPage(locale, page)).map((page) => ({ locale, page })),
);

/** One site in each language; together they have every rating system and every kind of prefix. */
export const oneOfEachLanguage: readonly Locale[] = ['fr-FR', 'en-BE', 'de-CH', 'nl-NL'];

/** A reference to the page with a slug of the stage's catalogue: the one with the most to show. */
export async function refOf({ locale, page }: Cell): Promise<PageRef> {
  if (!isSlugPage(page)) return { page } as PageRef;
  const catalogue = catalogueOf(locale);
  switch (page) {
    case 'movie':
      return { page, slug: (await catalogue.currentFilm()).slug };
    case 'entertainment':
      return { page, slug: (await catalogue.event()).slug };
    case 'cinema':
      return { page, slug: (await catalogue.cinema()).slug };
    default:
      throw new Error(`The page ${page} is built; matrix.ts needs to know which item of the stage to show.`);
  }
}

/** Address of a page on the stage. */
export function addressOf(locale: Locale, ref: PageRef, options?: Parameters<typeof href>[2]): string {
  return `${originOf(siteOf(locale))}${href(locale, ref, options)}`;
}
