import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { formatTime } from '#src/domain/date/format.ts';
import type { LocalTime } from '#src/kernel/date/local-time.ts';
import type { Locale } from '#src/sites/site.ts';
import { ownColours, type OwnColours } from '../label/own-colours.ts';
import { Icon } from '../picture/icon.tsx';
import { externalAddressOf } from '../link/link-address.ts';
import type { IconName } from '../picture/icon-paths.ts';
import { closingMark, ticketState } from './closing.ts';
import css from './showtime-ticket.module.scss';

/** R164: only an available showtime can be booked. */
export type TicketState = 'available' | 'soldout' | 'locked';

/** A fact about a showtime as an icon or a word mark: a format, a seat, an accessibility feature. */
export interface ShowtimeMark {
  readonly slug: string;
  /** The text for assistive technology. */
  readonly title: string;
  /** Icon; without one the title itself is shown, because people know these as word marks (IMAX, 4DX). */
  readonly icon?: IconName;
  /** A short text of the chain before the title (R086). */
  readonly short?: string;
  /** Address of a picture of the chain before the title (R086). */
  readonly image?: string;
  /** Whether it is a premium experience, shown in brass. */
  readonly premium?: boolean;
}

interface ShowtimeTicketProps {
  readonly locale: Locale;
  /** Local time of the cinema. */
  readonly start: LocalTime;
  readonly end: LocalTime | null;
  readonly state: TicketState;
  /** Locked because the booking has not opened yet, not because the showtime is past. */
  readonly onSaleLater?: boolean;
  /** Address of the booking in the chain's tunnel. */
  readonly booking: string | null;
  /** Film, cinema and day: what the link books, for assistive technology. */
  readonly context: string;
  readonly experiences?: readonly ShowtimeMark[];
  readonly accessibility?: readonly ShowtimeMark[];
  /** What is special about this showtime: a preview with the team, a marathon. */
  readonly special?: string | null;
  /** The chain's colours of `special` (R083). */
  readonly specialColours?: OwnColours | null;
  /** Whether the chain highlights the showtime (R082). */
  readonly highlighted?: boolean;
  /** Whether it belongs to the evening of the day before (D28). */
  readonly afterMidnight?: boolean;
  /** Instant in ISO 8601 at which the booking ends. From then on the page's clock marks the showtime as past. */
  readonly bookableUntil?: string | null;
  readonly className?: string;
}

/**
 * One showtime as a ticket: start, end or state, and what is particular about it; its version stands above its group
 * (`ShowtimeList`). An available showtime is one link to the booking (D37). A showtime that is sold out is a hatched,
 * struck-through ticket with a text; a locked one is an empty outline with a text. Both are not links (R165).
 */
export function ShowtimeTicket(props: ShowtimeTicketProps) {
  const {
    locale,
    start,
    end,
    state,
    context,
    special = null,
    specialColours = null,
    highlighted = false,
    afterMidnight = false,
  } = props;
  const { experiences = [], accessibility = [], className } = props;
  const t = useTranslations('showtime');
  // An accessibility tag may also be among the experiences: it is shown only once.
  const helps = new Set(accessibility.map(({ slug }) => slug));
  const formats = experiences.filter(({ slug }) => !helps.has(slug));
  const time = formatTime(locale, start);
  const address = props.booking === null ? null : externalAddressOf(props.booking);
  const bookable = state === 'available' && address !== null;
  const shown = state === 'available' && address === null ? 'locked' : state;
  const until = bookable && typeof props.bookableUntil === 'string' ? props.bookableUntil : undefined;

  const body = (
    <>
      <time className={css['start']} dateTime={start.replace(' ', 'T')}>
        {time}
      </time>
      {shown === 'available' ? (
        end === null ? null : (
          <span className={css['end']}>{t('endsShort', { time: formatTime(locale, end) })}</span>
        )
      ) : (
        <span className={css['word']}>
          {t(shown === 'soldout' ? 'soldOut' : props.onSaleLater === true ? 'closed' : 'past')}
        </span>
      )}
      {until === undefined ? null : <span className={css['wordLater']}>{t('past')}</span>}
      {special === null && formats.length + accessibility.length === 0 && !afterMidnight ? null : (
        <span className={css['marks']}>
          {special === null ? null : (
            <span className={css['special']} style={ownColours(specialColours)}>
              {special}
            </span>
          )}
          <Marks marks={formats} />
          {afterMidnight ? <Icon name="moon" label={t('afterMidnight')} /> : null}
          <Marks marks={accessibility} />
        </span>
      )}
      {bookable ? <span className={css['heard']}>{t('bookOf', { what: context })}</span> : null}
    </>
  );

  const classes = clsx(
    css['showtime'],
    css[shown === 'soldout' ? 'full' : shown === 'locked' ? 'old' : 'open'],
    highlighted && shown === 'available' && css['highlighted'],
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
  return marks.map((mark) => (
    <span key={mark.slug} className={clsx(css['mark'], mark.premium === true && css['premium'])}>
      <MarkContent mark={mark} />
    </span>
  ));
}

function MarkContent({ mark: { title, icon, short, image } }: { readonly mark: ShowtimeMark }) {
  if (icon !== undefined) return <Icon name={icon} label={title} />;
  return (
    <>
      {image === undefined ? null : (
        <picture>
          <img src={image} alt="" height={16} width={16} loading="lazy" className={css['sign']} />
        </picture>
      )}
      {short === undefined || short === title ? null : (
        <span className={css['sign']} aria-hidden="true">
          {short}
        </span>
      )}
      {title}
    </>
  );
}
