import { useTranslations } from 'next-intl';
import { toggled } from '#src/domain/filter/change-filters.ts';
import { needs, type Need } from '#src/routes/filter-values/needs.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { ChoiceChips } from '#src/ui/choice/choice-bar.tsx';
import { ChipLinks } from '#src/ui/link/chip-links.tsx';

interface NeedChipsProps {
  readonly locale: Locale;
  readonly filters: Filters;
  /** The page with other filters. */
  readonly refOf: (filters: Filters) => PageRef;
  /** Those to choose from; by default all. */
  readonly offered?: readonly Need[];
  /** Whether they lead to another page. */
  readonly jumps?: boolean;
}

/** Needs, each as a link that adds or removes it. */
export function NeedChips({ locale, filters, refOf, offered = needs, jumps = false }: NeedChipsProps) {
  const t = useTranslations('needs');
  const filter = useTranslations('filter');
  return (
    <ChoiceChips label={filter('needs')}>
      <ChipLinks
        locale={locale}
        jumps={jumps}
        chips={offered.map((need) => {
          const on = filters.needs?.includes(need) ?? false;
          return {
            to: refOf(toggled(filters, 'needs', { value: need, selected: on })),
            text: t(`names.${need}`),
            on,
            filter: 'needs',
            value: need,
          };
        })}
      />
    </ChoiceChips>
  );
}
