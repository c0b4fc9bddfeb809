import type { OpeningHours } from '#src/contract/cinema/opening-hours.ts';
import type { Day } from '#src/kernel/date/day.ts';

/** From one time of the clock to another, `HH:MM`. A `closes` that is not after `opens` is on the next day. */
export interface OpenSpan {
  readonly opens: string;
  readonly closes: string;
}

/** When a cinema is open. Without spans it is closed. */
export interface OpeningHoursView {
  /** The whole week from Monday (1) to Sunday (7), in runs of days with the same hours. */
  readonly week: readonly {
    readonly first: number;
    readonly last: number;
    readonly spans: readonly OpenSpan[];
  }[];
  /** Days that differ, the next first; those that are over are left out. */
  readonly special: readonly {
    readonly from: Day;
    readonly until: Day;
    readonly spans: readonly OpenSpan[];
  }[];
}

const keyOf = (spans: readonly OpenSpan[]): string =>
  spans.map(({ opens, closes }) => `${opens} ${closes}`).join();

/** When a cinema is open, for its page; null when its source does not say. */
export function openingHoursView(hours: OpeningHours | null, today: Day): OpeningHoursView | null {
  if (hours === null) return null;
  const week: OpeningHoursView['week'][number][] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 7]) {
    const spans = hours.weekly
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => ({ opens, closes }))
      .toSorted((one, other) => (one.opens < other.opens ? -1 : 1));
    const before = week.at(-1);
    if (before !== undefined && keyOf(before.spans) === keyOf(spans))
      week[week.length - 1] = { ...before, last: day };
    else week.push({ first: day, last: day, spans });
  }
  const special = Map.groupBy(
    hours.special.filter(({ until }) => until >= today),
    ({ from, until }) => `${from} ${until}`,
  );
  return {
    week,
    special: [...special.values()]
      .map(([first, ...more]) => ({
        from: first?.from ?? '',
        until: first?.until ?? '',
        spans: [first, ...more].flatMap((one) =>
          one === undefined || one.opens === null || one.closes === null
            ? []
            : [{ opens: one.opens, closes: one.closes }],
        ),
      }))
      .toSorted((one, other) => (one.from < other.from ? -1 : 1)),
  };
}
