import type { Day } from '#src/kernel/date/day.ts';

/** The day on which a film comes to the cinemas of the site; null when it has come, or nobody knows it. */
export function comingDay({ releaseDay }: { readonly releaseDay: Day | null }, today: Day): Day | null {
  return releaseDay !== null && releaseDay > today ? releaseDay : null;
}
