import { useTranslations } from 'next-intl';
import { without } from '#src/domain/filter/change-filters.ts';
import { endTimes, startTimes } from '#src/domain/filter/time-of-day.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { ChipLinks } from '../link/chip-links.tsx';
import { ChoiceChips } from './choice-bar.tsx';
import { useEndNames, useTimeNames } from './time-names.ts';

interface TimeChipsProps {
  readonly locale: Locale;
  readonly filters: Filters;
  readonly refOf: (filters: Filters) => PageRef;
  /** Whether the links keep the fragment of the page. */
  readonly keepFragment?: boolean;
}

/** The parts of the day, and times after or before which to start, to choose from (D45); another click removes the chosen one. */
export function TimeChips(props: TimeChipsProps) {
  const t = useTranslations('times');
  const nameOf = useTimeNames(props.locale);
  return <Chips {...props} name="time" title={t('title')} offered={startTimes} nameOf={nameOf} />;
}

/** The times by which a showtime is over to choose from (D45); the chosen one is removed by another click. */
export function EndChips(props: TimeChipsProps) {
  const t = useTranslations('times');
  const nameOf = useEndNames(props.locale);
  return <Chips {...props} name="ends" title={t('ends')} offered={endTimes} nameOf={nameOf} />;
}

interface ChipsProps extends TimeChipsProps {
  readonly name: 'ends' | 'time';
  readonly title: string;
  /** Values as addresses write them; another one in the address comes first. */
  readonly offered: readonly string[];
  readonly nameOf: (value: string) => string;
}

function Chips({ locale, filters, refOf, keepFragment = false, name, title, offered, nameOf }: ChipsProps) {
  const chosen = filters[name];
  const own = chosen === undefined || offered.includes(chosen) ? [] : [chosen];
  return (
    <ChoiceChips label={title} filter={name}>
      <ChipLinks
        locale={locale}
        listed
        {...(keepFragment ? { keepFragment } : {})}
        chips={[...own, ...offered].map((value) => {
          const on = chosen === value;
          return {
            to: refOf(on ? without(filters, name) : { ...filters, [name]: value }),
            text: nameOf(value),
            on,
            filter: name,
            value,
          };
        })}
      />
    </ChoiceChips>
  );
}
