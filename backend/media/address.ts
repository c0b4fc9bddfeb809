/** The kinds of drawn pictures. */
export type PictureKind = 'poster' | 'backdrop' | 'cinema';

/** The formats each picture comes in. */
export type PictureFormat = 'webp' | 'avif';

/** The widths of each kind in pixels, largest first; no others are made. */
export const pictureWidths = {
  poster: [720, 480, 320, 160],
  backdrop: [1920, 1280, 640],
  cinema: [1920, 1280, 640],
} as const satisfies Record<PictureKind, readonly number[]>;

/** The formats of every picture, the one that every browser reads first. */
export const pictureFormats: readonly PictureFormat[] = ['webp', 'avif'];

/** One picture file: what it shows, how wide, in which format. */
export interface PictureAddress {
  kind: PictureKind;
  key: string;
  width: number;
  format: PictureFormat;
}

/** Media types by extension. */
export const mediaTypes = {
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
} as const;

/**
 * Reads the parts of `/media/{kind}/{key}/{width}.{format}`; null where a kind, width, format or the form of the
 * key is not one of ours. Whether the key exists is for the caller to say.
 */
export function readPictureAddress(kind: string, key: string, file: string): PictureAddress | null {
  if (kind !== 'poster' && kind !== 'backdrop' && kind !== 'cinema') return null;
  if (key.length > 100 || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(key)) return null;
  const match = /^([1-9]\d{2,3})\.(webp|avif)$/u.exec(file);
  if (match === null) return null;
  const width = Number(match[1]);
  const known: readonly number[] = pictureWidths[kind];
  if (!known.includes(width)) return null;
  return { kind, key, width, format: match[2] === 'avif' ? 'avif' : 'webp' };
}
