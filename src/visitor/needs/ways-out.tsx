import { useTranslations } from 'next-intl';
import type { Filters } from '#src/routes/filters.ts';
import type { PageRef } from '#src/routes/page.ts';
import type { Locale } from '#src/sites/site.ts';
import { buttonClass } from '#src/ui/link/button.tsx';
import { choiceMark } from '#src/ui/link/choice-marks.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Loosen } from './loosen.tsx';

interface WaysOutProps {
  readonly locale: Locale;
  readonly filters: Filters;
  /** The filters that stay when all others are cleared, for instance the day. */
  readonly cleared: Filters;
  /** The page with other filters. */
  readonly refOf: (filters: Filters) => PageRef;
}

/** Where filters leave nothing of a programme: links to the page without one need or time, and without all filters. */
export function WaysOut({ locale, filters, cleared, refOf }: WaysOutProps) {
  const t = useTranslations('filter');
  const asksNeeds = filters.needs !== undefined;
  return (
    <>
      {asksNeeds ? <Loosen locale={locale} filters={filters} refOf={refOf} /> : null}
      <Link
        locale={locale}
        to={refOf(cleared)}
        keepScroll
        className={buttonClass(asksNeeds ? 'quiet' : 'outlined')}
        {...choiceMark('clear')}
      >
        {t('clear')}
      </Link>
    </>
  );
}
