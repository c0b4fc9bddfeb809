import type { ReactNode } from 'react';
import css from './empty-state.module.scss';

interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  /** What to do next: a link or a retry. */
  readonly action?: ReactNode;
  /** `failed` speaks up to assistive technology at once. */
  readonly kind?: 'empty' | 'failed';
  readonly heading?: 'h1' | 'h2' | 'h3';
}

/** Where a list has nothing to show, or could not load: what happened and what to do next. */
export function EmptyState({
  title,
  text,
  action,
  kind = 'empty',
  heading: Heading = 'h3',
}: EmptyStateProps) {
  return (
    <div className={css['state']} role={kind === 'failed' ? 'alert' : undefined}>
      <span className={css['curtain']} aria-hidden="true" />
      <Heading className={css['title']}>{title}</Heading>
      <p className={css['text']}>{text}</p>
      {action === undefined ? null : <div className={css['action']}>{action}</div>}
    </div>
  );
}
