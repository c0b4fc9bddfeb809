import css from './event-dates.module.scss';

/** Dates as they are read. */
export interface DateWordsProps {
  readonly dates: readonly (readonly [day: string, text: string])[];
  /** How many more there are. */
  readonly more?: string;
}

/** The next dates of an event, in finished words. */
export function DateWords({ dates, more }: DateWordsProps) {
  return (
    <span className={css['dates']}>
      {dates.map(([day, text]) => (
        <time key={day} dateTime={day} className={css['date']}>
          {text}
        </time>
      ))}
      {more === undefined ? null : <span>{more}</span>}
    </span>
  );
}
