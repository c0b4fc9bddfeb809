import { useTranslations } from 'next-intl';
import { without } from '#src/domain/filter/change-filters.ts';
import { timesOfDay, type TimeOfDay } from '#src/domain/filter/time-of-day.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { ChipLinks } from '../link/chip-links.tsx';
import { ChoiceChips } from './choice-bar.tsx';
import { useTimeNames } from './time-names.ts';

interface TimeChipsProps {
  readonly locale: Locale;
  readonly filters: Filters;
  readonly refOf: (filters: Filters) => PageRef;
  /** Whether the links keep the fragment of the page. */
  readonly keepFragment?: boolean;
}

/** The parts of the day to choose from (D45); the chosen one is removed by another click. */
export function TimeChips({ locale, filters, refOf, keepFragment = false }: TimeChipsProps) {
  const t = useTranslations('times');
  const nameOf = useTimeNames(locale);
  const named = Object.keys(timesOfDay) as TimeOfDay[];
  const spans: string[] = named.map((name) => timesOfDay[name]);
  const own = filters.time === undefined || spans.includes(filters.time) ? [] : [filters.time];
  return (
    <ChoiceChips label={t('title')}>
      <ChipLinks
        locale={locale}
        {...(keepFragment ? { keepFragment } : {})}
        chips={[...own, ...spans].map((span) => {
          const on = filters.time === span;
          return {
            to: refOf(on ? without(filters, 'time') : { ...filters, time: span }),
            text: nameOf(span),
            on,
            filter: 'time' as const,
            value: span,
          };
        })}
      />
    </ChoiceChips>
  );
}
