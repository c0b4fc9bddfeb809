import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { Drape } from './drape.tsx';
import css from './picture.module.scss';
import { colourOf, initialsOf, pictureKinds, sourcesOf, type PictureKind } from './picture-sources.ts';

interface PictureProps {
  readonly kind: PictureKind;
  /** The picture's address as the data has it; `null` shows drawn art. */
  readonly src: string | null;
  /** Empty where the text beside it says the same. */
  readonly alt: string;
  /** What it pictures: the drawn art carries it. */
  readonly title: string;
  /** The `sizes` attribute: how wide it stands at which viewport. */
  readonly sizes: string;
  /** `#rrggbb`, behind the picture while it loads. */
  readonly dominantColour?: string | null;
  /** The page's main picture: fetched first. All others wait until they come near the screen. */
  readonly priority?: boolean;
  /** Of its widths only these, and AVIF alone beside the plain address: one of a great many on the page. */
  readonly widths?: readonly number[];
  /** A name that is unique on the page: the picture travels to the next page's picture of the same name. */
  readonly transitionName?: string;
  readonly className?: string | undefined;
}

/**
 * A picture that keeps its place while it loads, and a drawn one where there is none. One that fails to load
 * becomes a drawn one too, by `PictureRescue`.
 */
export function Picture(props: PictureProps) {
  const {
    kind,
    src,
    alt,
    title,
    sizes,
    dominantColour,
    priority = false,
    transitionName,
    className,
    widths,
  } = props;
  const { ratio, widths: kept } = pictureKinds[kind];
  const width = kept.at(-1) ?? 0;
  const sources = src === null ? null : sourcesOf(src, widths);
  const style: CSSProperties = {
    backgroundColor: colourOf(dominantColour),
    viewTransitionName: transitionName,
  };
  if (sources === null)
    return (
      <span className={clsx(css['frame'], css[kind], className)} style={style}>
        <Drape letters={kind === 'poster' ? { initials: initialsOf(title), title } : null} label={alt} />
      </span>
    );
  return (
    <picture
      className={clsx(css['frame'], css[kind], className)}
      style={style}
      data-initials={kind === 'poster' ? initialsOf(title) : ''}
    >
      {sources.avif === null ? null : <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {sources.webp === null || widths !== undefined ? null : (
        <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      )}
      <img
        className={css['image']}
        src={sources.src}
        alt={alt}
        width={width}
        height={Math.round(width / ratio)}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
