import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { Rail } from '#src/ui/layout/rail.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { addressOf } from '#src/ui/link/link-address.ts';
import { CityTile } from '#src/ui/place/city-tile.tsx';
import { CinemaEntries } from './cinema-entries.client.tsx';
import type { HomeModel } from './home-model.ts';

interface PlacesProps {
  readonly locale: Locale;
  readonly model: Pick<HomeModel, 'cities' | 'cinemas'>;
}

/** Links to places: the top cities of a large country, or every cinema of a small one. */
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
        <Rail label={t('cinemas')} cards="tile">
          {cities.map(({ city, picture, cinemas: count }) => (
            <CityTile
              key={city.slug}
              locale={locale}
              city={city}
              picture={picture}
              meta={t('cinemaCount', { count })}
              sizes="(width >= 1080px) 15rem, 16rem"
            />
          ))}
        </Rail>
      ) : (
        <CinemaEntries
          label={t('cinemas')}
          cinemas={cinemas.flatMap(({ slug, name, city }) => {
            const href = addressOf(locale, { page: 'cinema', slug });
            return href === null ? [] : [{ slug, name, city, href }];
          })}
        />
      )}
    </Section>
  );
}
