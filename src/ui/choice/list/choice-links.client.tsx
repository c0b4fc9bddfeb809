'use client';

import type { Ref } from 'react';
import { goMark } from '../../link/go-mark.ts';
import { PageLink } from '../../link/link.client.tsx';
import type { FilterName } from '#src/routes/filters.ts';
import { choiceListMark, choiceValueMark } from '../../link/choice-marks.ts';
import { OwnMark } from '../../mark/own-mark.client.tsx';
import css from './choice-links.module.scss';

/** A choice as its list shows it; unset values are left out. */
export interface ChoiceLink {
  readonly href: string;
  readonly title: string;
  readonly aside?: string;
  readonly note?: string;
  readonly detail?: string;
  readonly slug?: string;
}

/** Props of the links of a `ChoiceList`: an island that knows the visitor's own gives them in its order. */
export interface ChoiceLinksProps {
  readonly label: string;
  readonly choices: readonly ChoiceLink[];
  readonly keepFragment: boolean;
  /** The filter that the links set, each to its `slug`. */
  readonly filter?: FilterName;
  /** The word of the mark of those that are the visitor's own. */
  readonly ownWord?: string;
  /** Slugs of the visitor's own. */
  readonly own?: readonly string[];
  readonly place?: Ref<HTMLUListElement>;
}

/**
 * The links of a `ChoiceList` in the order in which they are given. They filter a page: it is not prefetched, and crawlers
 * do not follow them.
 */
export function ChoiceLinks(props: ChoiceLinksProps) {
  const { label, choices, keepFragment, filter, own = [], ownWord, place } = props;
  return (
    <ul
      ref={place}
      className={css['list']}
      aria-label={label}
      {...goMark({ prefetch: false, scroll: false, keepFragment })}
      {...(filter === undefined ? {} : choiceListMark(filter))}
    >
      {choices.map(({ title, aside, note, detail, slug, href }) => (
        <li key={href}>
          <PageLink
            {...(slug === undefined || filter === undefined || href.endsWith(`/${filter}-${slug}`)
              ? {}
              : choiceValueMark(slug))}
            href={href}
            rel="nofollow"
            inGroup
          >
            <b>
              {title}
              {aside === undefined ? null : <span> {aside}</span>}
            </b>
            {ownWord === undefined || slug === undefined || !own.includes(slug) ? null : (
              <OwnMark word={ownWord} />
            )}
            {note === undefined ? null : <small>{note}</small>}
            {detail === undefined ? null : <span>{detail}</span>}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
