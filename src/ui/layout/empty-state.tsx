import type { ReactNode } from 'react';
import css from './empty-state.module.scss';

interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  /** A link or a button for the next step. */
  readonly action?: ReactNode;
  /** Assistive technology announces `failed` at once. */
  readonly kind?: 'empty' | 'failed';
  readonly heading?: 'h1' | 'h2' | 'h3';
  /** Whether it is a part of the page by itself, in no section. */
  readonly alone?: boolean;
}

/** Shown when a list is empty or could not be loaded: the reason, and the next step. */
export function EmptyState({
  title,
  text,
  action,
  kind = 'empty',
  heading: Heading = 'h3',
  alone = false,
}: EmptyStateProps) {
  const state = (
    <div className={css['state']} role={kind === 'failed' ? 'alert' : undefined}>
      <span className={css['curtain']} aria-hidden="true" />
      <Heading className={css['title']}>{title}</Heading>
      <p className={css['text']}>{text}</p>
      {action === undefined ? null : <div className={css['action']}>{action}</div>}
    </div>
  );
  return alone ? <div className={css['alone']}>{state}</div> : state;
}
