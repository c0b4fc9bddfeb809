import { endpoints } from '#src/contract/endpoints.ts';
import type { LanguageCatalogue, SiteCatalogue } from '#src/contract/catalogue.ts';
import { itemKinds, itemsOf } from '#src/contract/items.ts';
import { isLanguage, sites } from '#src/sites/registry.ts';
import type { Language } from '#src/sites/site.ts';
import { leavingWith } from '../../catalogue/brake.ts';
import { withKept } from '../../catalogue/kept.ts';
import { holdCheck } from '../../catalogue/hold.ts';
import { readDocument } from '../../catalogue/readers.ts';
import { answeredLanguage, readCatalogueState } from '../../catalogue/state.ts';
import { replaceCatalogue, tidy } from '../../catalogue/store.ts';
import type { OpenDatabase } from '../../database/open.ts';
import type { ImportOrder, ImportOutcome, LoadFacts } from '../catalogue-schema.ts';
import { cleanCatalogue } from '../derive/clean-texts.ts';
import { endHeld, keepLoad, packLoad, tidyLoads } from './kept-loads.ts';

/**
 * Loads an import: texts with markup are cleaned (SEC5), what the source lacks is filled from the site's present answers, a load that would drop
 * more than 30 % of the coming showtimes, or of a kind of items more than its share, is held unless forced, showtimes that left are kept
 * as cancelled (D55), and everything is written in one transaction. What was let in or held is kept, so that it can be looked at and taken
 * up again (ADR-0117).
 *
 * @param restores the number of the kept load that this is
 */
export async function loadImport(
  database: OpenDatabase,
  order: ImportOrder,
  now: Date,
  restores: number | null = null,
): Promise<ImportOutcome> {
  const { db } = database;
  const { site } = order.catalogue;
  const before = await readCatalogueState(db, site);
  const lostLanguages = (before?.languages ?? []).filter(
    (language) => order.catalogue.languages[language] === undefined,
  );
  const catalogue = await fillLacking(database, { ...order, catalogue: cleanCatalogue(order.catalogue) });
  const hold = await holdCheck(db, catalogue, now);
  const leaving = await leavingWith(db, catalogue);
  const told = { coming: { before: hold.before, after: hold.after }, lostLanguages, leaving };
  const facts = { ...told, items: countItems(catalogue), restores };
  const packed = order.dryRun ? null : await packLoad(catalogue);
  if ((hold.held || leaving.some(({ held }) => held)) && !order.force) {
    const unchanged = { ...told, revision: before?.revision ?? 0, changes: {} };
    const number =
      packed === null ? null : await keepLoad(db, packed, 'held', { ...facts, ...unchanged }, now);
    if (packed !== null) await tidyLoads(database);
    return { outcome: 'held', ...unchanged, number };
  }
  const kept = await withKept(db, catalogue, now);
  const entry: { number: number | null } = { number: null };
  const result = await replaceCatalogue(db, kept, {
    origin: 'import',
    now,
    seedDay: null,
    dryRun: order.dryRun,
    alongside: async (tx, { revision, changed, changes }) => {
      // A chain that loads every hour keeps ten catalogues, not ten times the same.
      if (packed === null) return;
      if (changed) entry.number = await keepLoad(tx, packed, 'loaded', { ...facts, revision, changes }, now);
      else await endHeld(tx, site);
    },
  });
  if (!order.dryRun && result.changed) {
    await tidy(database);
    await tidyLoads(database);
  }
  return {
    outcome: order.dryRun ? 'dry-run' : 'loaded',
    revision: result.revision,
    changes: result.changes,
    ...told,
    number: entry.number,
  };
}

/** Items by kind, in the default language of the site. */
function countItems({ site, languages }: SiteCatalogue): LoadFacts['items'] {
  const lists = languages[sites[site].defaultLanguage] ?? {};
  return Object.fromEntries(itemKinds.map((kind) => [kind, itemsOf(lists, kind).length]));
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
