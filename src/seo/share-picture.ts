import { keptPicture, pictureKinds } from '#src/domain/picture/kept-picture.ts';

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
 * The picture that stands for a page in previews: its own, or the chain's. Of one that our media server keeps it is the
 * JPEG, which every reader of previews understands; a size is told only of pictures whose size is known.
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
  const { kind, folder } = kept;
  const { preview: width, ratio } = pictureKinds[kind];
  const height = Math.round(width / ratio);
  return { url: `${folder}${width}.jpg`, width, height, type: 'image/jpeg', wide: kind !== 'poster' };
}
