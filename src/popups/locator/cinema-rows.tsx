import type { CinemaListView } from '#src/domain/cinema/cinema-list-view.ts';
import { formatKilometres } from '#src/domain/number/format-number.ts';
import type { Locale } from '#src/sites/site.ts';
import { Icon } from '#src/ui/picture/icon.tsx';
import { cinemaAddress } from '#src/visitor/locator/show.ts';
import css from './locator-popup.module.scss';
import { takeCinema } from './place-actions.ts';

interface CinemaRowsProps {
  readonly locale: Locale;
  readonly label: string;
  readonly cinemas: readonly { readonly cinema: CinemaListView; readonly kilometres: number | null }[];
  /** Slug of the chosen cinema; null when none is chosen. */
  readonly chosen: string | null;
}

/** A list of cinemas with their distance. Choosing one opens its page, or filters the current page by it. */
export function CinemaRows({ locale, label, cinemas, chosen }: CinemaRowsProps) {
  return (
    <ul className={css['rows']} aria-label={label}>
      {cinemas.map(({ cinema, kilometres }) => {
        const address = cinemaAddress(cinema.slug);
        if (address === null) return null;
        const place = cinema.address;
        return (
          <li key={cinema.slug}>
            <a
              href={address}
              className={css['row']}
              aria-current={cinema.slug === chosen ? 'true' : undefined}
              onClick={() => takeCinema(locale, cinema)}
            >
              <Icon name="seat" className={css['sign'] ?? ''} />
              <span className={css['words']}>
                <strong>{cinema.name}</strong>
                {place === null ? null : (
                  <span className={css['fact']}>{`${place.zip} ${place.city}`.trim()}</span>
                )}
              </span>
              {kilometres === null ? null : (
                <span className={css['distance']}>{formatKilometres(locale, kilometres)}</span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
