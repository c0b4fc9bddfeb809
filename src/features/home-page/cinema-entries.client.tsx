'use client';

import { PageLink } from '#src/ui/link/link.client.tsx';
import { useNearFirst } from '#src/visitor/locator/use-near-first.ts';
import css from './places.module.scss';

/** A cinema with the address of its page. */
interface LinkedCinema {
  readonly slug: string;
  readonly name: string;
  readonly city: string | null;
  readonly href: string;
}

interface CinemaEntriesProps {
  readonly label: string;
  readonly cinemas: readonly LinkedCinema[];
}

/** The cinemas of a small site: the visitor's favourites first, then the nearest, once they are known. */
export function CinemaEntries({ label, cinemas }: CinemaEntriesProps) {
  return (
    <ul className={css['cinemas']} aria-label={label}>
      {useNearFirst(cinemas).map(({ slug, name, city, href }) => (
        <li key={slug}>
          <PageLink href={href} className={css['cinema']}>
            <strong>{name}</strong>
            <span className={css['where']}>{city}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
