import { useTranslations } from 'next-intl';
import { queryOfSeasons } from '#src/domain/filter/chosen-seasons.ts';
import type { Locale } from '#src/sites/site.ts';
import { Rail } from '#src/ui/layout/rail.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { ChipLinks } from '#src/ui/link/chip-links.tsx';
import { EventCard } from './event-card.tsx';
import type { EventView, SeasonChoice } from './event-groups.ts';
import css from './event-seasons.module.scss';

interface EventSeasonsProps {
  readonly locale: Locale;
  readonly seasons: readonly EventView[];
}

/** The seasons and special events above the list. */
export function EventSeasons({ locale, seasons }: EventSeasonsProps) {
  const t = useTranslations('events');
  if (seasons.length === 0) return null;
  return (
    <Section id="seasons" title={t('seasons')}>
      <Rail label={t('seasons')}>
        {seasons.map((event) => (
          <EventCard key={event.slug} locale={locale} event={event} priority={false} />
        ))}
      </Rail>
    </Section>
  );
}

interface SeasonChoicesProps {
  readonly locale: Locale;
  readonly choices: readonly SeasonChoice[];
}

/** Links that choose one or more seasons; the list below then has only their events (R289). */
export function SeasonChoices({ locale, choices }: SeasonChoicesProps) {
  const t = useTranslations('events');
  if (choices.length === 0) return null;
  return (
    <nav aria-label={t('choose')} className={css['choices']}>
      <ChipLinks
        locale={locale}
        chips={choices.map(({ season, on, next }) => ({
          to: { page: 'events' },
          query: queryOfSeasons(next),
          text: season.title,
          on,
        }))}
      />
    </nav>
  );
}
