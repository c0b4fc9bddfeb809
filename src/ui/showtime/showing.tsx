import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import type { Locale } from '#src/sites/site.ts';
import { markOf } from './marks.ts';
import { Showtime } from './showtime.tsx';

/** A showing as the rules see it (R082), drawn as the ticket that visitors see. */
export function Showing({ locale, showing }: { readonly locale: Locale; readonly showing: ShowtimeView }) {
  const { version } = showing;
  return (
    <Showtime
      locale={locale}
      start={showing.time}
      end={showing.endTime}
      state={showing.status}
      onSaleLater={showing.status === 'locked' && !showing.over}
      booking={showing.bookingUrl}
      version={{ short: version.label, label: version.description }}
      hall={showing.auditorium}
      experiences={showing.experiences.map(markOf)}
      accessibility={showing.accessibility.map(markOf)}
      special={showing.special?.titleScreening ?? showing.special?.title ?? null}
      afterMidnight={showing.afterMidnight}
      bookableUntil={showing.closesAt}
    />
  );
}
