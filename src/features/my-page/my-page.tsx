import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '#src/sites/site.ts';
import { Section } from '#src/ui/layout/section.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import css from './my-page.module.scss';

interface MyPageProps {
  readonly locale: Locale;
  /** What belongs to the visitor; it comes with script. */
  readonly own: ReactNode;
}

const marks = [
  { key: 'cinemas', icon: 'star' },
  { key: 'wishes', icon: 'heart' },
  { key: 'device', icon: 'person' },
] as const;

/** The page of one's own: the same document for every visitor, which says what it is and leads on (ADR-0041). */
export function MyPage({ locale, own }: MyPageProps) {
  const t = useTranslations('mine');
  return (
    <>
      <div className={css['top']}>
        <h1>{t('title')}</h1>
      </div>
      <div className={css['own']}>{own}</div>
      <Section id="about" title={t('about.title')} className={css['about'] ?? ''}>
        <p className={css['lead']}>{t('about.lead')}</p>
        <p className={css['plain']}>{t('about.plain')}</p>
        <ul className={css['ways']}>
          {marks.map(({ key, icon }) => (
            <li key={key}>
              <Icon name={icon} className={css['sign']} />
              {t(`about.${key}`)}
            </li>
          ))}
        </ul>
        <p className={css['links']}>
          <Link locale={locale} to={{ page: 'cinemas' }} className={buttonClass('outlined')}>
            {t('toCinemas')}
          </Link>
          <Link locale={locale} to={{ page: 'shows' }} className={buttonClass('outlined')}>
            {t('toFilms')}
          </Link>
        </p>
      </Section>
    </>
  );
}
