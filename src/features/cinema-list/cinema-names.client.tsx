'use client';

import { PageLink } from '#src/ui/link/link.client.tsx';
import css from './cinema-names.module.scss';

/** A cinema of the list in plain strings; unset values are not sent. */
export interface CinemaName {
  readonly name: string;
  /** What follows `links`; absent where it has no page. */
  readonly at?: string;
  readonly closed?: true;
}

/** A city with its cinemas. */
export interface CityNames {
  readonly name: string;
  /** What follows `links`; absent where it has no page. */
  readonly at?: string;
  readonly cinemas: readonly CinemaName[];
}

interface CinemaNamesListProps {
  /** The common beginning of the addresses. */
  readonly links: string;
  readonly cities: readonly CityNames[];
  /** Follows the name of a cinema that is closed. */
  readonly closed: string;
}

/** The markup of `CinemaNames`: an island, so that a page has each name once as HTML, beside a little data. */
export function CinemaNamesList({ links, cities, closed }: CinemaNamesListProps) {
  const linked = ({ name, at }: { readonly name: string; readonly at?: string }) => {
    if (at === undefined) return name;
    const href = `${links}${at}`;
    return <PageLink href={href}>{name}</PageLink>;
  };
  return (
    <ul className={css['cities']}>
      {cities.map((city) => (
        <li key={city.at ?? city.name}>
          {linked(city)}
          <ul>
            {city.cinemas.map((cinema) => (
              <li key={cinema.at ?? cinema.name}>
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
