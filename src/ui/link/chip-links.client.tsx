'use client';

import { choiceMark, type ChoiceName } from './choice-marks.ts';
import { Drawing } from '../picture/drawing.tsx';
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
  readonly chips: readonly Chip[];
  /** The icon before the text of an active value. */
  readonly sign: keyof typeof signPaths;
  readonly keepFragment: boolean;
  /** Whether the link scrolls to the top of the new page, or to its fragment. */
  readonly jumps: boolean;
}

/** The links of `ChipLinks`. */
export function Chips({ chips, sign, keepFragment, jumps }: ChipsProps) {
  return chips.map(({ href, text, on = false, narrows = false, label, filter, value }) => (
    <PageLink
      key={`${href} ${text}`}
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
      {on ? <Drawing paths={signPaths[sign]} className={css['sign']} /> : null}
      {text}
    </PageLink>
  ));
}
