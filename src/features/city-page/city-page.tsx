import { useTranslations } from 'next-intl';
import { contracted } from '#src/i18n/contracted.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { Later } from '#src/ui/layout/later.client.tsx';
import { OffersSection } from '#src/ui/article/offers-section.tsx';
import { NearbySection } from '#src/ui/place/nearby-section.tsx';
import { CityAbout } from './city-about.tsx';
import { CityCinemas } from './city-cinemas.tsx';
import { CityHead } from './city-head.tsx';
import { HighlightSection } from './highlight-section.tsx';
import { FailedState, LaterSection, UndatedSection } from './city-programme-sections.tsx';
import { DaySection } from './day-section.tsx';
import type { CityModel } from './load-city.ts';

interface CityPageProps {
  readonly locale: Locale;
  readonly model: CityModel;
  readonly today: Day;
  readonly filters: Filters;
}

/** The city page: what is on today, where, and what starts within the week. */
export function CityPage({ locale, model, today, filters }: CityPageProps) {
  const { programme } = model;
  const t = useTranslations('offers');
  return (
    <article>
      <CityHead locale={locale} model={model} />
      {programme === null ? (
        <FailedState locale={locale} model={model} today={today} />
      ) : programme.undated.length > 0 ? (
        <UndatedSection locale={locale} model={model} shows={programme.undated} />
      ) : (
        <DaySection locale={locale} model={model} day={programme.day} filters={filters} />
      )}
      <Later>
        <CityCinemas locale={locale} model={model} />
        <HighlightSection locale={locale} model={model} />
        <LaterSection locale={locale} model={model} />
        <OffersSection
          locale={locale}
          title={contracted(t('city', { name: model.city.name }))}
          offers={model.offers}
        />
        <CityAbout city={model.city} />
        <NearbySection locale={locale} cinemas={model.nearbyCinemas} cities={model.nearbyCities} />
      </Later>
    </article>
  );
}
