import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { markAttributes, type MarkKind } from './mark-attributes.ts';
import css from './mark.module.scss';

/** Id of the drawing of a mark, which is in the page once (`MarkSprite`). */
export function markShapeId(mark: MarkKind): string {
  return `mark-${mark}`;
}

interface MarkButtonProps {
  readonly mark: MarkKind;
  /** Slug of the cinema or of the show. */
  readonly slug: string;
  /**
   * Accessible name of the button when it has no visible text. It names the pressed state and never changes:
   * `Le Phare, envie de voir`.
   */
  readonly label?: string;
  readonly className?: string | undefined;
  /** Visible text beside the icon; without it there is only the icon in a circle. */
  readonly children?: ReactNode;
  /** Whether, on a phone, the text is only for screen readers and the icon is in a circle. */
  readonly compact?: boolean;
}

/**
 * The button of a mark, not set yet. The page is the same for every visitor: one script for the whole page (`MarkHost`)
 * sets it for the member. It is hidden without script, and when signing in is not possible.
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
