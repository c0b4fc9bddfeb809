import sharp from 'sharp';
import type { PictureFormat } from './address.ts';

// The API shares the machine: one picture uses one core, and nothing of it stays in memory.
sharp.concurrency(1);
sharp.cache(false);

const quality = { webp: 76, avif: 52 } as const;
/** Effort of the encoders: AVIF 2 of 9, as measured; WebP 2 of 6. */
const effort = { webp: 2, avif: 2 } as const;

/** A drawing turned into pixels, from which any smaller width can be made. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Turns an SVG document into pixels at its own size, without alpha. */
export async function rasterise(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Encodes pixels at a width, in proportion. */
export async function encode(pixels: Pixels, width: number, format: PictureFormat): Promise<Buffer> {
  const image = sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } });
  if (width !== pixels.width)
    image.resize(width, Math.round((width * pixels.height) / pixels.width), { kernel: 'lanczos3' });
  return format === 'webp'
    ? image.webp({ quality: quality.webp, effort: effort.webp }).toBuffer()
    : image.avif({ quality: quality.avif, effort: effort.avif }).toBuffer();
}
