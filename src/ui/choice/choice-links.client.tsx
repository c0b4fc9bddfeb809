'use client';

import { PageLink } from '../link/link.client.tsx';
import type { FilterName } from '#src/routes/filters.ts';
import { choiceMark } from '../link/choice-marks.ts';
import css from './choice-links.module.scss';

/** A choice as the island gets it; see `ChoiceList`. */
export interface ChoiceLink {
  readonly href: string;
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
  readonly keepFragment: boolean;
  /** The filter that the links set, each to its `slug`. */
  readonly filter?: FilterName;
}

/** The links of a `ChoiceList`. They filter a page: it is not prefetched, and crawlers do not follow them. */
export function ChoiceLinks({ label, choices, keepFragment, filter }: ChoiceLinksProps) {
  return (
    <ul className={css['list']} aria-label={label}>
      {choices.map(({ href, title, aside, note, detail, slug }) => (
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
            className={css['choice']}
          >
            <span className={css['where']}>
              <strong>{title}</strong>
              {aside === undefined ? null : <span> {aside}</span>}
            </span>
            {note === undefined ? null : <span className={css['note']}>{note}</span>}
            {detail === undefined ? null : <span className={css['detail']}>{detail}</span>}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
