'use client';

import { flagShapes } from '../picture/flag-shapes.ts';
import { Drawing } from '../picture/drawing.client.tsx';
import css from './own-mark.module.scss';

/** The mark of a cinema of the visitor's own: a star and a word. */
export function OwnMark({ word }: { readonly word: string }) {
  return (
    <span className={css['own']} data-own="">
      <Drawing {...flagShapes.yellow} />
      {word}
    </span>
  );
}
