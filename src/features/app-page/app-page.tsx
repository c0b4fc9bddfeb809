import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Hero } from '#src/ui/layout/hero.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import { ScanCode } from '#src/ui/picture/scan-code.tsx';
import css from './app-page.module.scss';
import type { AppModel } from './load-app.ts';

interface AppPageProps {
  readonly locale: Locale;
  readonly model: AppModel;
}

const abilities = [
  { key: 'tickets', icon: 'ticket' },
  { key: 'cinemas', icon: 'pin' },
  { key: 'wishes', icon: 'heart' },
] as const;

/** The page of the app: what it does and where to get it; on a desk, codes to scan with a phone (R039). */
export function AppPage({ locale, model: { stores } }: AppPageProps) {
  const t = useTranslations('app');
  const names = { appStore: t('appStore'), playStore: t('playStore') };
  return (
    <article>
      <Hero kind="backdrop" picture={null} title={t('title')} height="low">
        <div className={css['words']}>
          <h1>{t('title')}</h1>
          <p className={css['lead']}>{t('lead')}</p>
          {stores.length === 0 ? null : (
            <p className={css['stores']}>
              {stores.map(({ store, url }) => (
                <Link key={store} external={url} newWindow className={buttonClass('filled')}>
                  {names[store]}
                </Link>
              ))}
            </p>
          )}
        </div>
      </Hero>
      {stores.length === 0 ? (
        <EmptyState
          alone
          heading="h2"
          title={t('noneTitle')}
          text={t('noneText')}
          action={
            <Link locale={locale} to={{ page: 'shows' }} className={buttonClass('outlined')}>
              {t('toFilms')}
            </Link>
          }
        />
      ) : (
        <>
          <Section id="abilities" title={t('abilities')}>
            <ul className={css['abilities']}>
              {abilities.map(({ key, icon }) => (
                <li key={key} className={css['ability']}>
                  <Icon name={icon} className={css['sign']} />
                  <h3 className={css['name']}>{t(`${key}.title`)}</h3>
                  <p>{t(`${key}.text`)}</p>
                </li>
              ))}
            </ul>
          </Section>
          <Section id="addresses" title={t('onPhone')} className={css['desk'] ?? ''}>
            <p>{t('onPhoneText')}</p>
            <ul className={css['addresses']}>
              {stores.map(({ store, url }) => (
                <li key={store} className={css['way']}>
                  <ScanCode
                    text={url}
                    label={t('code', { store: names[store] })}
                    className={css['code'] ?? ''}
                  />
                  <span className={css['shop']}>{names[store]}</span>
                  <Link external={url} newWindow className={css['address']}>
                    {url.replace(/^https?:\/\//, '')}
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
        </>
      )}
    </article>
  );
}
