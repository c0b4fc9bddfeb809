import type { ReactNode } from 'react';
import css from './help-head.module.scss';

interface HelpHeadProps {
  readonly title: string;
  /** One or two sentences below the title. */
  readonly lead?: string | null;
  /** Above the title: the way back. */
  readonly back?: ReactNode;
  /** The search field. */
  readonly children: ReactNode;
}

/** The head of the help centre's pages: a curtain with the title and the search field in front of it. */
export function HelpHead({ title, lead = null, back, children }: HelpHeadProps) {
  return (
    <div className={css['band']} data-theme="dark">
      <div className={css['top']}>
        {back === undefined ? null : <p className={css['back']}>{back}</p>}
        <h1 className={css['title']}>{title}</h1>
        {lead === null ? null : <p className={css['lead']}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}
