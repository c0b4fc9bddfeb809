'use client';

import type { Ref } from 'react';
import { PageLink } from '../link/link.client.tsx';
import type { FilterName } from '#src/routes/filters.ts';
import { choiceMark } from '../link/choice-marks.ts';
import { OwnMark } from '../mark/own-mark.client.tsx';
import css from './choice-links.module.scss';

/** A choice as the island gets it; see `ChoiceList`. */
export interface ChoiceLink {
  /** Its address; absent when that is the common beginning and the slug. */
  readonly href?: string;
  readonly title: string;
  readonly aside?: string;
  readonly note?: string;
  readonly detail?: string;
  readonly slug?: string;
}

/** Props of the links of a `ChoiceList`. */
export interface ChoiceLinksProps {
  readonly label: string;
  readonly choices: readonly ChoiceLink[];
  /** The common beginning of the addresses. */
  readonly start: string;
  readonly keepFragment: boolean;
  /** The filter that the links set, each to its `slug`. */
  readonly filter?: FilterName;
  /** The word of the mark of those that are the visitor's own. */
  readonly ownWord?: string;
  /** Slugs of the visitor's own. */
  readonly own?: readonly string[];
  readonly place?: Ref<HTMLUListElement>;
}

/** The links of a `ChoiceList`. They filter a page: it is not prefetched, and crawlers do not follow them. */
export function ChoiceLinks(props: ChoiceLinksProps) {
  const { label, choices, start, keepFragment, filter, own = [], ownWord, place } = props;
  return (
    <ul ref={place} className={css['list']} aria-label={label}>
      {choices.map(({ title, aside, note, detail, slug, href = `${start}${slug ?? ''}` }) => (
        <li key={href}>
          <PageLink
            {...(filter === undefined
              ? {}
              : choiceMark(filter, slug, note === undefined ? title : `${title}, ${note}`))}
            href={href}
            rel="nofollow"
            ahead={false}
            scroll={false}
            keepFragment={keepFragment}
          >
            <span>
              <strong>{title}</strong>
              {aside === undefined ? null : <span> {aside}</span>}
            </span>
            {ownWord === undefined || slug === undefined || !own.includes(slug) ? null : (
              <OwnMark word={ownWord} />
            )}
            {note === undefined ? null : <small>{note}</small>}
            {detail === undefined ? null : <span className={css['detail']}>{detail}</span>}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
