import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './badge.module.scss';

interface BadgeProps {
  /** `brass` is only for premium experiences. */
  readonly tone?: 'plain' | 'brass' | 'accent';
  readonly children: ReactNode;
  readonly className?: string;
}

/** A short text about an item: a version, an experience, a number. */
export function Badge({ tone = 'plain', children, className }: BadgeProps) {
  return <span className={clsx(css['badge'], css[tone], className)}>{children}</span>;
}
