'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import css from './section.module.scss';

interface SectionProps {
  /** Id that is unique on the page, for the heading and for the section's fragment. */
  readonly id: string;
  readonly title: ReactNode;
  /** Beside the title: a link to the whole list. */
  readonly more?: ReactNode;
  readonly heading?: 'h2' | 'h3';
  readonly children: ReactNode;
  readonly className?: string;
}

/** A part of a page with its heading, as wide as the content. An island, because a page has many. */
export function Section({ id, title, more, heading: Heading = 'h2', children, className }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={clsx(css['section'], className)}>
      <div className={css['head']}>
        <Heading id={`${id}-title`} className={css['title']}>
          {title}
        </Heading>
        {more === undefined ? null : <div className={css['more']}>{more}</div>}
      </div>
      {children}
    </section>
  );
}
