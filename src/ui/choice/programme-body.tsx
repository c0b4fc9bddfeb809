import type { ReactNode } from 'react';
import css from './programme-body.module.scss';

interface ProgrammeBodyProps {
  /** What narrows the programme. */
  readonly filters: ReactNode;
  /** The films with their times. */
  readonly children: ReactNode;
}

/**
 * A programme below its days: the filters above the films, and beside them where there is room, so that the films begin
 * right below the days.
 */
export function ProgrammeBody({ filters, children }: ProgrammeBodyProps) {
  return (
    <div className={css['body']}>
      {filters}
      <div className={css['main']}>{children}</div>
    </div>
  );
}
