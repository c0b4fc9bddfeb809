'use client';

import { clsx } from 'clsx';
import css from './icon.module.scss';

/** A drawing on a 24 × 24 grid: lines with a width of 1.75, and filled shapes. */
export interface DrawingPaths {
  readonly outline?: string;
  readonly solid?: string;
}

interface DrawingProps extends DrawingPaths {
  /** Text for assistive technology; without it the drawing is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * Renders paths as a picture of the size of the text around it. An island, so that the page sends only the paths; the
 * whole icon set is too large for script.
 */
export function Drawing({ label, className, ...paths }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={clsx(css['icon'], className)}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <Strokes {...paths} />
    </svg>
  );
}

/** The lines and shapes of a drawing, inside an `svg` or a `symbol`. */
export function Strokes({ outline, solid }: DrawingPaths) {
  return (
    <>
      {outline === undefined ? null : <path className={css['outline']} d={outline} />}
      {solid === undefined ? null : <path className={css['solid']} d={solid} />}
    </>
  );
}
