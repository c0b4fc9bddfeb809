'use client';

import type { CSSProperties } from 'react';
import { pictureKinds } from '#src/domain/picture/kept-picture.ts';
import { Picture } from '../picture/picture.client.tsx';
import { pictureInitials } from '../picture/picture-initials.ts';
import { priorityAttributes } from '../picture/picture-priority.ts';
import { colourOf, initialsOf, leanSourcesOf } from '../picture/picture-sources.ts';

interface RowPosterProps {
  /** The poster's address from the data; `null` shows the drawn curtain. */
  readonly src: string | null;
  readonly title: string;
  readonly colour: string | null;
  /** Whether it is in the first screen. */
  readonly priority: boolean;
  readonly className: string | undefined;
}

/** The widest poster of a row, in pixels: sharp at two points for a pixel. */
const widest = 240;

/**
 * Attributes of the element around a {@link RowPoster}: its colour while the poster loads, and the initials that its style
 * sheet shows when the poster fails to load.
 */
export function rowPosterPlace({ title, colour }: Pick<RowPosterProps, 'title' | 'colour'>) {
  const tint = colourOf(colour);
  return {
    ...(tint === undefined ? {} : { style: { '--tint': tint } as CSSProperties }),
    ...pictureInitials(initialsOf(title)),
  };
}

/** The poster of a row as one element: a page has very many of them (ADR-0058). */
export function RowPoster({ src, title, colour, priority, className }: RowPosterProps) {
  const sources = src === null ? null : leanSourcesOf(src, widest);
  if (sources === null)
    return (
      <Picture kind="poster" src={null} alt="" title={title} dominantColour={colour} className={className} />
    );
  const { widths, ratio } = pictureKinds.poster;
  const width = widths.at(-1) ?? 0;
  return (
    <img
      {...sources}
      className={className}
      alt=""
      width={width}
      height={Math.round(width / ratio)}
      {...priorityAttributes(priority ? 'auto' : undefined)}
    />
  );
}
