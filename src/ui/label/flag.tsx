import { clsx } from 'clsx';
import css from './flag.module.scss';
import { Icon } from '../picture/icon.tsx';
import type { IconName } from '../picture/icon-paths.ts';

/** The flag table by name (R107): 1 green, 2 yellow, 3 grey, 4 red, 5 blue, the 'heart' label (D33). */
export type FlagTone = 'green' | 'yellow' | 'grey' | 'red' | 'blue';

/** Each tone has a shape of its own: colour never speaks alone. */
const shapes: Readonly<Record<FlagTone, IconName>> = {
  green: 'flag-green',
  yellow: 'flag-yellow',
  grey: 'flag-grey',
  red: 'flag-red',
  blue: 'heart',
};

const toneByNumber: Readonly<Record<string, FlagTone>> = {
  '1': 'green',
  '2': 'yellow',
  '3': 'grey',
  '4': 'red',
  '5': 'blue',
};

/** The tone of a colour number as the wire has it (`"5"`); a number without a colour is grey (R107). */
export function flagToneOf(colour: string | null): FlagTone {
  return (colour === null ? undefined : toneByNumber[colour]) ?? 'grey';
}

interface FlagProps {
  readonly tone: FlagTone;
  /** The words of the flag, from the data. */
  readonly label: string;
  readonly className?: string;
}

/** A short label on a film: its words, its colour and its shape. */
export function Flag({ tone, label, className }: FlagProps) {
  return (
    <span className={clsx(css['flag'], css[tone], className)} data-tone={tone}>
      <Icon name={shapes[tone]} className={css['icon']} />
      {label}
    </span>
  );
}
