'use client';

import type { ReactNode } from 'react';
import css from './film-details.module.scss';

interface FactListProps {
  /** Name and value of each fact. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Facts beside their names: an island, so that the page sends little beside their texts. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={css['facts']}>
      {facts.map(([name, value]) => (
        <div key={name} className={css['fact']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
