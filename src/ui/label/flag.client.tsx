'use client';

import { clsx } from 'clsx';
import css from './flag.module.scss';
import type { FlagTone } from '#src/styles/flag-shapes.ts';

interface FlagProps {
  readonly tone: FlagTone;
  /** The text of the flag, from the data. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** A short label on a film: a text with a colour and a shape, so that colour is never the only information. */
export function Flag({ tone, label, className }: FlagProps) {
  return (
    <span className={clsx(css['flag'], css[tone], className)} data-tone={tone}>
      {label}
    </span>
  );
}
