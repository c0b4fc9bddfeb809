import { useTranslations } from 'next-intl';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import type { Locale } from '#src/sites/site.ts';
import { Icon } from '../picture/icon.tsx';
import { ShowtimeList } from './showtime-list.tsx';
import { Showing } from './showing.tsx';
import css from './showing-list.module.scss';

interface ShowingListProps {
  readonly locale: Locale;
  /** What the showings have in common, heard before them. */
  readonly label: string;
  readonly showings: readonly ShowtimeView[];
  /** What the links of the tickets do with script, as `data-` attributes. */
  readonly behaviour?: Readonly<Record<`data-${string}`, string>>;
}

const isPast = ({ status, over }: ShowtimeView) => status === 'locked' && over;

/**
 * The showings of one film in one cinema: what can still be seen first, what has begun folded away behind its number,
 * so that the next showing is the first thing in sight in the evening too.
 */
export function ShowingList({ locale, label, showings, behaviour }: ShowingListProps) {
  const t = useTranslations('showtime');
  const past = showings.filter(isPast);
  const open = showings.filter((showing) => !isPast(showing));
  const tickets = (list: readonly ShowtimeView[]) => (
    <ShowtimeList label={label}>
      {list.map((showing) => (
        <Showing key={showing.key} locale={locale} showing={showing} />
      ))}
    </ShowtimeList>
  );
  if (showings.length === 0) return null;
  return (
    <div className={css['showings']} {...behaviour}>
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
