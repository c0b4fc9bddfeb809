import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { markAttributes, type MarkKind } from './mark-attributes.ts';
import css from './mark.module.scss';

/** Id of a mark's drawing, which stands in the page once (`MarkSprite`). */
export function markShapeId(mark: MarkKind): string {
  return `mark-${mark}`;
}

interface MarkButtonProps {
  readonly mark: MarkKind;
  /** Of the cinema or the show. */
  readonly slug: string;
  /**
   * Name of the button, where no words are in sight. It says what holds when it is pressed, and stays the same: `Le Phare,
   * envie de voir`.
   */
  readonly label?: string;
  readonly className?: string | undefined;
  /** Words in sight beside the drawing; without them the drawing stands alone in a round place. */
  readonly children?: ReactNode;
  /** On a phone the words are heard only, and the drawing stands in a round place. */
  readonly compact?: boolean;
}

/**
 * A mark that is not put yet. The page is the same for everybody: one script for the whole page (`MarkHost`) presses it for
 * the member who has put it. Without script, and where nobody can sign in, it is not there.
 */
export function MarkButton({ mark, slug, label, className, children, compact = false }: MarkButtonProps) {
  return (
    <button
      type="button"
      className={clsx(
        css['mark'],
        children === undefined ? css['round'] : css['worded'],
        compact && css['compact'],
        className,
      )}
      {...markAttributes(mark, slug)}
      aria-pressed={false}
      aria-label={label}
    >
      <svg className={css['shape']} viewBox="0 0 24 24" aria-hidden="true">
        <use href={`#${markShapeId(mark)}`} />
      </svg>
      {children === undefined ? null : <span className={css['words']}>{children}</span>}
    </button>
  );
}
