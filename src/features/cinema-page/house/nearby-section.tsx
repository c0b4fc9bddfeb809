import { useTranslations } from 'next-intl';
import { formatKilometres } from '#src/domain/number/format-number.ts';
import type { Locale } from '#src/sites/site.ts';
import { Section } from '#src/ui/layout/section.tsx';
import { Link } from '#src/ui/link/link.tsx';
import type { CinemaModel } from '../load-cinema.ts';
import css from './nearby-section.module.scss';

interface NearbySectionProps {
  readonly locale: Locale;
  readonly model: Pick<CinemaModel, 'nearbyCinemas' | 'nearbyCities'>;
}

/** The cinemas and cities near this one (R069, D20). */
export function NearbySection({ locale, model }: NearbySectionProps) {
  const t = useTranslations('cinema');
  const list = useTranslations('cinemas');
  const { nearbyCinemas, nearbyCities } = model;
  if (nearbyCinemas.length === 0 && nearbyCities.length === 0) return null;
  return (
    <Section id="nearby" title={nearbyCinemas.length === 0 ? t('nearbyCities') : t('nearbyCinemas')}>
      {nearbyCinemas.length === 0 ? null : (
        <ul className={css['cinemas']}>
          {nearbyCinemas.map(({ cinema, kilometres }) => (
            <li key={cinema.slug} className={css['cinema']}>
              <Link locale={locale} to={{ page: 'cinema', slug: cinema.slug }} className={css['link']}>
                {cinema.name}
              </Link>
              <span className={css['where']}>
                {cinema.address === null ? null : <span>{cinema.address.city}</span>}
                {kilometres === null ? null : (
                  <span>{list('distance', { distance: formatKilometres(locale, kilometres) })}</span>
                )}
                {cinema.closed ? <span>{list('closed')}</span> : null}
              </span>
            </li>
          ))}
        </ul>
      )}
      {nearbyCities.length === 0 ? null : (
        <div className={css['cities']}>
          {nearbyCinemas.length === 0 ? null : <h3 className={css['title']}>{t('nearbyCities')}</h3>}
          <ul className={css['names']}>
            {nearbyCities.map(({ slug, name }) => (
              <li key={slug}>
                <Link locale={locale} to={{ page: 'city', slug }} className={css['name']}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
