import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Button, buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import css from './status-page.module.scss';

/** The kinds of status page: not found, gone, or try again (R047, R048). */
export type StatusKind = 'notFound' | 'gone' | 'tryAgain';

/** The page that a visitor gets instead of the requested page, at the requested address. */
export function StatusPage({ locale, kind }: { readonly locale: Locale; readonly kind: StatusKind }) {
  const t = useTranslations('error');
  return (
    <div className={css['page']}>
      <EmptyState
        heading="h1"
        title={t(`${kind}.title`)}
        text={t(`${kind}.text`)}
        action={
          <div className={css['ways']}>
            {kind === 'tryAgain' ? (
              // A form without an action loads the current page again, also without script.
              <form>
                <Button type="submit">{t('tryAgain.retry')}</Button>
              </form>
            ) : null}
            <Link locale={locale} to={{ page: 'shows' }} className={buttonClass('outlined')}>
              {t('toFilms')}
            </Link>
            <Link locale={locale} to={{ page: 'cinemas' }} className={buttonClass('outlined')}>
              {t('toCinemas')}
            </Link>
          </div>
        }
      />
    </div>
  );
}
