import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { DayPicker, type DayPickerProps } from 'react-day-picker';
import { dayNumber, formatDay, weekdayNames } from '#src/domain/date/format.ts';
import type { Locale } from '#src/sites/site.ts';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { chooseInPopup } from '#src/visitor/choices/made.ts';
import type { VisitorConfig } from '#src/visitor/config.ts';
import type { PopupData } from '../protocol/kinds.ts';
import { addressOfDay, dateOf, dayOf, daysOf } from './calendar-days.ts';
import css from './calendar.module.scss';

interface CalendarProps {
  readonly config: VisitorConfig;
  readonly data: PopupData<'calendar'>;
  readonly close: () => void;
}

/** The days of a programme as a month. Choosing a day opens its page, which keeps its scroll position. */
export default function Calendar({ config: { locale }, data, close }: CalendarProps) {
  const t = useTranslations('calendarPopup');
  const router = useRouter();
  const words = useWords(locale);
  const place = useRef<HTMLDivElement>(null);

  // The selected day gets the focus, as in any date dialog; arrow keys move on from there.
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('td [tabindex="0"], [role="gridcell"] [tabindex="0"]')?.focus();
  }, []);

  const days = daysOf(data.days);
  const known = new Set(days);
  const first = daysOf(data.today)[0] ?? days[0];
  const last = days.at(-1);
  const selected = daysOf(data.selected)[0];
  const choose = (date: Date | undefined) => {
    const day = date === undefined ? null : dayOf(date);
    const address = day === null ? null : addressOfDay(data.base, day);
    close();
    if (day === null || address === null) return;
    chooseInPopup('date', { name: 'date', value: day });
    router.push(`${address}${location.hash}`, { scroll: false });
  };
  return (
    <PopupPanel title={t('title')}>
      <div ref={place}>
        <DayPicker
          {...words}
          mode="single"
          required
          className={css['calendar'] ?? ''}
          classNames={classNames}
          components={{ Chevron: Arrow }}
          weekStartsOn={1}
          selected={selected === undefined ? undefined : dateOf(selected)}
          onSelect={choose}
          disabled={(date) => !known.has(dayOf(date))}
          {...(selected === undefined ? {} : { defaultMonth: dateOf(selected) })}
          {...(first === undefined ? {} : { today: dateOf(first), startMonth: dateOf(first) })}
          {...(last === undefined ? {} : { endMonth: dateOf(last) })}
        />
      </div>
    </PopupPanel>
  );
}

function Arrow({ orientation }: { readonly orientation?: 'left' | 'right' | 'up' | 'down' }) {
  return <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} />;
}

const named = (name: string): string => css[name] ?? '';

const classNames: DayPickerProps['classNames'] = {
  months: named('months'),
  month: named('month'),
  month_caption: named('caption'),
  nav: named('nav'),
  button_previous: named('step'),
  button_next: named('step'),
  month_grid: named('grid'),
  weekday: named('weekday'),
  day: named('cell'),
  day_button: named('day'),
  selected: named('selected'),
  today: named('today'),
  disabled: named('none'),
};

/** The copy and the formats of the picker, the same as everywhere else on the site. */
function useWords(locale: Locale): Pick<DayPickerProps, 'labels' | 'formatters'> {
  const t = useTranslations('calendarPopup');
  const strip = useTranslations('dayStrip');
  const short = weekdayNames(locale, 'weekdayShort');
  const long = weekdayNames(locale, 'weekdayLong');
  const month = (date: Date) => formatDay(locale, dayOf(date), 'month');
  // The list of names begins with Monday.
  const weekday = (names: readonly string[], date: Date) => names[(date.getDay() + 6) % 7] ?? '';
  return {
    formatters: {
      formatCaption: month,
      formatDay: (date) => dayNumber(locale, dayOf(date)),
      formatWeekdayName: (date) => weekday(short, date),
    },
    labels: {
      labelGrid: month,
      labelNav: () => t('months'),
      labelNext: () => t('next'),
      labelPrevious: () => t('previous'),
      labelWeekday: (date) => weekday(long, date),
      labelDayButton: (date, { disabled }) =>
        `${formatDay(locale, dayOf(date), 'long')}${disabled ? `, ${strip('none')}` : ''}`,
    },
  };
}
