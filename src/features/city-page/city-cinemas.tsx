import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Section } from '#src/ui/layout/section.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { CinemaCards } from '#src/ui/place/cinema-cards.tsx';
import type { CityModel } from './load-city.ts';

/** More of them stand as rows: a great city's list is not to push away what follows. */
const mostLarge = 6;

/** The cinemas of the city with address and distance from its centre (R074, D20). */
export function CityCinemas({ locale, model }: { readonly locale: Locale; readonly model: CityModel }) {
  const t = useTranslations('city');
  const list = useTranslations('cinemas');
  const { cinemas } = model;
  const all = { page: 'cinemas' } as const;
  // How far each is from the centre tells several apart.
  const listed = cinemas.length > 1 ? cinemas : cinemas.map((each) => ({ ...each, kilometres: null }));
  return (
    <Section
      id="cinemas"
      title={t('cinemasCount', { count: cinemas.length })}
      more={
        <Link locale={locale} to={all}>
          {list('all')}
        </Link>
      }
    >
      {cinemas.length === 0 ? (
        <EmptyState
          title={t('noCinemaTitle')}
          text={t('noCinemaText')}
          action={
            <Link locale={locale} to={all} className={buttonClass('outlined')}>
              {list('all')}
            </Link>
          }
        />
      ) : (
        <CinemaCards locale={locale} cinemas={listed} dense={cinemas.length > mostLarge} />
      )}
    </Section>
  );
}
