/**
 * The kinds of pictures in the product. For each: the widths that our media server offers, the width of the JPEG for
 * link previews, the aspect ratio, and the widths of the upright cut (4:5) for the head of a page on a phone.
 */
export const pictureKinds = {
  poster: { widths: [160, 320, 480, 720], preview: 720, ratio: 2 / 3, upright: [] },
  backdrop: { widths: [640, 1280, 1920], preview: 1280, ratio: 16 / 9, upright: [320, 640] },
  cinema: { widths: [640, 1280, 1920], preview: 1280, ratio: 16 / 9, upright: [320, 640] },
} as const;

/** A kind of picture. */
export type PictureKind = keyof typeof pictureKinds;

/** A picture of our media server. */
export interface KeptPicture {
  readonly kind: PictureKind;
  /** The address up to the width: `{folder}{width}.{format}` is the same picture in another width or format. */
  readonly folder: string;
  /** In pixels. */
  readonly width: number;
}

const kept = /^(.*\/media\/(poster|backdrop|cinema)\/[a-z0-9-]+(?:\.[0-9a-f]{8})?\/)(\d+)\.(?:webp|avif)$/;

function isKind(value: string | undefined): value is PictureKind {
  return value !== undefined && Object.hasOwn(pictureKinds, value);
}

/**
 * Reads the address of a picture. `/media/{kind}/{key}.{mark}/{width}.webp` on any host, with or without the mark of
 * its version, is a picture of our media server; it comes in fixed widths as WebP and AVIF, and as JPEG for previews.
 * Returns `null` for any other address: nothing is known of that picture.
 */
export function keptPicture(url: string): KeptPicture | null {
  const [, folder, kind, digits] = kept.exec(url) ?? [];
  if (folder === undefined || !isKind(kind)) return null;
  const { widths }: { readonly widths: readonly number[] } = pictureKinds[kind];
  const width = Number(digits);
  return widths.includes(width) ? { kind, folder, width } : null;
}
