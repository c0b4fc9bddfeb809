/**
 * The kinds of pictures: the widths in pixels in which each is made (largest first), the width of its JPEG for previews
 * on other sites, and its ratio of width to height. src/domain/picture has the same facts for the pages.
 */
export const pictureKinds = {
  poster: { widths: [720, 480, 320, 160], preview: 720, ratio: 2 / 3 },
  backdrop: { widths: [1920, 1280, 640], preview: 1280, ratio: 16 / 9 },
  cinema: { widths: [1920, 1280, 640], preview: 1280, ratio: 16 / 9 },
} as const satisfies Record<string, { widths: readonly number[]; preview: number; ratio: number }>;

/** A kind of picture. */
export type PictureKind = keyof typeof pictureKinds;

/** A format in which pictures are made. */
export type PictureFormat = 'webp' | 'avif' | 'jpg';

/** Media types by extension. */
export const mediaTypes = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
} as const;

/** One file of a picture. */
export interface Size {
  readonly width: number;
  readonly format: PictureFormat;
}

/** Every file of a picture, the most used formats first. */
export function sizesOf(kind: PictureKind): readonly Size[] {
  const { widths, preview } = pictureKinds[kind];
  const all = widths.flatMap((width): Size[] => [
    { width, format: 'webp' },
    { width, format: 'avif' },
  ]);
  return [...all, { width: preview, format: 'jpg' }];
}
