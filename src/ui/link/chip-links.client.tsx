'use client';

import { choiceMark, choiceValueMark, type ChoiceName } from './choice-marks.ts';
import { Icon } from '../picture/icon.tsx';
import type { IconName } from '#src/styles/icon-paths.ts';
import css from './chip-link.module.scss';
import { PageLink } from './link.client.tsx';
import { showInRow } from './show-in-row.ts';

/** A chip in plain strings; see `ChipLinks`. Unset values are not sent. */
export interface Chip {
  readonly href: string;
  readonly text: string;
  readonly on?: true;
  readonly label?: string;
  /** Whether its page has filters: it is then not prefetched, and crawlers do not follow the link. */
  readonly narrows?: true;
  /** What it changes. */
  readonly filter?: ChoiceName;
  /** The value that it adds or removes. */
  readonly value?: string;
}

/** What all chips have in common; unset values are not sent. */
interface ChipsShared {
  /** Whether the element around them says what they change, and scripts make the names of values themselves. */
  readonly listed?: true;
  /** The icon before the text of an active value; a check by default. */
  readonly sign?: IconName;
  readonly keepFragment?: true;
  /** Whether the link scrolls to the top of the new page, or to its fragment. */
  readonly jumps?: true;
}

/** The links of `ChipLinks`. */
export function Chips({ chips, ...shared }: ChipsShared & { readonly chips: readonly Chip[] }) {
  return chips.map((chip) => <ChipItem key={`${chip.href} ${chip.text}`} {...shared} {...chip} />);
}

/** Among listed chips only the active one says its value: the addresses of the others end in theirs. */
function markOf({ filter, listed, text, value = '', on }: Chip & ChipsShared) {
  if (filter === undefined) return {};
  if (listed !== true) return choiceMark(filter, value, text);
  return on === true ? choiceValueMark(value) : {};
}

function ChipItem(props: Chip & ChipsShared) {
  const { href, text, on = false, narrows = false, label, sign = 'check' } = props;
  return (
    <PageLink
      // The view of the page may be far along the row.
      ref={on && props.jumps === true ? showInRow : undefined}
      {...markOf(props)}
      href={href}
      prefetch={!narrows}
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
