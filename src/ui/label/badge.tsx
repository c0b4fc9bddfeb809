import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './badge.module.scss';

interface BadgeProps {
  /** `brass` is for premium experiences and nothing else. */
  readonly tone?: 'plain' | 'brass' | 'accent';
  readonly children: ReactNode;
  readonly className?: string;
}

/** A word or two about a thing: a version, an experience, a count. */
export function Badge({ tone = 'plain', children, className }: BadgeProps) {
  return <span className={clsx(css['badge'], css[tone], className)}>{children}</span>;
}
