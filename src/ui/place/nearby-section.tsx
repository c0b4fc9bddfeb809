import { useTranslations } from 'next-intl';
import type { CinemaAround } from '#src/domain/cinema/nearby-cinemas.ts';
import type { NamedCity } from '#src/domain/cinema/nearby-cities.ts';
import { formatKilometres } from '#src/domain/number/format-number.ts';
import type { Locale } from '#src/sites/site.ts';
import { Section } from '../layout/section.client.tsx';
import { Link } from '../link/link.tsx';
import css from './nearby-section.module.scss';

interface NearbySectionProps {
  readonly locale: Locale;
  readonly cinemas: readonly CinemaAround[];
  readonly cities: readonly NamedCity[];
}

/** Links to the cinemas and cities near a place (R069, R074, D20). */
export function NearbySection({ locale, cinemas, cities }: NearbySectionProps) {
  const t = useTranslations('cinema');
  const list = useTranslations('cinemas');
  if (cinemas.length === 0 && cities.length === 0) return null;
  return (
    <Section id="nearby" title={cinemas.length === 0 ? t('nearbyCities') : t('nearbyCinemas')}>
      {cinemas.length === 0 ? null : (
        <ul className={css['cinemas']}>
          {cinemas.map(({ cinema, kilometres }) => (
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
      {cities.length === 0 ? null : (
        <div className={css['cities']}>
          {cinemas.length === 0 ? null : <h3 className={css['title']}>{t('nearbyCities')}</h3>}
          <ul className={css['names']}>
            {cities.map(({ slug, name }) => (
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
