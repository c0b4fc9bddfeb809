import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { FilterName } from '#src/routes/filters.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { ChipLinks } from '../link/chip-links.tsx';
import { choiceMark } from '../link/choice-marks.ts';
import { Link } from '../link/link.tsx';
import css from './active-filters.module.scss';

/** One active value of a filter. */
export interface ActiveFilter {
  readonly filter: FilterName;
  /** As it is written in an address. */
  readonly value: string;
  readonly label: string;
  /** The page without it. */
  readonly to: PageRef;
}

interface ActiveFiltersProps {
  readonly locale: Locale;
  readonly on: readonly ActiveFilter[];
  /** The page without any of them. */
  readonly clear: PageRef;
  /** Whether the links keep the fragment of the page. */
  readonly keepFragment?: boolean;
  readonly className?: string | undefined;
}

/** The active filters of a page: each is a link that removes it, and one link removes all. */
export function ActiveFilters({ locale, on, clear, keepFragment = false, className }: ActiveFiltersProps) {
  const t = useTranslations('filter');
  if (on.length === 0) return null;
  return (
    <nav aria-label={t('on')} className={clsx(css['on'], className)}>
      <ChipLinks
        locale={locale}
        sign="close"
        keepFragment={keepFragment}
        chips={on.map(({ label, to, filter, value }) => ({
          to,
          text: label,
          on: true,
          label: t('remove', { label }),
          filter,
          value,
        }))}
      />
      <Link
        locale={locale}
        to={clear}
        keepScroll
        keepFragment={keepFragment}
        className={css['clear']}
        {...choiceMark('clear')}
      >
        {t('clear')}
      </Link>
    </nav>
  );
}
