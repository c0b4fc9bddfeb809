import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { Section } from '#src/ui/layout/section.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { addressOf } from '#src/ui/link/link-address.ts';
import { Picture } from '#src/ui/picture/picture.tsx';
import type { CityTile, HomeModel } from './home-model.ts';
import css from './places.module.scss';

interface PlacesProps {
  readonly locale: Locale;
  readonly model: Pick<HomeModel, 'cities' | 'cinemas'>;
}

/** Where: the top cities of a large country, or every cinema of a small one. */
export function Places({ locale, model: { cities, cinemas } }: PlacesProps) {
  const t = useTranslations('home');
  if (cities.length === 0 && cinemas.length === 0) return null;
  return (
    <Section
      id="cinemas"
      title={t('cinemas')}
      more={
        <Link locale={locale} to={{ page: 'cinemas' }}>
          {t('allCinemas')}
        </Link>
      }
    >
      {cities.length > 0 ? (
        <ul className={css['cities']} aria-label={t('cinemas')}>
          {cities.map((city) => (
            <li key={city.name}>
              <City locale={locale} city={city} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className={css['cinemas']} aria-label={t('cinemas')}>
          {cinemas.map(({ slug, name, city }) => (
            <li key={slug}>
              <Link locale={locale} to={{ page: 'cinema', slug }} className={css['cinema']}>
                <strong>{name}</strong>
                <span className={css['where']}>{city}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function City({ locale, city }: { readonly locale: Locale; readonly city: CityTile }) {
  const t = useTranslations('home');
  const to = addressOf(locale, city.to) === null ? ({ page: 'cinemas' } as const) : city.to;
  return (
    <Link locale={locale} to={to} className={css['city']}>
      <Picture
        kind="cinema"
        src={city.picture}
        alt=""
        title={city.name}
        sizes="(width >= 1080px) 15rem, (width >= 700px) 22vw, 44vw"
        className={css['facade']}
      />
      <strong className={css['name']}>{city.name}</strong>
      <span className={css['where']}>{t('cinemaCount', { count: city.cinemas })}</span>
    </Link>
  );
}
