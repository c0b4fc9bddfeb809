import type { Day } from '#src/kernel/date/day.ts';
import { without } from '#src/domain/filter/change-filters.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRefOf } from '#src/routes/page.ts';

type ExperienceRef = PageRefOf<'experience'>;

/** The page of an experience with other filters; without any, the page itself (R060). */
export function narrowed({ page, slug }: ExperienceRef, filters: Filters): ExperienceRef {
  return Object.keys(filters).length === 0 ? { page, slug } : { page, slug, filters };
}

/** The filters with another day; the day that the page shows by default needs no date. */
export function onDay(filters: Filters, day: Day, ordinaryDay: Day): Filters {
  const rest = without(filters, 'date');
  return day === ordinaryDay ? rest : { ...rest, date: day };
}

/** The filters with the day and the cinema alone. */
export function withoutLists({ date, localisation }: Filters): Filters {
  return {
    ...(date === undefined ? {} : { date }),
    ...(localisation === undefined ? {} : { localisation }),
  };
}
