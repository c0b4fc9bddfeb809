import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import css from './my-page.module.scss';

const marks = [
  { key: 'cinemas', icon: 'star' },
  { key: 'wishes', icon: 'heart' },
  { key: 'device', icon: 'person' },
] as const;

/**
 * What the page of one's own is for: all that stands on it without script, and until something belongs to the visitor
 * (ADR-0041). The same document for everybody.
 */
export function MyPage({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('mine');
  return (
    <div className={css['about']}>
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
        <Link locale={locale} to={{ page: 'cinemas' }} className={buttonClass('filled')}>
          {t('toCinemas')}
        </Link>
        <Link locale={locale} to={{ page: 'shows' }} className={buttonClass('outlined')}>
          {t('toFilms')}
        </Link>
      </p>
    </div>
  );
}
