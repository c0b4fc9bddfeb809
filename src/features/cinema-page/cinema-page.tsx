import { useTranslations } from 'next-intl';
import { sharedOn } from '#src/domain/filter/change-filters.ts';
import type { Filters } from '#src/routes/filters.ts';
import type { Locale } from '#src/sites/site.ts';
import { OffersSection } from '#src/ui/article/offers-section.tsx';
import { CheckedAt } from '#src/ui/choice/checked-at.tsx';
import { Later } from '#src/ui/layout/later.client.tsx';
import { PromoBand } from '#src/ui/layout/promo-band.tsx';
import { ShareBar } from '#src/ui/share/share-bar.tsx';
import { NearbySection } from '#src/ui/place/nearby-section.tsx';
import { FoldOnLeave } from './fold-on-leave.client.tsx';
import { cinemaLists } from './cinema-lists.ts';
import css from './cinema-page.module.scss';
import { CinemaEquipment } from './about/cinema-equipment.tsx';
import { CinemaHead } from './about/cinema-head.tsx';
import { CinemaOffers } from './about/cinema-offers.tsx';
import { CinemaPushes } from './about/cinema-pushes.tsx';
import { CinemaServices } from './about/cinema-services.tsx';
import { narrowed } from './programme/filter-links.ts';
import { ProgrammeSection } from './programme/programme-section.tsx';
import type { CinemaModel } from './load-cinema.ts';

interface CinemaPageProps {
  readonly locale: Locale;
  readonly model: CinemaModel;
  /** Programme day of the cinema. */
  readonly filters: Filters;
}

/** The cinema page: what is on and when, then everything else about the cinema. */
export function CinemaPage({ locale, model, filters }: CinemaPageProps) {
  const t = useTranslations('offers');
  const { cinema, services } = model;
  return (
    <FoldOnLeave>
      <CinemaHead locale={locale} model={model} />
      <ProgrammeSection locale={locale} model={model} filters={filters} />
      <Later>
        {model.programme === null ? null : (
          <div className={css['after']}>
            <CheckedAt locale={locale} time={model.checked} />
            <ShareBar
              locale={locale}
              to={narrowed(
                model.ref,
                sharedOn(filters, model.programme.films.length === 0 ? null : model.programme.day),
              )}
              title={cinema.name}
              subscribeAt={model.origin}
              {...cinemaLists(locale, cinema.slug, filters)}
            />
          </div>
        )}
        <CinemaPushes pushes={cinema.pushes} />
        <CinemaOffers locale={locale} cinepassOffers={cinema.cinepassOffers} ecards={cinema.ecards} />
        <OffersSection locale={locale} title={t('here')} offers={model.offers} />
        <PromoBand promos={model.nativeAds} id="ad" />
        <CinemaEquipment locale={locale} equipment={cinema.equipment} />
        <CinemaServices services={services.others} />
        <PromoBand promos={model.promos} id="promo" turned />
        <NearbySection locale={locale} cinemas={model.nearbyCinemas} cities={model.nearbyCities} />
      </Later>
    </FoldOnLeave>
  );
}
