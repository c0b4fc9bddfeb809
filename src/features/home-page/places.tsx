import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { Section } from '#src/ui/layout/section.client.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { addressOf } from '#src/ui/link/link-address.ts';
import { CityRail } from '#src/ui/place/city-rail.tsx';
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
        <CityRail
          locale={locale}
          label={t('cinemas')}
          cities={cities.map(({ city, picture, cinemas: count }) => ({
            city,
            picture,
            meta: t('cinemaCount', { count }),
          }))}
        />
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
