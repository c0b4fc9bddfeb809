import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { formatTime } from '#src/domain/date/format.ts';
import type { LocalTime } from '#src/kernel/date/local-time.ts';
import type { Locale } from '#src/sites/site.ts';
import { Icon } from '../picture/icon.tsx';
import { externalAddressOf } from '../link/link-address.ts';
import type { IconName } from '../picture/icon-paths.ts';
import { closingMark, ticketState } from './closing.ts';
import css from './showtime-ticket.module.scss';

/** R164: only an available showtime can be booked. */
export type TicketState = 'available' | 'soldout' | 'locked';

/** Something about a showtime that an icon or a word mark tells: a format, a seat, a help. */
export interface ShowtimeMark {
  readonly slug: string;
  /** In words: what assistive technology hears. */
  readonly title: string;
  /** Drawn icon; without one the title itself stands, as people know these by their word marks (IMAX, 4DX). */
  readonly icon?: IconName;
  /** Premium experiences stand in brass. */
  readonly premium?: boolean;
}

interface ShowtimeTicketProps {
  readonly locale: Locale;
  /** Local to the cinema. */
  readonly start: LocalTime;
  readonly end: LocalTime | null;
  readonly state: TicketState;
  /** Locked because booking has not opened, not because it is past. */
  readonly onSaleLater?: boolean;
  /** The booking's address on the chain's tunnel. */
  readonly booking: string | null;
  /** `short` as on the poster (VOST); `label` in words people know, `null` where a heading says it. */
  readonly version: { readonly short: string; readonly label: string | null } | null;
  readonly auditorium?: string | null;
  readonly experiences?: readonly ShowtimeMark[];
  readonly accessibility?: readonly ShowtimeMark[];
  /** What makes this showtime special: a preview with the team, a marathon. */
  readonly special?: string | null;
  /** The showtime belongs to the evening before by the clock (D28). */
  readonly afterMidnight?: boolean;
  /** Instant, ISO 8601: when booking ends. The page's clock marks the showtime past from then on. */
  readonly bookableUntil?: string | null;
  readonly className?: string;
}

/**
 * One showtime, a ticket: start, end, version, experiences. An available one is one link to the booking (D37);
 * a sold out one has a struck, hatched ticket and the word, a locked one an empty outline and the word, and
 * neither links anywhere (R165).
 */
export function ShowtimeTicket(props: ShowtimeTicketProps) {
  const {
    locale,
    start,
    end,
    state,
    version,
    auditorium = null,
    special = null,
    afterMidnight = false,
  } = props;
  const { experiences = [], accessibility = [], className } = props;
  const t = useTranslations('showtime');
  // One thing is told once: what helps access may come among the experiences too.
  const helps = new Set(accessibility.map(({ slug }) => slug));
  const formats = experiences.filter(({ slug }) => !helps.has(slug));
  const label = version === null || version.label === version.short ? null : version.label;
  const time = formatTime(locale, start);
  const address = props.booking === null ? null : externalAddressOf(props.booking);
  const bookable = state === 'available' && address !== null;
  const shown = state === 'available' && address === null ? 'locked' : state;
  const until = bookable && typeof props.bookableUntil === 'string' ? props.bookableUntil : undefined;

  const body = (
    <>
      <span className={css['when']}>
        <time className={css['start']} dateTime={start.replace(' ', 'T')}>
          {time}
        </time>
        {shown === 'available' && end !== null ? (
          <span className={css['end']}>{t('endsShort', { time: formatTime(locale, end) })}</span>
        ) : null}
      </span>
      <span className={css['what']}>
        {shown === 'soldout' ? <span className={css['word']}>{t('soldOut')}</span> : null}
        {shown === 'locked' ? (
          <span className={css['word']}>{t(props.onSaleLater === true ? 'closed' : 'past')}</span>
        ) : null}
        {until === undefined ? null : <span className={css['wordLater']}>{t('past')}</span>}
        {version === null ? null : (
          <span className={css['version']}>
            <strong className={css['short']}>{version.short}</strong>
            {label === null ? null : <span className={css['label']}> {label}</span>}
          </span>
        )}
        {special === null ? null : <span className={css['special']}>{special}</span>}
        <Marks marks={formats} />
        <Marks marks={accessibility} />
        {afterMidnight ? (
          <span className={css['midnight']}>
            <Icon name="moon" /> {t('afterMidnight')}
          </span>
        ) : null}
        {auditorium === null ? null : (
          <span className={css['auditorium']}>{t('auditorium', { name: auditorium })}</span>
        )}
        {bookable ? <span className={css['heard']}>{t('book')}</span> : null}
      </span>
    </>
  );

  const classes = clsx(
    css['showtime'],
    css[shown === 'soldout' ? 'full' : shown === 'locked' ? 'old' : 'open'],
  );
  return bookable ? (
    <a className={clsx(classes, className)} href={address} {...ticketState(shown)} {...closingMark(until)}>
      {body}
    </a>
  ) : (
    <span className={clsx(classes, className)} {...ticketState(shown)}>
      {body}
    </span>
  );
}

function Marks({ marks }: { readonly marks: readonly ShowtimeMark[] }) {
  if (marks.length === 0) return null;
  return (
    <span className={css['marks']}>
      {marks.map(({ slug, title, icon, premium = false }) => (
        <span key={slug} className={clsx(css['mark'], premium && css['premium'])}>
          {icon === undefined ? title : <Icon name={icon} label={title} />}
        </span>
      ))}
    </span>
  );
}
