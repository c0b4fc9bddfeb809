import { writableLine } from '#src/kernel/text/writable.ts';
import { sites } from '#src/sites/registry.ts';
import type { Language, SiteId } from '#src/sites/site.ts';
import type { ImportOutcome } from './catalogue-schema.ts';
import type { Finding } from './check/findings.ts';

/** Of wrong values no more are told: a till that gets one field wrong gets it wrong in every showtime. */
export const mostDropped = 200;

/**
 * Findings as lines under a heading with their number; no lines when there are none.
 * @param most more are only counted
 */
export function findingLines(heading: string, findings: readonly Finding[], most = Infinity): string[] {
  if (findings.length === 0) return [];
  // Files, fields and values of a load are those of whoever made it.
  const lines = findings.slice(0, most).map((finding) => writableLine(findingLine(finding)));
  const more = findings.length - lines.length;
  return [`${heading} (${findings.length}):`, ...lines, ...(more > 0 ? [`  … and ${more} more`] : [])];
}

function findingLine({ origin, field, item, message }: Finding): string {
  const place = [origin, ...(field === '' ? [] : [field])].join(' · ');
  return `  ${place}${item === undefined ? '' : ` (${item})`}: ${message}`;
}

/** The changes of an import by kind, as lines. */
export function outcomeLines(
  site: SiteId,
  { outcome, revision, changes, coming, lostLanguages, leaving, number }: ImportOutcome,
): string[] {
  const lost = lostLanguages.map((language) => lostLine(site, language, outcome));
  if (outcome === 'held') {
    return [
      `Held for ${site}: this load would remove more than it may. There are ${coming.before} showtimes to come, and it has ${coming.after}${coming.after < coming.before * 0.7 ? ', a drop of more than 30 %' : ''}.`,
      ...leavingLines(leaving),
      ...lost,
      'Nothing was changed. --force loads it all the same.',
      ...(number === null
        ? []
        : [
            `It is kept: npm run catalogue -- --site ${site} show ${number}, and restore ${number} lets it in.`,
          ]),
    ];
  }
  const kinds = Object.entries(changes).map(
    ([kind, { added, changed, removed }]) =>
      `  ${kind}: ${added} added, ${changed} changed, ${removed} removed`,
  );
  const heading =
    outcome === 'dry-run'
      ? `Dry run for ${site}; this would change:`
      : `Loaded ${site}, revision ${revision}:`;
  return [
    heading,
    ...(kinds.length === 0 ? ['  nothing differs'] : kinds),
    `  showtimes to come: ${coming.after}`,
    ...leavingLines(leaving),
    ...lost,
    ...(number === null ? [] : [`Kept as load ${number}: npm run catalogue -- --site ${site} history`]),
  ];
}

/** What a load removes, by kind, with the names of some. */
export function leavingLines(leaving: ImportOutcome['leaving']): string[] {
  return leaving.map(({ kind, before, leaving: count, held, examples }) => {
    const others = count > examples.length ? ` and ${count - examples.length} more` : '';
    const why = held ? ', more than its share' : '';
    // Names are those of whoever made the load.
    return writableLine(`  ${kind}: ${count} of ${before} leave${why}: ${examples.join(', ')}${others}`);
  });
}

function lostLine(site: SiteId, language: Language, outcome: ImportOutcome['outcome']): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  const gone = outcome === 'loaded' ? 'is no longer there' : 'would no longer be there';
  const standard = sites[site].defaultLanguage;
  return `${name} (${language}) was loaded before and ${gone}: this load has no ${language}, and whoever asks for it gets ${standard}.`;
}
