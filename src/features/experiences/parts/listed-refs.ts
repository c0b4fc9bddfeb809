import { read } from '#src/api/read.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import { isSlug } from '#src/routes/slug.ts';
import { languageOf, localeOf, siteFactsOf, siteOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';

/** The pages of items that have the same slug in every language, each with the list that names its items. */
const lists = { experience: 'experiences', experienceGroup: 'experienceGroups' } as const;

type ListedPage = keyof typeof lists;

/**
 * The page of an item in each language of the site whose list has its slug; the page's own language always has it. The
 * contract has no translation of these slugs.
 */
export async function listedRefs<P extends ListedPage>(
  locale: Locale,
  page: P,
  slug: string,
): Promise<Readonly<Partial<Record<Language, PageRefOf<P>>>>> {
  const own = languageOf(locale);
  const ref = { page, slug } as PageRefOf<P>;
  const refs: Partial<Record<Language, PageRefOf<P>>> = {};
  if (!isSlug(slug)) return refs;
  await Promise.all(
    siteFactsOf(locale).languages.map(async (language) => {
      if (language === own || (await slugsIn(localeOf(siteOf(locale), language), page)).has(slug))
        refs[language] = ref;
    }),
  );
  return refs;
}

async function slugsIn(locale: Locale, page: ListedPage): Promise<ReadonlySet<string>> {
  const listed = await read(lists[page], locale, {});
  return new Set(listed.ok ? listed.value.map(({ slug }) => slug) : []);
}
