import type { FaqCategory } from '#src/contract/faq-category/schema.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { HelpCategory, Locale } from '#src/sites/site.ts';
import { read } from './read.ts';
import type { Result } from './transport/failure.ts';

/**
 * The categories of a site's help centre in their order (R287, R288), read side by side by their ids: not every API
 * lists them (D54).
 */
export async function readHelpCategories(
  locale: Locale,
): Promise<readonly (HelpCategory & { readonly answer: Result<FaqCategory> })[]> {
  return Promise.all(
    siteFactsOf(locale).helpCategories.map(async (category) => ({
      ...category,
      answer: await read('faqCategory', locale, { slug: category.id }),
    })),
  );
}
