import { useTranslations } from 'next-intl';
import { queryOfSeasons } from '#src/domain/filter/chosen-seasons.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRefOf } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { Section } from '#src/ui/layout/section.client.tsx';
import { ChipLinks } from '#src/ui/link/chip-links.tsx';
import { EventRail } from './event-cards.tsx';
import type { EventView, SeasonChoice } from './event-groups.ts';
import css from './event-seasons.module.scss';

interface EventSeasonsProps {
  readonly locale: Locale;
  readonly seasons: readonly EventView[];
}

/** The page of all events with other filters; without any, the page itself (R060). */
export function eventsWith(filters: Filters): PageRefOf<'events'> {
  return Object.keys(filters).length === 0 ? { page: 'events' } : { page: 'events', filters };
}

/** The seasons and special events above the list. */
export function EventSeasons({ locale, seasons }: EventSeasonsProps) {
  const t = useTranslations('events');
  if (seasons.length === 0) return null;
  return (
    <Section id="seasons" title={t('seasons')}>
      <EventRail locale={locale} label={t('seasons')} events={seasons} />
    </Section>
  );
}

interface SeasonChoicesProps {
  readonly locale: Locale;
  readonly choices: readonly SeasonChoice[];
  /** Of the page; the links keep them. */
  readonly filters: Filters;
}

/** Links that choose one or more seasons; the list below then has only their events (R289). */
export function SeasonChoices({ locale, choices, filters }: SeasonChoicesProps) {
  const t = useTranslations('events');
  if (choices.length === 0) return null;
  return (
    <nav aria-label={t('choose')} className={css['choices']}>
      <ChipLinks
        locale={locale}
        chips={choices.map(({ season, on, next }) => ({
          to: eventsWith(filters),
          query: queryOfSeasons(next),
          text: season.title,
          on,
        }))}
      />
    </nav>
  );
}
