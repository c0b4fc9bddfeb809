'use client';

import type { ReactNode } from 'react';
import { signAtEnd } from '../picture/sign.ts';
import css from './accordion.module.scss';

/** One item that folds. */
export interface AccordionItem {
  readonly key: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
  /** Whether the content is one element; it then has none around it. */
  readonly alone?: boolean;
  readonly open?: boolean;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /**
   * A name that is unique on the page: at most one of its items is open, and selecting the open one closes it (R142).
   * Without a name, several items can be open (R159).
   */
  readonly name?: string;
}

/**
 * Titles that unfold their content. They are the browser's own `details`, so they work without script. An island, so
 * that the page sends little beside their texts.
 */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <div className={css['accordion']}>
      {items.map(({ key, title, content, alone = false, open = false }) => (
        <details key={key} name={name} open={open} className={css['item']}>
          <summary className={css['title']} {...signAtEnd('chevron-down')}>
            {title}
          </summary>
          {alone ? content : <div>{content}</div>}
        </details>
      ))}
    </div>
  );
}
