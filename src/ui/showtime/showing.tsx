import type { ShowtimeView } from '#src/domain/showtime/showtime-view.ts';
import type { SpecialTag } from '#src/domain/tag/special-tags.ts';
import type { TagView } from '#src/domain/tag/vocabulary.ts';
import type { Locale } from '#src/sites/site.ts';
import type { IconName } from '../picture/icon-paths.ts';
import { Showtime, type ShowtimeMark } from './showtime.tsx';

const drawn: Readonly<Partial<Record<SpecialTag, IconName>>> = {
  pmr: 'wheelchair',
  audiodesc: 'audio-description',
  'hearing-impaired': 'ear',
  live: 'live',
  cinekids: 'family',
};

function markOf(tag: TagView): ShowtimeMark {
  const icon = tag.special === null ? undefined : drawn[tag.special];
  const { slug, title, premium } = tag;
  return icon === undefined ? { slug, title, premium } : { slug, title, premium, icon };
}

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
