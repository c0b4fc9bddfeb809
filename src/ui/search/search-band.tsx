import type { ReactNode } from 'react';
import css from './search-band.module.scss';

interface SearchBandProps {
  readonly title: string;
  /** One or two sentences below the title. */
  readonly lead?: string | null;
  /** Above the title: the way back. */
  readonly back?: ReactNode;
  /** The search field. */
  readonly children: ReactNode;
}

/** The head of a page that is for searching: a curtain with the title and the search field in front of it. */
export function SearchBand({ title, lead = null, back, children }: SearchBandProps) {
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
