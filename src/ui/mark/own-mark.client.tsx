'use client';

import { Icon } from '../picture/icon.tsx';
import css from './own-mark.module.scss';

/** The mark of a cinema of the visitor's own: a star and a word. */
export function OwnMark({ word }: { readonly word: string }) {
  return (
    <span className={css['own']} data-own="">
      <Icon name="star" />
      {word}
    </span>
  );
}
