import { keptPicture, pictureKinds } from '#src/domain/picture/kept-picture.ts';

/** The picture of a page in link previews. */
export interface SharePicture {
  /** Absolute address. */
  readonly url: string;
  /** In pixels; absent when unknown. */
  readonly width?: number;
  readonly height?: number;
  readonly type?: string;
  /** Whether previews show it at full width and not as a small square. */
  readonly wide: boolean;
}

const drawn = { path: '/icons/velours-share.jpg', width: 1200, height: 630, type: 'image/jpeg' } as const;

/**
 * The picture of a page in link previews: its own, or the chain's. For a picture of our media server it is the JPEG,
 * which every preview can show. Only pictures of a known size have `width` and `height`.
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
