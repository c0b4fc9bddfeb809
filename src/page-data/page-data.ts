import { once } from '#src/api/load/page-load.ts';
import { presentYear } from '#src/api/load/present.ts';
import { read } from '#src/api/read.ts';
import { articleCalls, articleListOf } from '#src/domain/article/pagination.ts';
import { readSegments, segmentsOf } from '#src/request/internal/segments.ts';
import { isPageId, type PageId } from '#src/routes/pages/registry.ts';
import { readShell } from '#src/shell/load-shell.ts';
import { isLocale, localeOf, siteFactsOf, siteOf } from '#src/sites/registry.ts';
import { modelName } from './model-name.ts';
import { loadModel } from './models.ts';
import { readNamed } from './named.ts';
import type { PageContext } from './page-context.ts';

/**
 * Loads everything that a page is made from into the present {@link PageLoad}: its model, the data of the shell, the names in its
 * address.
 *
 * @param path internal path of the page; a path of no page needs nothing
 * @throws RequiredReadError when data that the page cannot do without is missing
 */
export async function loadPage(path: string): Promise<void> {
  const [, locale, page, ...texts] = path.split('/');
  if (!isLocale(locale)) return;
  if (page === 'status') {
    await Promise.all([presentYear(), readShell(locale, 'status')]);
    return;
  }
  if (!isPageId(page)) return;
  const params = Object.fromEntries(segmentsOf(page).map((name, at) => [name, texts[at]]));
  const input = readSegments(page, params);
  if (input === null) return;
  const context: PageContext = { locale, ...input };
  await Promise.all([
    once(modelName, () => loadModel(page, context)),
    readShell(locale, context.webview ? null : page),
    readNamed(locale, context.filters, context.seasons),
    ...readListingsElsewhere(page, context),
  ]);
}

/** Reads the list of a page in the other languages of its site: there it may be shorter, and the links to languages know it (D57). */
function readListingsElsewhere(page: PageId, { locale, listing }: PageContext): readonly Promise<unknown>[] {
  const list = articleListOf(page);
  if (listing.page === 1 || list === null) return [];
  const site = siteOf(locale);
  return siteFactsOf(locale)
    .languages.map((language) => localeOf(site, language))
    .filter((other) => other !== locale)
    .map((other) => read(articleCalls[list], other, {}));
}
