import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { EmptyState } from '#src/ui/layout/empty-state.tsx';
import { Section } from '#src/ui/layout/section.client.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { CinemaCards } from '#src/ui/place/cinema-cards.tsx';
import type { CityModel } from './load-city.ts';

/** When there are more than this, they are shown as rows, so that a long list does not push the next sections away. */
const mostLarge = 6;

/** The cinemas of the city with address and distance from its centre (R074, D20). */
export function CityCinemas({ locale, model }: { readonly locale: Locale; readonly model: CityModel }) {
  const t = useTranslations('city');
  const list = useTranslations('cinemas');
  const { cinemas } = model;
  const all = { page: 'cinemas' } as const;
  // The distance from the centre helps only to tell several cinemas apart.
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
