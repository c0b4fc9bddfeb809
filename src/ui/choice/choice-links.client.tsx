'use client';

import { PageLink } from '../link/link.client.tsx';
import { choiceMark, type FilterName } from '../link/choice-marks.ts';
import css from './choice-links.module.scss';

/** A choice as it stands in the page; see `ChoiceList`. */
export interface ChoiceLink {
  readonly href: string;
  readonly title: string;
  readonly aside?: string;
  readonly note?: string;
  readonly detail?: string;
  readonly slug?: string;
}

/** What the links of a `ChoiceList` are given. */
export interface ChoiceLinksProps {
  readonly label: string;
  readonly choices: readonly ChoiceLink[];
  readonly keepFragment: boolean;
  /** The filter that they set, each to its `slug`. */
  readonly filter?: FilterName;
}

/** The links of a `ChoiceList`. They narrow: nothing is fetched ahead, and crawlers do not follow. */
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
