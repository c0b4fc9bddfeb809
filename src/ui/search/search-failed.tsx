import { useTranslations } from 'next-intl';
import type { PageRef } from '#src/routes/page.ts';
import { searchQuery } from '#src/routes/search.ts';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { buttonClass } from '../link/button.tsx';
import { Link } from '../link/link.tsx';

interface SearchFailedProps {
  readonly locale: Locale;
  /** The page of the search. */
  readonly to: PageRef;
  /** What was searched for. */
  readonly text: string;
}

/** In place of results that could not be read: the same search once more. */
export function SearchFailed({ locale, to, text }: SearchFailedProps) {
  const t = useTranslations('state');
  return (
    <EmptyState
      kind="failed"
      heading="h2"
      title={t('failedTitle')}
      text={t('failedText')}
      alone
      action={
        <Link
          locale={locale}
          to={to}
          query={{ [searchQuery.text]: text }}
          plain
          className={buttonClass('outlined')}
        >
          {t('retry')}
        </Link>
      }
    />
  );
}
