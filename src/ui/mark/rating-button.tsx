import { clsx } from 'clsx';
import type { ButtonHTMLAttributes } from 'react';
import { buttonClass } from '../link/button.tsx';
import { Icon } from '../picture/icon.tsx';
import type { IconName } from '#src/styles/icon-paths.ts';
import { markAttributes } from './mark-attributes.ts';
import css from './mark.module.scss';

/** The feelings that a member can have about a show, by their number (D25). */
export const emotionNames = { 1: 'disappointed', 2: 'liked', 3: 'loved' } as const;
export type EmotionName = (typeof emotionNames)[keyof typeof emotionNames];

/** The icon and the text of one state of the rating. */
export interface RatingFace {
  readonly icon: IconName;
  readonly words: string;
}

interface RatingButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly slug: string;
  /** The states: no rating, and each feeling. */
  readonly faces: Readonly<Record<'none' | EmotionName, RatingFace>>;
}

/**
 * Opens the rating, and shows the member's own rating if there is one. All states lie on top of each other, so that the
 * button is as wide as the widest and nothing moves when the member is known. On a phone only the icons are shown.
 */
export function RatingButton({ slug, faces, className, ...rest }: RatingButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass('outlined', clsx(css['mark'], css['rating'], css['compact'], className))}
      {...markAttributes('rating', slug)}
    >
      {(['none', 'disappointed', 'liked', 'loved'] as const).map((face) => (
        <span key={face} data-face={face}>
          <Icon name={faces[face].icon} />
          <span className={css['words']}>{faces[face].words}</span>
        </span>
      ))}
    </button>
  );
}
