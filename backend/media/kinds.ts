/**
 * The kinds of pictures: the widths in pixels in which each is made (largest first), the width of its JPEG for previews
 * on other sites, its ratio of width to height, and the widths of its upright cut of 4:5, which phones show at the head of
 * a page. src/domain/picture has the same facts for the pages.
 */
export const pictureKinds = {
  poster: { widths: [720, 480, 320, 160], preview: 720, ratio: 2 / 3, upright: [] },
  backdrop: { widths: [1920, 1280, 640], preview: 1280, ratio: 16 / 9, upright: [640, 320] },
  cinema: { widths: [1920, 1280, 640], preview: 1280, ratio: 16 / 9, upright: [640, 320] },
} as const satisfies Record<
  string,
  { widths: readonly number[]; preview: number; ratio: number; upright: readonly number[] }
>;

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
  /** Of a cut, which has exactly this shape; absent for the picture in its own shape. */
  readonly height?: number;
  readonly format: PictureFormat;
}

/** The height of an upright cut. */
export function uprightHeight(width: number): number {
  return (width * 5) / 4;
}

/** The name of a file: `1280.webp`, and `320x400.webp` of a cut. */
export function fileName({ width, height, format }: Size): string {
  return `${width}${height === undefined ? '' : `x${height}`}.${format}`;
}

/** Every file of a picture, the most used formats first. */
export function sizesOf(kind: PictureKind): readonly Size[] {
  const { widths, preview, upright } = pictureKinds[kind];
  const shapes: readonly Omit<Size, 'format'>[] = [
    ...widths.map((width) => ({ width })),
    ...upright.map((width) => ({ width, height: uprightHeight(width) })),
  ];
  const all = shapes.flatMap((shape): Size[] => [
    { ...shape, format: 'webp' },
    { ...shape, format: 'avif' },
  ]);
  return [...all, { width: preview, format: 'jpg' }];
}
