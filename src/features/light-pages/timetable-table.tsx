import { useTranslations } from 'next-intl';
import { formatDay, formatTime } from '#src/domain/date/format.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import type { Locale } from '#src/sites/site.ts';
import { Link } from '#src/ui/link/link.tsx';
import { externalAddressOf } from '#src/ui/link/link-address.ts';
import { ClosingLink } from '#src/ui/showtime/closing-link.client.tsx';
import { toTheMinute } from '#src/ui/showtime/closing.ts';
import css from './timetable-table.module.scss';
import { marksOf, type Mark, type Timetable, type TimetableCell } from './week-timetable.ts';

interface TimetableTableProps {
  readonly locale: Locale;
  readonly timetable: Timetable;
  readonly caption: string;
}

/**
 * Films by days; each time is a link to its booking. It is a table on paper and where seven columns have room. On a
 * phone each film has its days below it, but screen readers still read a table.
 */
export function TimetableTable({ locale, timetable, caption }: TimetableTableProps) {
  const t = useTranslations('cinemaLight');
  const { days, rows, marks } = timetable;
  return (
    <table className={css['table']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('film')}</th>
          {days.map((day) => (
            <th key={day} scope="col">
              {formatDay(locale, day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ show, cells }) => (
          <tr key={show.slug}>
            <th scope="row">
              <Link locale={locale} to={showRef(show)}>
                {show.title}
              </Link>
            </th>
            {cells.map((cell) => (
              <td
                key={cell.day}

                {...(cell.groups.length === 0 ? {} : { 'data-day': formatDay(locale, cell.day, 'short') })}
              >
                <Groups locale={locale} cell={cell} marks={marks} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface GroupsProps {
  readonly locale: Locale;
  readonly cell: TimetableCell;
  readonly marks: ReadonlyMap<string, Mark>;
}

function Groups({ locale, cell, marks }: GroupsProps) {
  return cell.groups.map(({ version, showtimes }) => (
    <p key={version.slug}>
      <b>{`${version.label} `}</b>
      {showtimes.map((showtime, index) => (
        // The index is a good key here: the table is rendered once, on the server, and a longer key would be sent with
        // the page.
        <Time key={index} locale={locale} showtime={showtime} marks={marks} />
      ))}
    </p>
  ));
}

interface TimeProps {
  readonly locale: Locale;
  readonly showtime: ShowtimeView;
  readonly marks: ReadonlyMap<string, Mark>;
}

/**
 * One start, with as little markup as possible, because a week has hundreds of them. The space at its end separates it
 * from the next one when there is no style sheet.
 */
function Time({ locale, showtime, marks }: TimeProps) {
  const t = useTranslations('showtime');
  const { time, bookingUrl, status, closesAt } = showtime;
  const address = bookingUrl === null ? null : externalAddressOf(bookingUrl);
  const extra = marksOf(showtime).map(({ slug }) => marks.get(slug)?.mark ?? slug);
  const late = showtime.afterMidnight ? [t('afterMidnight')] : [];
  const text = [formatTime(locale, time), ...late, ...extra].join(' ');
  if (address === null) return <span>{`${text} (${t(status === 'soldout' ? 'soldOut' : 'closed')}) `}</span>;
  return <ClosingLink href={address} closes={toTheMinute(closesAt)} text={text} />;
}
