import { useTranslations } from 'next-intl';
import type { Locale } from '#src/sites/site.ts';
import { Section } from '#src/ui/layout/section.client.tsx';
import { ShowGrid } from '#src/ui/poster/show-grid.tsx';
import { buttonClass } from '#src/ui/link/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import type { SearchModel } from './load-search.ts';
import css from './search-page.module.scss';

interface SuggestionsProps {
  readonly locale: Locale;
  readonly suggestions: SearchModel['suggestions'];
}

/** Suggestions when there is no search: shows that are on now, and cities. */
export function Suggestions({ locale, suggestions: { shows, cities } }: SuggestionsProps) {
  const t = useTranslations('search');
  return (
    <>
      {shows.length === 0 ? null : (
        <Section
          id="now"
          title={t('now')}
          more={
            <Link locale={locale} to={{ page: 'shows' }}>
              {t('toFilms')}
            </Link>
          }
        >
          <ShowGrid locale={locale} label={t('now')} shows={shows.map((show) => ({ show }))} />
        </Section>
      )}
      {cities.length === 0 ? null : (
        <Section
          id="cities"
          title={t('cities')}
          more={
            <Link locale={locale} to={{ page: 'cinemas' }}>
              {t('toCinemas')}
            </Link>
          }
        >
          <ul className={css['chips']}>
            {cities.map(({ name, to }) => (
              <li key={name}>
                <Link locale={locale} to={to} className={buttonClass('outlined')}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
