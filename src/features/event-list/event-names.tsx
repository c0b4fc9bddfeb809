import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { addressOf } from '#src/ui/link/link-address.ts';
import { FilmNamesFold } from '#src/ui/poster/film-names.client.tsx';
import type { EventView } from './event-groups.ts';

interface EventNamesProps {
  readonly locale: Locale;
  readonly events: readonly EventView[];
}

/** Names of events, folded away; nothing without events. */
export function EventNames({ locale, events }: EventNamesProps) {
  const t = useTranslations('events');
  if (events.length === 0) return null;
  return (
    <FilmNamesFold
      title={t('also', { count: events.length })}
      films={events.map(({ title, to }) => ({ title, href: addressOf(locale, to) }))}
    />
  );
}
