import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { buttonClass } from '../link/button.tsx';
import css from './mark.module.scss';

/** What a client can feel about a show, by its number (D25). */
export const emotionNames = { 1: 'disappointed', 2: 'liked', 3: 'loved' } as const;
export type EmotionName = (typeof emotionNames)[keyof typeof emotionNames];

interface RatingButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly slug: string;
  /** Drawing and words before anything is felt, and for each feeling. */
  readonly faces: Readonly<Record<'none' | EmotionName, ReactNode>>;
}

/**
 * Opens the rating, and says the client's own once there is one. All faces lie upon each other, so that the place is as
 * wide as the widest and nothing moves when the client comes.
 */
export function RatingButton({ slug, faces, className, ...rest }: RatingButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass('outlined', clsx(css['mark'], css['rating'], className))}
      data-mark="rating"
      data-slug={slug}
    >
      {(['none', 'disappointed', 'liked', 'loved'] as const).map((face) => (
        <span key={face} data-face={face}>
          {faces[face]}
        </span>
      ))}
    </button>
  );
}
