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
  /** Which drawing of it was meant, eight hexadecimal digits (`fingerprint.ts`); null where the address does not say. */
  mark: string | null;
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
 * Reads the parts of `/media/{kind}/{key}.{mark}/{width}.{format}`, the mark with its dot being optional; null where a
 * kind, width, format or the form of the key is not one of ours. Whether the key exists is for the caller to say.
 */
export function readPictureAddress(kind: string, name: string, file: string): PictureAddress | null {
  if (kind !== 'poster' && kind !== 'backdrop' && kind !== 'cinema') return null;
  const [, key, mark = null] = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.([0-9a-f]{8}))?$/u.exec(name) ?? [];
  if (key === undefined || key.length > 100) return null;
  const match = /^([1-9]\d{2,3})\.(webp|avif)$/u.exec(file);
  if (match === null) return null;
  const width = Number(match[1]);
  const known: readonly number[] = pictureWidths[kind];
  if (!known.includes(width)) return null;
  return { kind, key, mark, width, format: match[2] === 'avif' ? 'avif' : 'webp' };
}
