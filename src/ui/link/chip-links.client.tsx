'use client';

import { choiceMark, choiceValueMark, type ChoiceName } from './choice-marks.ts';
import { Icon } from '../picture/icon.tsx';
import type { IconName } from '#src/styles/icon-paths.ts';
import css from './chip-link.module.scss';
import { PageLink } from './link.client.tsx';
import { showInRow } from './show-in-row.ts';

/** A chip in plain strings; see `ChipLinks`. */
export interface Chip {
  /** What follows the common beginning of the addresses. */
  readonly at: string;
  readonly text: string;
  readonly on?: true;
  readonly label?: string;
  /** The value that it adds or removes; absent when `at` is just that. */
  readonly value?: string;
}

/** What all chips have in common; unset values are not sent. */
export interface ChipsShared {
  /** The beginning of their addresses. */
  readonly start: string;
  /** Whether their pages have filters: they are then not prefetched, and crawlers do not follow the links. */
  readonly narrows?: true;
  /** What they change. */
  readonly filter?: ChoiceName;
  /** Whether the element around them says what they change, and scripts make the names of values themselves. */
  readonly listed?: true;
  /** The icon before the text of an active value; a check by default. */
  readonly sign?: IconName;
  readonly keepFragment?: true;
  /** Whether the link scrolls to the top of the new page, or to its fragment. */
  readonly jumps?: true;
}

interface ChipsProps {
  /** Chips, in parts that have something in common. */
  readonly chips: readonly (ChipsShared & { readonly of: readonly Chip[] })[];
}

/** The links of `ChipLinks`. */
export function Chips({ chips }: ChipsProps) {
  return chips.flatMap(({ of, ...shared }) =>
    of.map((chip) => <ChipItem key={`${shared.start}${chip.at} ${chip.text}`} {...shared} {...chip} />),
  );
}

/** Among listed chips only the active one says its value: the addresses of the others end in theirs. */
function markOf({ filter, listed, text }: Chip & ChipsShared, on: boolean, value: string) {
  if (filter === undefined) return {};
  if (listed !== true) return choiceMark(filter, value, text);
  return on ? choiceValueMark(value) : {};
}

function ChipItem(props: Chip & ChipsShared) {
  const { start, at, text, on = false, narrows = false, label, value = at, sign = 'check' } = props;
  const href = `${start}${at}`;
  return (
    <PageLink
      // The view of the page may be far along the row.
      ref={on && props.jumps === true ? showInRow : undefined}
      {...markOf(props, on, value)}
      href={href}
      ahead={!narrows}
      scroll={props.jumps === true}
      keepFragment={props.keepFragment === true}
      rel={narrows ? 'nofollow' : undefined}
      className={css['chip']}
      aria-current={on ? 'true' : undefined}
      aria-label={label}
    >
      {on ? <Icon name={sign} className={css['sign']} /> : null}
      {text}
    </PageLink>
  );
}
