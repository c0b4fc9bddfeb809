import { clsx } from 'clsx';
import css from './icon.module.scss';

/** One drawing on a 24 × 24 grid: lines of 1.75 and filled parts. */
export interface DrawingPaths {
  readonly outline?: string;
  readonly solid?: string;
}

interface DrawingProps {
  readonly paths: DrawingPaths;
  /** What assistive technology hears; without it the drawing is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Paths as a picture as large as the text around it. Islands use it with few paths of their own: the set is large. */
export function Drawing({ paths: { outline, solid }, label, className }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={clsx(css['icon'], className)}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {outline === undefined ? null : <path className={css['outline']} d={outline} />}
      {solid === undefined ? null : <path className={css['solid']} d={solid} />}
    </svg>
  );
}
