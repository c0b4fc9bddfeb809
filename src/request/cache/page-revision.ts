import { catalogueRevision, noRevision } from '#src/api/memory.ts';
import { isLocale, siteOf } from '#src/sites/registry.ts';
import { localeOfPath } from './page-life.ts';

/** The revision of the catalogue that a path's site has now, as far as its API has named one. */
export function revisionOfPath(path: string): string {
  const locale = localeOfPath(path);
  return isLocale(locale) ? catalogueRevision(siteOf(locale)) : noRevision;
}
