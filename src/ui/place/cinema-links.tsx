import type { Locale } from '#src/sites/site.ts';
import { Link } from '#src/ui/link/link.tsx';
import type { CityOfCinemas } from '#src/domain/cinema/cinemas-by-city.ts';
import css from './cinema-links.module.scss';

interface CinemaLinksProps {
  readonly locale: Locale;
  readonly cities: readonly CityOfCinemas[];
  readonly heading?: 'h3' | 'h4';
}

/** Cinemas by city, each a link to its programme. */
export function CinemaLinks({ locale, cities, heading: Heading = 'h3' }: CinemaLinksProps) {
  return (
    <ul className={css['cities']}>
      {cities.map(({ name, slug, cinemas }) => (
        <li key={slug ?? name} className={css['city']}>
          <Heading className={css['name']}>
            {slug === null ? (
              name
            ) : (
              <Link locale={locale} to={{ page: 'city', slug }}>
                {name}
              </Link>
            )}
          </Heading>
          <ul className={css['cinemas']}>
            {cinemas.map((cinema) => (
              <li key={cinema.slug}>
                <Link locale={locale} to={{ page: 'cinema', slug: cinema.slug }}>
                  {cinema.name}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
