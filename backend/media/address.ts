import { fileName, pictureKinds, sizesOf } from './kinds.ts';
import type { PictureKind, Size } from './kinds.ts';

/** The name of a picture: its kind, and a key that is unique within the kind. */
export interface PictureName {
  readonly kind: PictureKind;
  /** Kebab case, at most 100 characters. */
  readonly key: string;
}

/** One file of a picture: name, version, size and format. */
export interface PictureAddress extends PictureName, Size {
  /** The version of the picture, eight hexadecimal digits; null when the address has none. */
  readonly mark: string | null;
}

/** The part of a fingerprint that an address has: enough digits to tell the versions of one picture apart. */
const markLength = 8;
/** The maximum length of a key. */
export const longestKey = 100;

/**
 * Reads the parts of `/media/{kind}/{key}.{mark}/{width}.{format}`; the mark with its dot is optional, and a cut has
 * `{width}x{height}`. Null when the kind, the size or the form of the key is not one of ours. The caller must check
 * whether the key exists.
 */
export function readPictureAddress(kind: string, name: string, file: string): PictureAddress | null {
  if (!isPictureKind(kind)) return null;
  const [, key, mark = null] = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.([0-9a-f]{8}))?$/u.exec(name) ?? [];
  if (key === undefined || key.length > longestKey) return null;
  const [, width, height, format] = /^([1-9]\d{2,3})(?:x([1-9]\d{2,3}))?\.(webp|avif|jpg)$/u.exec(file) ?? [];
  const known = sizesOf(kind).map(fileName);
  if (!known.includes(file)) return null;
  return {
    kind,
    key,
    mark,
    width: Number(width),
    ...(height === undefined ? {} : { height: Number(height) }),
    format: format === 'avif' || format === 'jpg' ? format : 'webp',
  };
}

/** The path that `readPictureAddress` reads. */
export function picturePath({ kind, key, mark, ...size }: PictureAddress): string {
  return `/media/${kind}/${key}${mark === null ? '' : `.${mark}`}/${fileName(size)}`;
}

/** The beginning of a fingerprint, which follows the key in an address. */
export function markOf(fingerprint: string): string {
  return fingerprint.slice(0, markLength);
}

/** Whether a text is a kind of picture. */
export function isPictureKind(text: string): text is PictureKind {
  return Object.hasOwn(pictureKinds, text);
}
