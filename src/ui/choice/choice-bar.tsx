import type { ReactNode } from 'react';
import type { FilterName } from '#src/routes/filters.ts';
import { choiceListMark } from '../link/choice-marks.ts';
import css from './choice-bar.module.scss';

interface ChoiceBarProps {
  /** The control with which the visitor chooses the cinemas that matter to them. */
  readonly locator?: ReactNode;
  /** Folds with filters. */
  readonly children: ReactNode;
}

/** What narrows the showtimes or films of a page: the control of the visitor's place, then folds. */
export function ChoiceBar({ locator, children }: ChoiceBarProps) {
  return (
    <div className={css['bar']}>
      {locator === undefined ? null : <div className={css['locator']}>{locator}</div>}
      {children}
    </div>
  );
}

interface ChoiceChipsProps {
  /** What they choose, for assistive technology. */
  readonly label: string;
  /** The filter of listed chips (`ChipLinks`). */
  readonly filter?: FilterName;
  readonly children: ReactNode;
}

/** The values of one filter in a fold: a row that scrolls on a phone, and wraps where there is room. */
export function ChoiceChips({ label, filter, children }: ChoiceChipsProps) {
  return (
    <nav
      aria-label={label}
      className={css['chips']}
      {...(filter === undefined ? {} : choiceListMark(filter))}
    >
      {children}
    </nav>
  );
}

interface ChoicePanelProps {
  /** The link that takes the choice back; null when nothing is chosen. */
  readonly all: ReactNode;
  readonly children: ReactNode;
}

/** A long list of values in a fold. */
export function ChoicePanel({ all, children }: ChoicePanelProps) {
  return (
    <div className={css['panel']}>
      {all === null ? null : <p className={css['all']}>{all}</p>}
      {children}
    </div>
  );
}
