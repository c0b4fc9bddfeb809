import type { Day, IsoWeekday } from '#src/kernel/date/day.ts';
import type { Schedule } from '#src/domain/programme/schedule.ts';
import { selectionsOf } from '#src/domain/filter/selections.ts';
import { releaseCalendar, type ReleaseCalendar } from '#src/domain/show/release-calendar.ts';
import { saleDay } from '#src/domain/show/sale-day.ts';
import type { ShowListView } from '#src/domain/show/show-list-view.ts';

/** A show of the release calendar. */
export interface Release {
  readonly show: ShowListView;
  readonly releaseDay: Day | null;
  /** Whether tickets are on sale. */
  readonly onSale: boolean;
  /** The day when the sale opens; null when it is unknown or past. */
  readonly saleDay: Day | null;
}

/** What the release calendar shows. */
export interface ReleasesModel {
  readonly today: Day;
  readonly calendar: ReleaseCalendar<Release>;
  readonly count: number;
}

interface ReleasesIngredients {
  readonly shows: readonly ShowListView[];
  /** Schedule of the site. Null when it cannot be read: it is then not known which tickets are on sale. */
  readonly schedule: Schedule | null;
  /** Programme day of the site. */
  readonly today: Day;
  /** IANA time zone. */
  readonly timeZone: string;
  readonly filmWeekStart: IsoWeekday;
}

/** Builds the release calendar (R020). */
export function releasesModel({
  shows,
  schedule,
  today,
  timeZone,
  filmWeekStart,
}: ReleasesIngredients): ReleasesModel {
  const { upcoming, presales } = selectionsOf({ shows, schedule, today, filters: {} });
  const onSale = new Set(presales.map(({ show }) => show.slug));
  const releases = upcoming.map(({ show }): Release => {
    const sold = onSale.has(show.slug);
    return {
      show,
      releaseDay: show.releaseDay,
      onSale: sold,
      saleDay: sold ? null : saleDay(show, timeZone, today),
    };
  });
  return { today, calendar: releaseCalendar(releases, today, filmWeekStart), count: releases.length };
}
