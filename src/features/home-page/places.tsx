import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { Section } from '#src/ui/layout/section.client.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { addressOf } from '#src/ui/link/link-address.ts';
import { useRailWords } from '#src/ui/layout/rail.tsx';
import { CinemaEntries } from './cinema-entries.client.tsx';
import { CityEntries } from './city-entries.client.tsx';
import type { HomeModel } from './home-model.ts';

interface PlacesProps {
  readonly locale: Locale;
  readonly model: Pick<HomeModel, 'cities' | 'cinemas'>;
}

/** Links to places: the top cities of a large country, or every cinema of a small one. */
export function Places({ locale, model: { cities, cinemas } }: PlacesProps) {
  const t = useTranslations('home');
  const marks = useTranslations('marks');
  const words = useRailWords(t('cinemas'));
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
        <CityEntries
          words={words}
          cities={cities.map(({ city: { slug, name }, picture, cinemas: own }) => ({
            slug,
            name,
            href: addressOf(locale, { page: 'city', slug }),
            picture,
            meta: t('cinemaCount', { count: own.length }),
            cinemas: own,
          }))}
        />
      ) : (
        <CinemaEntries
          label={t('cinemas')}
          ownWord={marks('favourite')}
          cinemas={cinemas.flatMap(({ slug, name, city }) => {
            const href = addressOf(locale, { page: 'cinema', slug });
            return href === null ? [] : [{ slug, name, city, href }];
          })}
        />
      )}
    </Section>
  );
}
