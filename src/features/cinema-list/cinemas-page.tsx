import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '#src/sites/site.ts';
import { CityRail } from '#src/ui/place/city-rail.tsx';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { CinemaList } from './cinema-list.tsx';
import css from './cinemas-page.module.scss';
import type { CinemasModel, CityChoice } from './load-cinemas.ts';
import { NearMarks } from './near-marks.client.tsx';
import { PlaceResults } from './place-results.tsx';
import { PlaceSearch } from './place-search.tsx';

interface CinemasPageProps {
  readonly locale: Locale;
  readonly model: CinemasModel;
  /** The control with which the visitor chooses the cinemas that matter to them. */
  readonly locator?: ReactNode;
}

/** Every cinema of the site: a search for the one nearby, the largest cities, then all cinemas by city. */
export function CinemasPage({ locale, model, locator }: CinemasPageProps) {
  const t = useTranslations('cinemas');
  const { count, topCities, groups, found } = model;
  if (count === 0)
    return (
      <>
        <div className={css['top']}>
          <h1>{t('title')}</h1>
        </div>
        <EmptyState
          heading="h2"
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <Link locale={locale} to={{ page: 'shows' }} className={buttonClass('outlined')}>
              {t('toFilms')}
            </Link>
          }
        />
      </>
    );
  return (
    <>
      <div className={css['top']}>
        <div>
          <h1>{t('title')}</h1>
          <p className={css['lead']}>{t('lead', { count })}</p>
        </div>
        <PlaceSearch locale={locale} text={found?.text ?? ''} />
      </div>
      <div className={css['locator']}>{locator}</div>
      <NearMarks />
      {found === null ? (
        <>
          <TopCities locale={locale} cities={topCities} />
          <CinemaList locale={locale} groups={groups} />
        </>
      ) : (
        <PlaceResults locale={locale} found={found} />
      )}
    </>
  );
}

interface TopCitiesProps {
  readonly locale: Locale;
  readonly cities: readonly CityChoice[];
}

function TopCities({ locale, cities }: TopCitiesProps) {
  const t = useTranslations('cinemas');
  if (cities.length === 0) return null;
  return (
    <Section id="cities" title={t('topCities')} className={css['cities']}>
      <CityRail
        locale={locale}
        label={t('topCities')}
        first
        cities={cities.map(({ city, picture, cinemas }) => ({
          city,
          picture,
          meta: t('inCity', { count: cinemas }),
        }))}
      />
    </Section>
  );
}
