import { flagShapes } from '#src/styles/flag-shapes.ts';
import type { MarkKind } from './mark-attributes.ts';
import { markShapeId } from './mark-button.tsx';
import css from './mark.module.scss';

/** A star for a cinema, a heart for a show: an outline until the mark is set, then filled. */
const shapes: Readonly<Record<MarkKind, string>> = {
  favourite: flagShapes.yellow.solid,
  wish: flagShapes.blue.solid,
};

/** The drawings of the marks, once in a document: a page of a hundred posters only refers to them. */
export function MarkSprite() {
  return (
    <svg className={css['sprite']} aria-hidden="true">
      {(['favourite', 'wish'] as const).map((mark) => (
        <symbol key={mark} id={markShapeId(mark)} viewBox="0 0 24 24">
          <path d={shapes[mark]} />
        </symbol>
      ))}
    </svg>
  );
}
