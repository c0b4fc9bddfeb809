import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { CinemaCards } from '#src/ui/place/cinema-cards.tsx';
import { Icon } from '#src/ui/picture/icon.tsx';
import css from './place-results.module.scss';
import type { CityChoice, PlacesFound } from './load-cinemas.ts';

interface PlaceResultsProps {
  readonly locale: Locale;
  readonly found: PlacesFound;
}

/** When there are more than this, they are shown as rows. */
const mostLarge = 6;

/** The cities and cinemas that a search finds, with their number; when it finds none, the nearest ones. */
export function PlaceResults({ locale, found }: PlaceResultsProps) {
  const t = useTranslations('cinemas');
  const { text, cities, cinemas, near } = found;
  const all = (
    <Link locale={locale} to={{ page: 'cinemas' }} className={buttonClass('outlined')}>
      {t('all')}
    </Link>
  );
  if (cities.length === 0 && cinemas.length === 0)
    return (
      <>
        <div className={css['none']}>
          <EmptyState heading="h2" title={t('noneTitle', { text })} text={t('noneText')} action={all} />
        </div>
        {near.length === 0 ? null : (
          <Section id="near" title={t('nearCode')}>
            <Cities locale={locale} cities={near} label={t('nearCode')} />
          </Section>
        )}
      </>
    );
  return (
    <section aria-labelledby="found-title" className={css['found']}>
      <div className={css['head']}>
        <h2 id="found-title" className={css['title']}>
          {t('found', { count: cinemas.length, text })}
        </h2>
        {all}
      </div>
      {cities.length === 0 ? null : <Cities locale={locale} cities={cities} label={t('citiesFound')} />}
      <CinemaCards locale={locale} cinemas={cinemas} dense={cinemas.length > mostLarge} />
    </section>
  );
}

interface CitiesProps {
  readonly locale: Locale;
  readonly cities: readonly CityChoice[];
  readonly label: string;
}

function Cities({ locale, cities, label }: CitiesProps) {
  const t = useTranslations('cinemas');
  return (
    <ul aria-label={label} className={css['cities']}>
      {cities.map(({ city, cinemas }) => (
        <li key={city.slug}>
          <Link locale={locale} to={{ page: 'city', slug: city.slug }} className={css['city']}>
            <Icon name="pin" />
            <strong>{city.name}</strong>
            <span className={css['count']}>{t('inCity', { count: cinemas })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
