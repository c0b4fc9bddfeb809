import type { ReactNode } from 'react';
import css from './rail.module.scss';

interface RailProps {
  /** What the row holds, as its heading says it: heard when the row is reached. */
  readonly label: string;
  /** Cards with keys. */
  readonly children: readonly ReactNode[];
  /** How wide a card stands: posters, wide pictures, or tiles that share the row where they fit. */
  readonly cards?: 'poster' | 'wide' | 'tile';
}

/** A row that scrolls sideways by finger, wheel and keyboard, without script; the last card peeks in. */
export function Rail({ label, children, cards = 'poster' }: RailProps) {
  return (
    <ul className={css['rail']} data-cards={cards} aria-label={label}>
      {children.map((child, index) => (
        // The order is the identity: the row is rendered once, on the server.
        <li key={index}>{child}</li>
      ))}
    </ul>
  );
}
