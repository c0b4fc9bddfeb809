import type { LanguageCatalogue, SiteCatalogue } from '#src/contract/catalogue.ts';
import { sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import { daysBetween } from '#src/kernel/date/day.ts';
import { localDayOf } from '../catalogue/programme-day.ts';
import { importOrder } from './catalogue-schema.ts';
import type { ImportOrder } from './catalogue-schema.ts';
import { dropDangling } from './check/dangling.ts';
import { fillGaps } from './derive/fill-gaps.ts';
import type { PlatformOrigins } from './derive/own-settings.ts';
import type { Draft } from './check/draft.ts';
import { Findings } from './check/findings.ts';
import { settleMovies } from './derive/movies.ts';
import { readDraft } from './check/read-draft.ts';
import { firstDayOf, shiftCatalogue } from './derive/shift.ts';
import type { Source } from './sources/source.ts';
import { joinTranslations } from './derive/translations.ts';

/** Options for reading a source. */
export interface ReadOptions {
  /** Moves all dates so that the first recorded day is today. */
  shiftToToday: boolean;
  now: Date;
  /** Addresses of bookings and accounts, for a source without settings. */
  origins: PlatformOrigins;
}

/** The content of a source: the catalogue, or the problems because of which it is refused; and the records left out. */
export interface ReadResult {
  findings: Findings;
  /** Null when there are problems. */
  read: Pick<ImportOrder, 'catalogue' | 'lacking'> | null;
}

/**
 * Reads a whole source into a site's catalogue. Every record is checked strictly and every problem listed;
 * dangling references are left out and listed; gaps are filled.
 */
export async function readSite(site: SiteId, source: Source, options: ReadOptions): Promise<ReadResult> {
  const findings = new Findings();
  const drafts: Draft[] = [];
  for (const language of await source.languages()) {
    const first = drafts.length === 0;
    drafts.push(dropDangling(await readDraft(source, language, findings, first), findings));
  }
  const lacking: ImportOrder['lacking'] = {};
  const languages: Partial<Record<Language, LanguageCatalogue>> = {};
  if (findings.problems.length === 0) {
    for (const draft of drafts) {
      const filled = fillGaps(site, draft, options.origins);
      languages[draft.language] = settleMovies(filled.catalogue);
      lacking[draft.language] = filled.lacking;
    }
  }
  // Cities exist before they are joined, also those of a source without its own list.
  const complete = drafts.map((draft) => ({
    ...draft,
    cities: languages[draft.language]?.cities ?? draft.cities ?? [],
  }));
  const translations = joinTranslations(complete, findings);
  if (findings.problems.length > 0) return { findings, read: null };
  const catalogue: SiteCatalogue = { site, languages, translations };
  return {
    findings,
    read: { catalogue: options.shiftToToday ? shifted(catalogue, options.now) : catalogue, lacking },
  };
}

function shifted(catalogue: SiteCatalogue, now: Date): SiteCatalogue {
  const { timeZone } = sites[catalogue.site];
  const first = firstDayOf(Object.values(catalogue.languages));
  const days = first === null ? 0 : daysBetween(first, localDayOf(now, timeZone));
  if (days === 0) return catalogue;
  const languages = Object.fromEntries(
    Object.entries(catalogue.languages).map(
      ([language, one]) => [language, shiftCatalogue(one, days, timeZone)] as const,
    ),
  );
  return importOrder.shape.catalogue.parse({ ...catalogue, languages });
}
