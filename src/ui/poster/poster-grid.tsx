import type { ReactNode } from 'react';
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
        // The index is a good key here: the grid is rendered once, on the server.
        <li key={index}>{child}</li>
      ))}
    </ul>
  );
}
