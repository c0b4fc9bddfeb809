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
  /** Whether it is the page's own, and not the chain's. */
  readonly own: boolean;
}

const drawn = { path: '/icons/velours-share.jpg', width: 1200, height: 630, type: 'image/jpeg' } as const;

/** The formats that every preview can show; WebP and AVIF are none of them. */
const shownEverywhere: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** The media type of a picture by the end of its address; undefined for one that not every preview can show. */
function typeOf(address: string): string | undefined {
  const end = URL.canParse(address) ? new URL(address).pathname.toLowerCase().split('.').at(-1) : undefined;
  return end !== undefined && Object.hasOwn(shownEverywhere, end) ? shownEverywhere[end] : undefined;
}

/**
 * The picture of a page in link previews: its own, or the chain's. For a picture of our media server it is the JPEG,
 * which every preview can show; a picture of another server has to be a JPEG or PNG itself. Only pictures of a known
 * size have `width` and `height`.
 *
 * @param origin of the site, without a slash at the end
 * @param own absolute address of the page's own picture
 */
export function sharePicture(origin: string, own: string | null): SharePicture {
  const kept = own === null ? null : keptPicture(own);
  if (kept !== null) {
    const { kind, folder } = kept;
    const { preview: width, ratio } = pictureKinds[kind];
    const height = Math.round(width / ratio);
    const wide = kind !== 'poster';
    return { url: `${folder}${width}.jpg`, width, height, type: 'image/jpeg', wide, own: true };
  }
  const type = own === null ? undefined : typeOf(own);
  if (own !== null && type !== undefined) return { url: own, type, wide: true, own: true };
  const { path, ...facts } = drawn;
  return { url: `${origin}${path}`, ...facts, wide: true, own: false };
}
