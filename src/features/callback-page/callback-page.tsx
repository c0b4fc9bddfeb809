import { useTranslations } from 'next-intl';
import { webEnvironment } from '#src/config/environment.ts';
import { siteOf } from '#src/sites/registry.ts';
import type { Locale } from '#src/sites/site.ts';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import css from './callback-page.module.scss';
import { CallbackText } from './callback-text.client.tsx';

/** Says that a sign-in is under way, or that there is none; without script, that signing in is not possible (R049). */
export function CallbackPage({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('account.callback');
  const { adapter } = webEnvironment().accounts[siteOf(locale)];
  return (
    <div className={css['page']}>
      <h1>{t('title')}</h1>
      <CallbackText
        className={css['scripted']}
        finishes={adapter === 'identity-provider'}
        waiting={t('text')}
        idle={t('idle')}
      />
      <p className={css['plain']}>{t('plain')}</p>
      <Link locale={locale} to={{ page: 'shows' }} className={buttonClass('outlined')}>
        {t('home')}
      </Link>
    </div>
  );
}
