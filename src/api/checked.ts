import { localTimeAt } from '#src/kernel/date/zone.ts';
import type { LocalTime } from '#src/kernel/date/local-time.ts';
import { siteFactsOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { catalogueChecked } from './memory.ts';

/**
 * When the programme of a site was last checked, local time of the site; null when its API does not say. Ask after the
 * reads of the page: their answers say it.
 */
export function checkedTime(locale: Locale): LocalTime | null {
  const { id, timeZone } = siteFactsOf(locale);
  const checked = catalogueChecked(id);
  return checked === null ? null : localTimeAt(checked, timeZone);
}
