import { read } from '#src/api/read.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import { isSlug } from '#src/routes/slug.ts';
import { inLanguages } from '#src/seo/in-languages.ts';
import type { Language, Locale } from '#src/sites/site.ts';

/** The pages of items that have the same slug in every language, each with the list that names its items. */
const lists = { experience: 'experiences', experienceGroup: 'experienceGroups' } as const;

type ListedPage = keyof typeof lists;

/** The page of an item in each language of the site whose list has its slug; none for a slug that no address can have. */
export async function listedRefs<P extends ListedPage>(
  locale: Locale,
  page: P,
  slug: string,
): Promise<Readonly<Partial<Record<Language, PageRefOf<P>>>>> {
  const ref = { page, slug } as PageRefOf<P>;
  if (!isSlug(slug)) return {};
  return inLanguages(locale, ref, async (other) => {
    const listed: ListedPage = page;
    const items = await read(lists[listed], other, {});
    return items.ok && items.value.some((one) => one.slug === slug) ? ref : null;
  });
}
