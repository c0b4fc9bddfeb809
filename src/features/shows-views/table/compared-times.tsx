import { useTranslations } from 'next-intl';
import { formatDay } from '#src/domain/date/format.ts';
import { showRef } from '#src/domain/show/show-ref.ts';
import type { Locale } from '#src/sites/site.ts';
import { Link } from '#src/ui/link/link.tsx';
import { NextTimes } from '#src/ui/showtime/next-times.client.tsx';
import { useTimesByCinema } from '#src/ui/showtime/next-times.ts';
import css from './compared-times.module.scss';
import type { TableCell, TableModel, TableRow } from './table-model.ts';

/** So many rows are shown with their times. */
export const mostRows = 14;
/** So many times of a cell are shown; a link leads to the others. */
const mostTimes = 6;

interface ComparedTimesProps {
  readonly locale: Locale;
  readonly model: TableModel;
}

/**
 * Rows by cinemas; each time is a link to its booking. It is a table where several columns have room. On a phone each row
 * has its cinemas below it, with their names, but screen readers still read a table.
 */
export function ComparedTimes({ locale, model }: ComparedTimesProps) {
  const t = useTranslations('views.table');
  const { columns, rows, by, day, films } = model;
  const caption =
    by === 'days'
      ? t('captionDays', { title: films[0]?.title ?? '' })
      : t('captionFilms', { date: formatDay(locale, day, 'long') });
  return (
    <table className={css['table']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t(by === 'days' ? 'day' : 'film')}</th>
          {columns.map(({ slug, name }) => (
            <th key={slug} scope="col">
              <Link locale={locale} to={{ page: 'cinema', slug }}>
                {name}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, mostRows).map((row) => (
          <tr key={`${row.show.slug} ${row.day}`}>
            <th scope="row">
              <RowName locale={locale} by={by} row={row} />
            </th>
            {row.cells.map((cell) => (
              <td key={cell.cinema.slug} data-cinema={cell.cinema.name}>
                <CellTimes locale={locale} row={row} cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RowNameProps {
  readonly locale: Locale;
  readonly by: TableModel['by'];
  readonly row: TableRow;
}

function RowName({ locale, by, row: { show, day } }: RowNameProps) {
  if (by === 'films')
    return (
      <Link locale={locale} to={showRef(show, { date: day })}>
        {show.title}
      </Link>
    );
  return formatDay(locale, day, 'long');
}

interface CellTimesProps {
  readonly locale: Locale;
  readonly row: TableRow;
  readonly cell: TableCell;
}

function CellTimes({ locale, row: { show, day }, cell: { cinema, showtimes, over } }: CellTimesProps) {
  const t = useTranslations('views.table');
  // The row names the day.
  const timesOf = useTimesByCinema(locale, day);
  if (showtimes === null) return <span className={css['none']}>{t('unknown')}</span>;
  if (showtimes.length === 0) return <span className={css['none']}>{t(over ? 'over' : 'none')}</span>;
  return timesOf({
    show,
    to: showRef(show, { date: day, localisation: cinema.slug }),
    next: [{ cinema, kilometres: null, day, showtimes }],
    most: { cinemas: 1, times: mostTimes },
    named: false,
  }).map((times) => <NextTimes key={times.cinema} {...times} />);
}
