'use client';

import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { pictureKinds, type PictureKind } from '#src/domain/picture/kept-picture.ts';
import { Drape } from './drape.tsx';
import { pictureInitials } from './picture-initials.ts';
import { priorityAttributes, type PicturePriority } from './picture-priority.ts';
import css from './picture.module.scss';
import {
  colourOf,
  initialsOf,
  leanSourcesOf,
  sourcesOf,
  uprightSourcesOf,
  type PictureSources,
} from './picture-sources.ts';

interface PictureProps {
  readonly kind: PictureKind;
  /** The picture's address from the data; `null` shows the drawn curtain. */
  readonly src: string | null;
  /** Another version of the picture for windows narrower than a tablet. */
  readonly narrowSrc?: string | null;
  /** Whether windows narrower than a tablet get the upright cut of a picture of ours. */
  readonly upright?: boolean;
  /** The maximum useful width in pixels: a small picture of a long list offers no large files. */
  readonly widest?: number;
  /**
   * Whether it is one of very many on the page: it then has two sizes as AVIF, for plain and for fine screens, instead of
   * a choice of sizes and formats.
   */
  readonly lean?: boolean;
  /** Empty when the text beside it says the same. */
  readonly alt: string;
  /** The subject of the picture: the drawn curtain shows it. */
  readonly title: string;
  /** The `sizes` attribute: its width at each viewport. A lean picture has none. */
  readonly sizes?: string;
  /** `#rrggbb`, shown behind the picture while it loads. */
  readonly dominantColour?: string | null;
  /** Of a picture of the first screen. All others wait until they are near the screen. */
  readonly priority?: PicturePriority | undefined;
  /**
   * A name that is unique on the page: in a transition, the picture moves to the picture with the same name on the next
   * page.
   */
  readonly transitionName?: string;
  readonly className?: string | undefined;
}

/**
 * A picture that reserves its space while it loads; without a picture, the drawn curtain. `PictureRescue` replaces a
 * picture that fails to load by the curtain too.
 */
export function Picture(props: PictureProps) {
  const { kind, src, alt, title, sizes, dominantColour, priority, transitionName, className } = props;
  const { narrowSrc = null, upright = false, widest, lean = false } = props;
  const { ratio, widths } = pictureKinds[kind];
  const width = widths.at(-1) ?? 0;
  const sources = src === null ? null : sourcesOf(src, widest);
  const plain = !lean || src === null ? null : leanSourcesOf(src, widest);
  const colour = colourOf(dominantColour);
  // Unset values are left out, so that the page does not send them: a list has many pictures.
  const style: CSSProperties & { readonly '--tint'?: string } = {
    ...(colour === undefined ? {} : { '--tint': colour }),
    ...(transitionName === undefined ? {} : { viewTransitionName: transitionName }),
  };
  if (sources === null)
    return (
      <span className={clsx(css[kind], className)} style={style}>
        <Drape letters={kind === 'poster' ? { initials: initialsOf(title), title } : null} label={alt} />
      </span>
    );
  const other = narrowSrc === null ? null : narrowSourcesOf(narrowSrc, sources);
  const narrow = other ?? (upright && src !== null ? uprightSourcesOf(src) : null);
  return (
    <picture
      className={clsx(css[kind], className)}
      style={style}
      {...(kind === 'poster' ? pictureInitials(initialsOf(title)) : {})}
    >
      {narrow === null ? null : <NarrowSources sources={narrow} sizes={sizes} />}
      {plain === null ? <WideSources sources={sources} sizes={sizes} /> : null}
      <img
        {...(plain ?? { src: sources.src, decoding: 'async' })}
        alt={alt}
        width={width}
        height={Math.round(width / ratio)}
        {...priorityAttributes(priority)}
      />
    </picture>
  );
}

interface SourcesProps {
  readonly sources: PictureSources;
  readonly sizes: string | undefined;
}

function WideSources({ sources: { avif, webp }, sizes }: SourcesProps) {
  return (
    <>
      {avif === null ? null : <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp === null ? null : <source type="image/webp" srcSet={webp} sizes={sizes} />}
    </>
  );
}

/** The sources of the narrow version; null when it is the same picture, which already has all widths. */
function narrowSourcesOf(url: string, wide: PictureSources): PictureSources | null {
  const sources = sourcesOf(url);
  return sources === null || (sources.avif !== null && sources.avif === wide.avif) ? null : sources;
}

const narrowWindow = '(width < 43.75em)';

function NarrowSources({ sources: { src, avif, webp }, sizes }: SourcesProps) {
  return (
    <>
      {avif === null ? null : <source media={narrowWindow} type="image/avif" srcSet={avif} sizes={sizes} />}
      <source media={narrowWindow} srcSet={webp ?? src} sizes={sizes} />
    </>
  );
}
