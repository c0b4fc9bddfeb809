import { read, readRequired } from '#src/api/read.ts';
import { readShows } from '#src/api/site-catalogue.ts';
import { isOutage, RequiredReadError } from '#src/api/transport/failure.ts';
import type { MasterTemplate } from '#src/contract/master-template/schema.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import { templateOf, type TemplatePage } from '#src/domain/article/template-page.ts';
import { languageOf, siteFactsOf } from '#src/sites/registry.ts';
import type { Language, Locale } from '#src/sites/site.ts';
import { infoView, type InfoView } from './info-model.ts';

/** What an information page shows. */
export interface InfoModel {
  readonly info: InfoView;
  readonly ref: PageRefOf<'info'>;
  /** The page in each language of the site in which its slug is known. */
  readonly refs: Readonly<Partial<Record<Language, PageRefOf<'info'>>>>;
}

/**
 * Reads what an information page shows (R104).
 *
 * @throws RequiredReadError when the page itself cannot be read
 */
export async function loadInfo(locale: Locale, slug: string): Promise<InfoModel> {
  const [template, translations] = await Promise.all([
    readRequired('masterTemplate', locale, { slug }),
    read('masterTemplateTranslate', locale, { slug }),
  ]);
  const slugs: Readonly<Partial<Record<Language, string>>> = {
    ...(translations.ok ? translations.value : {}),
    [languageOf(locale)]: slug,
  };
  const refs = siteFactsOf(locale).languages.flatMap((language) => {
    const translated = slugs[language];
    return translated === undefined ? [] : [[language, { page: 'info', slug: translated }] as const];
  });
  return {
    info: infoView(template, await showsFor(locale, template)),
    ref: { page: 'info', slug },
    refs: Object.fromEntries(refs),
  };
}

/**
 * Reads the text of a page that has an address of its own (R040, R041).
 *
 * @returns null when the API has no such text: the page then says where to ask
 * @throws RequiredReadError during an outage, which tells nothing about the text (D40)
 */
export async function loadTemplate(locale: Locale, page: TemplatePage): Promise<InfoView | null> {
  const slug = templateOf(page);
  const template = await read('masterTemplate', locale, { slug });
  if (template.ok) return infoView(template.value, await showsFor(locale, template.value));
  if (isOutage(template.failure)) throw new RequiredReadError(`masterTemplate ${slug}`, template.failure);
  return null;
}

/** The catalogue by slug, for a page that names shows; other pages do not need it. */
async function showsFor(
  locale: Locale,
  { shows }: MasterTemplate,
): Promise<ReadonlyMap<string, ShowListView>> {
  const listed = shows.length === 0 ? null : await readShows(locale);
  return new Map(listed?.ok === true ? listed.value.map((show) => [show.slug, show]) : []);
}
