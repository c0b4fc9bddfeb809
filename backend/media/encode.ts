import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { pictureKinds } from './kinds.ts';
import type { PictureKind, Size } from './kinds.ts';
import type { Master } from './source.ts';

// The API runs on the same machine: one picture uses one core, and nothing of it stays in memory.
sharp.concurrency(1);
sharp.cache(false);

const quality = { webp: 76, avif: 52, jpg: 78 } as const;
/** Effort of the encoders, as measured: AVIF 2 of 9, WebP 2 of 6. */
const effort = { webp: 2, avif: 2 } as const;

/** The maximum number of pixels of a foreign picture: 40 megapixels need 160 MB while they are decoded. */
const mostPixels = 40_000_000;
/**
 * A picture keeps its shape. One that is higher than this many times the height of its kind is made smaller than
 * requested.
 */
const tallest = 2;

const unzip = promisify(gunzip);

/** A decoded picture, from which any smaller width can be made. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

/**
 * Decodes a master, in its own shape and at most as large as its kind's largest width needs.
 *
 * @throws {Error} when it is not a picture, or a foreign one beyond the limits
 */
export async function decode({ file, origin }: Master, kind: PictureKind): Promise<Pixels> {
  const [width] = pictureKinds[kind].widths;
  const box = { width, height: Math.round((width / pictureKinds[kind].ratio) * tallest) };
  const image =
    origin === 'foreign' ? (await openForeign(file)).autoOrient() : (await openOwn(file)).removeAlpha();
  return pixelsOf(image.resize({ ...box, fit: 'inside', withoutEnlargement: true }));
}

/**
 * Encodes pixels at a width, in their shape and never larger than they are. A preview has exactly the shape of its
 * kind, a cut its own; a cut shows the part that draws the eye.
 */
export async function encode(
  pixels: Pixels,
  kind: PictureKind,
  { width, height: cut, format }: Size,
): Promise<Buffer> {
  const { data, ...raw } = pixels;
  const image = sharp(data, { raw });
  if (format === 'jpg') {
    const height = Math.round(width / pictureKinds[kind].ratio);
    return image
      .flatten({ background: '#000000' })
      .resize({ width, height, fit: 'cover', kernel: 'lanczos3' })
      .jpeg({ quality: quality.jpg })
      .toBuffer();
  }
  if (cut !== undefined) {
    const scale = Math.min(1, pixels.width / width, pixels.height / cut);
    image.resize(Math.round(width * scale), Math.round(cut * scale), {
      fit: 'cover',
      position: sharp.strategy.attention,
      kernel: 'lanczos3',
    });
  } else if (width < pixels.width)
    image.resize(width, Math.round((width * pixels.height) / pixels.width), { kernel: 'lanczos3' });
  return format === 'webp'
    ? image.webp({ quality: quality.webp, effort: effort.webp }).toBuffer()
    : image.avif({ quality: quality.avif, effort: effort.avif }).toBuffer();
}

/**
 * Decodes a foreign file once in a small size: a file that passes can be encoded.
 *
 * @throws {Error} when it is not a JPEG, PNG or WebP, is broken, or has too many pixels
 */
export async function inspect(file: string): Promise<void> {
  const image = await openForeign(file);
  await image.resize({ width: 16, height: 16, fit: 'inside' }).raw().toBuffer();
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, width, height, channels };
}

async function openOwn(file: string): Promise<Sharp> {
  const bytes = await readFile(file);
  return sharp(file.endsWith('.svgz') ? await unzip(bytes) : bytes);
}

/** Opening a file reads only its header: too many pixels and other formats are refused before anything is decoded. */
async function openForeign(file: string): Promise<Sharp> {
  const image = sharp(file, { limitInputPixels: mostPixels, failOn: 'error' });
  const { format } = await image.metadata();
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp')
    throw new Error(`expected JPEG, PNG or WebP, got ${format}`);
  return image;
}
