import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { browserQuery } from '#src/api/browser/api-query.ts';
import { cinepassEndpoint } from '#src/contract/cinepass/schema.ts';
import { PopupPanel } from '#src/ui/dialog/popup-panel.tsx';
import { Link } from '#src/ui/link/link.tsx';
import type { VisitorConfig } from '#src/visitor/config.ts';
import { NotHere } from './not-here.tsx';
import css from './subscription.module.scss';

/** The cinemas of other companies that accept the subscription (R120, R194). */
export default function PartnersPopup({ config: { locale } }: { readonly config: VisitorConfig }) {
  const t = useTranslations('subscription');
  const query = useQuery(browserQuery(cinepassEndpoint, locale, {}));
  if (query.data === undefined)
    return (
      <NotHere
        title={t('partners')}
        again={query.isPending || query.isFetching ? null : () => void query.refetch()}
      />
    );
  return (
    <PopupPanel title={t('partners')}>
      <ul className={css['list']}>
        {query.data.partners.map(({ theater: { slug, name, address } }) => (
          <li key={`${name} ${address}`} className={css['perk']}>
            <h3 className={css['name']}>
              {slug === null ? (
                name
              ) : (
                <Link locale={locale} to={{ page: 'cinema', slug }}>
                  {name}
                </Link>
              )}
            </h3>
            {address === null ? null : <p className={css['soft']}>{address}</p>}
          </li>
        ))}
      </ul>
    </PopupPanel>
  );
}
