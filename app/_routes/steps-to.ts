import { getTranslations } from 'next-intl/server';
import { hasPage } from '#src/routes/href.ts';
import type { PageRef } from '#src/routes/page.ts';
import { messagesSection, type PageId, recordOf } from '#src/routes/pages/registry.ts';
import type { Step } from '#src/seo/breadcrumbs.ts';
import type { Locale } from '#src/sites/site.ts';

/** The pages above a page, home first: the parent in its record, that page's parent, and so on. */
function above(page: PageId): readonly PageId[] {
  const { parent } = recordOf(page);
  return parent === undefined ? [] : [...above(parent), parent];
}

/**
 * The steps from home to a page, the page itself last. Pages above it that the site does not have are left out.
 *
 * @param name of the page's item; null for a page that its record's messages name
 */
export async function stepsTo(locale: Locale, ref: PageRef, name: string | null): Promise<readonly Step[]> {
  const t = await getTranslations({ locale });
  const titleOf = (page: PageId): string => {
    const section = messagesSection(page);
    return page === 'home' || section === undefined ? t('shell.start') : t(`${section}.title`);
  };
  const steps = above(ref.page)
    .filter((page) => hasPage(locale, page))
    .map((page): Step => ({ name: titleOf(page), ref: { page } as PageRef }));
  return [...steps, { name: name ?? titleOf(ref.page), ref }];
}
