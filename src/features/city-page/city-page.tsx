import { useTranslations } from 'next-intl';
import { contracted } from '#src/i18n/contracted.ts';
import type { Day } from '#src/kernel/date/day.ts';
import type { Locale } from '#src/sites/site.ts';
import { OffersSection } from '#src/ui/article/offers-section.tsx';
import { NearbySection } from '#src/ui/place/nearby-section.tsx';
import { CityAbout } from './city-about.tsx';
import { CityCinemas } from './city-cinemas.tsx';
import { CityHead } from './city-head.tsx';
import { HighlightSection } from './highlight-section.tsx';
import { LaterSection, TodaySection } from './city-programme-sections.tsx';
import type { CityModel } from './load-city.ts';

interface CityPageProps {
  readonly locale: Locale;
  readonly model: CityModel;
  readonly today: Day;
}

/** The city page: what is on today, where, and what starts within the week. */
export function CityPage({ locale, model, today }: CityPageProps) {
  const t = useTranslations('offers');
  return (
    <article>
      <CityHead locale={locale} model={model} />
      <TodaySection locale={locale} model={model} today={today} />
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
    </article>
  );
}
