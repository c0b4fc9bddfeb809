import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { pictureKinds, type PictureKind } from '#src/domain/picture/kept-picture.ts';
import { Drape } from './drape.tsx';
import { pictureInitials } from './picture-initials.ts';
import css from './picture.module.scss';
import { colourOf, initialsOf, sourcesOf, type PictureSources } from './picture-sources.ts';

interface PictureProps {
  readonly kind: PictureKind;
  /** The picture's address as the data has it; `null` shows drawn art. */
  readonly src: string | null;
  /** Another cut of it for windows narrower than a tablet. */
  readonly narrowSrc?: string | null;
  /** The most pixels in width that its place has use for: what is small in a long list names no large files. */
  readonly widest?: number;
  /** One of a great many on the page: it names few files, AVIF beside the plain address. */
  readonly lean?: boolean;
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
  /** A name that is unique on the page: the picture travels to the next page's picture of the same name. */
  readonly transitionName?: string;
  readonly className?: string | undefined;
}

/**
 * A picture that keeps its place while it loads, and a drawn one where there is none. One that fails to load
 * becomes a drawn one too, by `PictureRescue`.
 */
export function Picture(props: PictureProps) {
  const { kind, src, alt, title, sizes, dominantColour, priority = false, transitionName, className } = props;
  const { narrowSrc = null, widest, lean = false } = props;
  const { ratio, widths } = pictureKinds[kind];
  const width = widths.at(-1) ?? 0;
  const sources = src === null ? null : sourcesOf(src, { widest, lean });
  const narrow = sources === null || narrowSrc === null ? null : narrowSourcesOf(narrowSrc, sources);
  const colour = colourOf(dominantColour);
  // What is not said does not travel with the page either: a list has many pictures.
  const style: CSSProperties = {
    ...(colour === undefined ? {} : { backgroundColor: colour }),
    ...(transitionName === undefined ? {} : { viewTransitionName: transitionName }),
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
      {...(kind === 'poster' ? pictureInitials(initialsOf(title)) : {})}
    >
      {narrow === null ? null : <NarrowSources sources={narrow} sizes={sizes} />}
      {sources.avif === null ? null : <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {sources.webp === null ? null : <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
      <img
        className={css['image']}
        src={sources.src}
        alt={alt}
        width={width}
        height={Math.round(width / ratio)}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' } : {})}
      />
    </picture>
  );
}

/** The sources of the narrow cut; null where it is the same picture, whose widths are all there already. */
function narrowSourcesOf(url: string, wide: PictureSources): PictureSources | null {
  const sources = sourcesOf(url);
  return sources === null || (sources.avif !== null && sources.avif === wide.avif) ? null : sources;
}

const narrowWindow = '(width < 700px)';

function NarrowSources({ sources, sizes }: { readonly sources: PictureSources; readonly sizes: string }) {
  const { src, avif, webp } = sources;
  return (
    <>
      {avif === null ? null : <source media={narrowWindow} type="image/avif" srcSet={avif} sizes={sizes} />}
      <source media={narrowWindow} srcSet={webp ?? src} sizes={sizes} />
    </>
  );
}
