import { isValidElement, type ReactNode } from 'react';
import css from './poster-grid.module.scss';

interface PosterGridProps {
  readonly label: string;
  /** Cards, each with a key. */
  readonly children: readonly ReactNode[];
}

/** Poster cards in as many columns as fit, two on a phone. */
export function PosterGrid({ label, children }: PosterGridProps) {
  return (
    <ul className={css['grid']} aria-label={label}>
      {children.map((child, index) => (
        // A grid on the server is rendered once; one in the browser gives its cards keys, so that they keep the focus.
        <li key={isValidElement(child) ? (child.key ?? index) : index}>{child}</li>
      ))}
    </ul>
  );
}
