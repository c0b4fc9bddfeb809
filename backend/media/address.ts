import { pictureKinds } from './kinds.ts';
import type { PictureFormat, PictureKind } from './kinds.ts';

/** The name of a picture: its kind, and a key that is unique within the kind. */
export interface PictureName {
  readonly kind: PictureKind;
  /** Kebab case, at most 100 characters. */
  readonly key: string;
}

/** One file of a picture: name, width and format. */
export interface PictureAddress extends PictureName {
  /** The version of the picture, eight hexadecimal digits; null when the address has none. */
  readonly mark: string | null;
  /** In pixels. */
  readonly width: number;
  readonly format: PictureFormat;
}

/** The part of a fingerprint that an address has: enough digits to tell the versions of one picture apart. */
const markLength = 8;
/** The maximum length of a key. */
export const longestKey = 100;

/**
 * Reads the parts of `/media/{kind}/{key}.{mark}/{width}.{format}`; the mark with its dot is optional. Null when the
 * kind, width, format or the form of the key is not one of ours. The caller must check whether the key exists.
 */
export function readPictureAddress(kind: string, name: string, file: string): PictureAddress | null {
  if (!isPictureKind(kind)) return null;
  const [, key, mark = null] = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.([0-9a-f]{8}))?$/u.exec(name) ?? [];
  if (key === undefined || key.length > longestKey) return null;
  const match = /^([1-9]\d{2,3})\.(webp|avif|jpg)$/u.exec(file);
  if (match === null) return null;
  const width = Number(match[1]);
  const format = match[2] === 'avif' || match[2] === 'jpg' ? match[2] : 'webp';
  const { widths, preview } = pictureKinds[kind];
  const known: readonly number[] = format === 'jpg' ? [preview] : widths;
  if (!known.includes(width)) return null;
  return { kind, key, mark, width, format };
}

/** The path that `readPictureAddress` reads. */
export function picturePath({ kind, key, mark, width, format }: PictureAddress): string {
  return `/media/${kind}/${key}${mark === null ? '' : `.${mark}`}/${width}.${format}`;
}

/** The beginning of a fingerprint, which follows the key in an address. */
export function markOf(fingerprint: string): string {
  return fingerprint.slice(0, markLength);
}

/** Whether a text is a kind of picture. */
export function isPictureKind(text: string): text is PictureKind {
  return Object.hasOwn(pictureKinds, text);
}
