'use client';

import { goMark, usualWay } from '../link/go-mark.ts';
import { PageLink } from '../link/link.client.tsx';
import { signAtEnd } from '../picture/sign.ts';
import css from './film-names.module.scss';

/** A film with the address of its page; null when it has none. */
interface FilmName {
  readonly title: string;
  readonly href: string | null;
  /** Whether the page has filters: it is then not prefetched, and crawlers do not follow the link. */
  readonly narrows?: true;
}

interface FilmNamesFoldProps {
  readonly title: string;
  readonly films: readonly FilmName[];
  /** Leads on to the films that are not named. */
  readonly further?: { readonly title: string; readonly href: string };
}

/** The markup of `FilmNames`: an island, so that a page has each name once as HTML, beside a little data. */
export function FilmNamesFold({ title, films, further }: FilmNamesFoldProps) {
  return (
    <details className={css['others']}>
      <summary {...signAtEnd('chevron-down')}>{title}</summary>
      <ul {...goMark({ ...usualWay, prefetch: films.every(({ narrows }) => narrows !== true) })}>
        {films.map((film) => (
          <li key={film.href ?? film.title}>
            <Name {...film} />
          </li>
        ))}
        {further === undefined ? null : (
          <li>
            <PageLink href={further.href}>{further.title}</PageLink>
          </li>
        )}
      </ul>
    </details>
  );
}

function Name({ title, href, narrows }: FilmName) {
  if (href === null) return title;
  return (
    <PageLink href={href} inGroup {...(narrows === true ? { rel: 'nofollow' } : {})}>
      {title}
    </PageLink>
  );
}
