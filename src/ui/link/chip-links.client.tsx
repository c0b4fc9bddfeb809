'use client';

import { choiceMark, type ChoiceName } from './choice-marks.ts';
import { Drawing } from '../picture/drawing.client.tsx';
import { signPaths } from '../picture/sign-paths.ts';
import css from './chip-link.module.scss';
import { PageLink } from './link.client.tsx';

/** A chip in plain strings; see `ChipLinks`. */
export interface Chip {
  readonly href: string;
  readonly text: string;
  readonly on?: true;
  readonly narrows?: true;
  readonly label?: string;
  readonly filter?: ChoiceName;
  readonly value?: string;
}

interface ChipsProps {
  /** Whether each is an item of the list around them. */
  readonly items: boolean;
  readonly chips: readonly Chip[];
  /** The icon before the text of an active value. */
  readonly sign: keyof typeof signPaths;
  readonly keepFragment: boolean;
  /** Whether the link scrolls to the top of the new page, or to its fragment. */
  readonly jumps: boolean;
}

/** The links of `ChipLinks`. */
export function Chips({ items, chips, ...rest }: ChipsProps) {
  return chips.map((chip) => {
    const key = `${chip.href} ${chip.text}`;
    return items ? (
      <li key={key}>
        <ChipItem {...rest} {...chip} />
      </li>
    ) : (
      <ChipItem key={key} {...rest} {...chip} />
    );
  });
}

function ChipItem(props: Chip & Omit<ChipsProps, 'items' | 'chips'>) {
  const { href, text, on = false, narrows = false, label, filter, value, sign, keepFragment, jumps } = props;
  return (
    <PageLink
      {...(filter === undefined ? {} : choiceMark(filter, value, text))}
      href={href}
      ahead={!narrows}
      scroll={jumps}
      keepFragment={keepFragment}
      rel={narrows ? 'nofollow' : undefined}
      className={css['chip']}
      aria-current={on ? 'true' : undefined}
      aria-label={label}
    >
      {on ? <Drawing {...signPaths[sign]} className={css['sign']} /> : null}
      {text}
    </PageLink>
  );
}
