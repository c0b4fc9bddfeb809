'use client';

import type { Ref } from 'react';
import { goMark } from '../../link/go-mark.ts';
import { PageLink } from '../../link/link.client.tsx';
import type { FilterName } from '#src/routes/filters.ts';
import { choiceListMark, choiceValueMark } from '../../link/choice-marks.ts';
import { OwnMark } from '../../mark/own-mark.client.tsx';
import { choicesOf, type ChoiceCodes, type ChoiceLink } from './choice-code.ts';
import css from './choice-links.module.scss';

interface SharedProps {
  readonly label: string;
  readonly keepFragment: boolean;
  /** The filter that the links set, each to its `slug`. */
  readonly filter?: FilterName;
  /** The word of the mark of those that are the visitor's own. */
  readonly ownWord?: string;
}

/** Props of the links of a `ChoiceList`: an island that knows the visitor's own may read the codes itself. */
export interface ChoiceLinksProps extends SharedProps {
  readonly codes: ChoiceCodes;
}

/** Props of the links once their codes are read. */
export interface ChoicesProps extends SharedProps {
  readonly choices: readonly ChoiceLink[];
  /** Slugs of the visitor's own. */
  readonly own?: readonly string[];
  readonly place?: Ref<HTMLUListElement>;
}

/** The links of a `ChoiceList`. They filter a page: it is not prefetched, and crawlers do not follow them. */
export function ChoiceLinks({ codes, ...props }: ChoiceLinksProps) {
  return <Choices {...props} choices={choicesOf(codes)} />;
}

/** The links of a `ChoiceList` in the order in which they are given. */
export function Choices({ label, choices, keepFragment, filter, own = [], ownWord, place }: ChoicesProps) {
  return (
    <ul
      ref={place}
      className={css['list']}
      aria-label={label}
      {...goMark({ ahead: false, scroll: false, keepFragment })}
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
