import { noReleaseZone } from '#src/contract/primitives.ts';
import type { ReleaseZone } from '#src/sites/site.ts';
import { knownDay } from '#src/kernel/date/day.ts';
import type { Day } from '#src/kernel/date/day.ts';
import { compareText } from '#src/kernel/text/compare-text.ts';

/** Release days by zone (R079). */

/** A release in one zone; `zone` is null when the wire gives a day without a zone. */
export interface Release {
  readonly zone: string | null;
  readonly day: Day;
}

/** The known releases, the earliest first; unknown dates are left out (R079, R279). */
export function releasesOf(releaseAt: Readonly<Record<string, string>>): Release[] {
  return Object.entries(releaseAt)
    .flatMap(([zone, text]) => {
      const day = knownDay(text);
      return day === null ? [] : [{ zone: zone === noReleaseZone ? null : zone, day }];
    })
    .toSorted((a, b) => compareText(a.day, b.day));
}

/**
 * The release day on a site: the day of the site's own zone, otherwise of another zone of its country (`CH_DE` beside
 * `CH_FR`), otherwise the day without a zone. Null when none is known: the day of another country would mislead.
 */
export function releaseDay(releases: readonly Release[], zone: ReleaseZone): Day | null {
  const country = zone.slice(0, 3);
  const release =
    releases.find((one) => one.zone === zone) ??
    releases.find((one) => one.zone?.startsWith(country)) ??
    releases.find((one) => one.zone === null);
  return release?.day ?? null;
}
