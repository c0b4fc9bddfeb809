import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { PlainPageLink } from '#src/ui/link/plain-page-link.tsx';
import css from './account-popups.module.scss';

/** The way to the visitor's own page, which works without an account too. */
export function MyVelours({ locale }: { readonly locale: Locale }) {
  const t = useTranslations('mine');
  return (
    <ul className={css['links']}>
      <li>
        <PlainPageLink locale={locale} page="myVelours">
          {t('title')}
        </PlainPageLink>
      </li>
    </ul>
  );
}
