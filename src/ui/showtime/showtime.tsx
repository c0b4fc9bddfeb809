import { useTranslations } from 'next-intl';
import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import type { Locale } from '#src/sites/site.ts';
import { markOf } from './marks.ts';
import { ShowtimeTicket } from './showtime-ticket.tsx';

interface ShowtimeProps {
  readonly locale: Locale;
  readonly showtime: ShowtimeView;
  /** Film, cinema and day, for assistive technology. */
  readonly context: string;
}

/** A showtime from the domain rules (R082), rendered as a ticket. */
export function Showtime({ locale, showtime, context }: ShowtimeProps) {
  const t = useTranslations('showtime');
  const cancelled = showtime.status === 'cancelled' ? t('cancelled') : null;
  return (
    <ShowtimeTicket
      locale={locale}
      start={showtime.time}
      end={showtime.endTime}
      state={showtime.status === 'cancelled' ? 'locked' : showtime.status}
      onSaleLater={showtime.status === 'locked' && !showtime.over}
      booking={showtime.bookingUrl}
      context={context}
      experiences={showtime.experiences.map(markOf)}
      accessibility={showtime.accessibility.map(markOf)}
      special={cancelled ?? showtime.special?.titleScreening ?? showtime.special?.title ?? null}
      specialColours={cancelled === null ? showtime.special : null}
      highlighted={showtime.highlighted}
      afterMidnight={showtime.afterMidnight}
      bookableUntil={showtime.closesAt}
    />
  );
}
