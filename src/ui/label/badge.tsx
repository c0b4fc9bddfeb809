import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ownColours, type OwnColours } from './own-colours.ts';
import css from './badge.module.scss';

interface BadgeProps {
  /** `brass` is only for premium experiences. */
  readonly tone?: 'plain' | 'brass' | 'accent';
  /** The chain's colours of the text, used in place of the tone's (R083, R086). */
  readonly colours?: OwnColours | null;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A short text about an item: a version, an experience, a number. */
export function Badge({ tone = 'plain', colours = null, children, className }: BadgeProps) {
  const style = ownColours(colours);
  return (
    <span className={clsx(css['badge'], css[tone], className)} {...(style === undefined ? {} : { style })}>
      {children}
    </span>
  );
}
