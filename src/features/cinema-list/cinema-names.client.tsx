'use client';

import { PageLink } from '#src/ui/link/link.client.tsx';
import css from './cinema-names.module.scss';

/** A cinema of the list in plain strings; unset values are not sent. */
export interface CinemaName {
  readonly name: string;
  /** Absent where it has no page. */
  readonly href?: string;
  readonly closed?: true;
}

/** A city with its cinemas. */
export interface CityNames {
  readonly name: string;
  /** Absent where it has no page. */
  readonly href?: string;
  readonly cinemas: readonly CinemaName[];
}

interface CinemaNamesListProps {
  readonly cities: readonly CityNames[];
  /** Follows the name of a cinema that is closed. */
  readonly closed: string;
}

/** The markup of `CinemaNames`: an island, so that a page has each name once as HTML, beside a little data. */
export function CinemaNamesList({ cities, closed }: CinemaNamesListProps) {
  const linked = ({ name, href }: { readonly name: string; readonly href?: string }) =>
    href === undefined ? name : <PageLink href={href}>{name}</PageLink>;
  return (
    <ul className={css['cities']}>
      {cities.map((city) => (
        <li key={city.href ?? city.name}>
          {linked(city)}
          <ul>
            {city.cinemas.map((cinema) => (
              <li key={cinema.href ?? cinema.name}>
                {linked(cinema)}
                {cinema.closed === undefined ? null : ` (${closed})`}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
