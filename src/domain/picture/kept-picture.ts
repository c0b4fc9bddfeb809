/**
 * The kinds of pictures the product shows, with the widths our media server keeps of each, the one width of their JPEG for
 * previews elsewhere, and their shape.
 */
export const pictureKinds = {
  poster: { widths: [160, 320, 480, 720], preview: 720, ratio: 2 / 3 },
  backdrop: { widths: [640, 1280, 1920], preview: 1280, ratio: 16 / 9 },
  cinema: { widths: [640, 1280, 1920], preview: 1280, ratio: 16 / 9 },
} as const;

/** A kind of picture. */
export type PictureKind = keyof typeof pictureKinds;

/** A picture that our media server keeps. */
export interface KeptPicture {
  readonly kind: PictureKind;
  /** The address up to the width: `{folder}{width}.{format}` is another file of the same picture. */
  readonly folder: string;
  /** Pixels. */
  readonly width: number;
}

const kept = /^(.*\/media\/(poster|backdrop|cinema)\/[a-z0-9-]+(?:\.[0-9a-f]{8})?\/)(\d+)\.(?:webp|avif)$/;

function isKind(value: string | undefined): value is PictureKind {
  return value !== undefined && Object.hasOwn(pictureKinds, value);
}

/**
 * What the address of a picture tells: `/media/{kind}/{key}.{mark}/{width}.webp` on any host, with or without the mark of
 * its version, is ours and comes in fixed widths, WebP and AVIF, and as JPEG for previews. `null` for any other address:
 * nothing is known of that picture.
 */
export function keptPicture(url: string): KeptPicture | null {
  const [, folder, kind, digits] = kept.exec(url) ?? [];
  if (folder === undefined || !isKind(kind)) return null;
  const { widths }: { readonly widths: readonly number[] } = pictureKinds[kind];
  const width = Number(digits);
  return widths.includes(width) ? { kind, folder, width } : null;
}
