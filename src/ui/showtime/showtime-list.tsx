import { useTranslations } from 'next-intl';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import type { Locale } from '#src/sites/site.ts';
import { Icon } from '../picture/icon.tsx';
import { TicketList } from './ticket-list.tsx';
import { Showtime } from './showtime.tsx';
import css from './showtime-list.module.scss';

interface ShowtimeListProps {
  readonly locale: Locale;
  /** What the showtimes have in common; screen readers read it before the list. */
  readonly label: string;
  readonly showtimes: readonly ShowtimeView[];
  /** `data-` attributes for the links of the tickets, which take effect with script. */
  readonly behaviour?: Readonly<Record<`data-${string}`, string>>;
}

const isPast = ({ status, over }: ShowtimeView) => status === 'locked' && over;

/**
 * The showtimes of one film in one cinema: first those to come, then those that have begun, folded behind their number.
 * So the next showtime is the first visible one in the evening too.
 */
export function ShowtimeList({ locale, label, showtimes, behaviour }: ShowtimeListProps) {
  const t = useTranslations('showtime');
  const past = showtimes.filter(isPast);
  const open = showtimes.filter((showtime) => !isPast(showtime));
  const tickets = (list: readonly ShowtimeView[]) => (
    <TicketList label={label}>
      {list.map((showtime) => (
        <Showtime key={showtime.key} locale={locale} showtime={showtime} />
      ))}
    </TicketList>
  );
  if (showtimes.length === 0) return null;
  return (
    <div className={css['showtimes']} {...behaviour}>
      {open.length === 0 ? null : tickets(open)}
      {past.length === 0 ? null : (
        <details>
          <summary className={css['summary']}>
            <Icon name="chevron-down" className={css['sign']} />
            {t('earlier', { count: past.length })}
          </summary>
          {tickets(past)}
        </details>
      )}
    </div>
  );
}
