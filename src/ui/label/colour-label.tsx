import type { CSSProperties } from 'react';
import { colourOf } from '../picture/picture-sources.ts';
import css from './colour-label.module.scss';

interface ColourLabelProps {
  readonly text: string;
  /** A colour of the chain; null for the accent. */
  readonly colour: string | null;
}

/** What something is, above its title, with a dot in the chain's colour (R071, R093). */
export function ColourLabel({ text, colour }: ColourLabelProps) {
  return (
    <p className={css['label']} style={{ '--dot': colourOf(colour) } as CSSProperties}>
      {text}
    </p>
  );
}
