'use client';

import { useRef } from 'react';
import { PageLink } from '#src/ui/link/link.client.tsx';
import { OwnMark } from '#src/ui/mark/own-mark.client.tsx';
import { useNearFirst } from '#src/visitor/locator/use-near-first.ts';
import { useMine } from '#src/visitor/own/mine.ts';
import { ownFirst, useUnseen } from '#src/visitor/own/own-first.ts';
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
  /** The word of the mark of the visitor's own cinemas. */
  readonly ownWord: string;
  readonly cinemas: readonly LinkedCinema[];
}

/** The cinemas of a small site: the visitor's own first, then the nearest, once they are known. */
export function CinemaEntries({ label, ownWord, cinemas }: CinemaEntriesProps) {
  const place = useRef<HTMLUListElement>(null);
  const own = useUnseen(useMine(), place);
  return (
    <ul ref={place} className={css['cinemas']} aria-label={label}>
      {ownFirst(useNearFirst(cinemas), own).map(({ slug, name, city, href }) => (
        <li key={slug}>
          <PageLink href={href} className={css['cinema']}>
            <strong>{name}</strong>
            {own.includes(slug) ? <OwnMark word={ownWord} /> : null}
            <span className={css['where']}>{city}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
