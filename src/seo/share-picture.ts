import { keptPicture } from '#src/domain/picture/kept-picture.ts';

/** The picture of a page in previews elsewhere. */
export interface SharePicture {
  /** Absolute. */
  readonly url: string;
  /** Pixels; nothing where they are not known. */
  readonly width?: number;
  readonly height?: number;
  readonly type?: string;
  /** Whether it is shown at full width, not as a small square. */
  readonly wide: boolean;
}

const drawn = { path: '/icons/velours-share.jpg', width: 1200, height: 630, type: 'image/jpeg' } as const;

/**
 * The picture that stands for a page in previews: its own, or the chain's. A size is told only of pictures whose size
 * is known.
 *
 * @param origin of the site, without a slash at the end
 * @param own absolute address of the page's own picture
 */
export function sharePicture(origin: string, own: string | null): SharePicture {
  if (own === null) {
    const { path, width, height, type } = drawn;
    return { url: `${origin}${path}`, width, height, type, wide: true };
  }
  const kept = keptPicture(own);
  if (kept === null) return { url: own, wide: true };
  const { kind, width, height, format } = kept;
  return { url: own, width, height, type: `image/${format}`, wide: kind !== 'poster' };
}
