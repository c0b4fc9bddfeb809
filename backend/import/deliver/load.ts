import { endpoints } from '#src/contract/endpoints.ts';
import type { LanguageCatalogue, SiteCatalogue } from '#src/contract/catalogue.ts';
import { isLanguage } from '#src/sites/registry.ts';
import type { Language } from '#src/sites/site.ts';
import { withKept } from '../../catalogue/kept.ts';
import { holdCheck } from '../../catalogue/hold.ts';
import { readDocument } from '../../catalogue/readers.ts';
import { answeredLanguage, readCatalogueState } from '../../catalogue/state.ts';
import { replaceCatalogue, tidy } from '../../catalogue/store.ts';
import type { OpenDatabase } from '../../database/open.ts';
import type { ImportOrder, ImportOutcome } from '../catalogue-schema.ts';
import { cleanCatalogue } from '../derive/clean-texts.ts';

/**
 * Loads an import: texts with markup are cleaned (SEC5), what the source lacks is filled from the site's present answers, a load that would drop
 * more than 30 % of the coming showtimes is held unless forced, showtimes that left are kept as cancelled (D55), and
 * everything is written in one transaction.
 */
export async function loadImport(
  database: OpenDatabase,
  order: ImportOrder,
  now: Date,
): Promise<ImportOutcome> {
  const { db } = database;
  const { site } = order.catalogue;
  const before = await readCatalogueState(db, site);
  const lostLanguages = (before?.languages ?? []).filter(
    (language) => order.catalogue.languages[language] === undefined,
  );
  const catalogue = await fillLacking(database, { ...order, catalogue: cleanCatalogue(order.catalogue) });
  const hold = await holdCheck(db, catalogue, now);
  const coming = { before: hold.before, after: hold.after };
  if (hold.held && !order.force) {
    return { outcome: 'held', revision: before?.revision ?? 0, changes: {}, coming, lostLanguages };
  }
  const kept = await withKept(db, catalogue, now);
  const result = await replaceCatalogue(db, kept, {
    origin: 'import',
    now,
    seedDay: null,
    dryRun: order.dryRun,
  });
  if (!order.dryRun && result.changed) await tidy(database);
  return {
    outcome: order.dryRun ? 'dry-run' : 'loaded',
    revision: result.revision,
    changes: result.changes,
    coming,
    lostLanguages,
  };
}

async function fillLacking({ db }: OpenDatabase, order: ImportOrder): Promise<SiteCatalogue> {
  const { site } = order.catalogue;
  const state = await readCatalogueState(db, site);
  if (state === null) return order.catalogue;
  const languages: Partial<Record<Language, LanguageCatalogue>> = { ...order.catalogue.languages };
  for (const [language, names] of Object.entries(order.lacking)) {
    if (!isLanguage(language)) continue;
    let filled = languages[language];
    if (filled === undefined) continue;
    for (const name of names) {
      const body = await readDocument({ db, site, language: answeredLanguage(state, language) }, name);
      if (body !== null) filled = { ...filled, [name]: endpoints[name].answer.parse(JSON.parse(body)) };
    }
    languages[language] = filled;
  }
  return { ...order.catalogue, languages };
}
