import { keptPicture, pictureKinds } from '#src/domain/picture/kept-picture.ts';

/**
 * The sources of a picture element: one plain address, and the sets of widths when the picture is ours and has several.
 */
export interface PictureSources {
  readonly src: string;
  readonly webp: string | null;
  readonly avif: string | null;
}

/**
 * The sources of a picture. An address `/media/{kind}/{key}.{mark}/{width}.webp` on any host is ours and has fixed
 * widths, in WebP and AVIF; any other address is remote and has only itself. Returns `null` when the address is not a
 * web address.
 *
 * @param widest the maximum useful width in pixels; the smallest width is always offered
 */
export function sourcesOf(url: string, widest = Infinity): PictureSources | null {
  if (!isWebAddress(url)) return null;
  const kept = keptPicture(url);
  if (kept === null) return { src: url, webp: null, avif: null };
  const { folder, width } = kept;
  const widths: readonly number[] = pictureKinds[kept.kind].widths;
  const [least = 0, ...more] = widths.filter((w, index) => index === 0 || w <= widest);
  // With one width there is nothing to choose from.
  if (more.length === 0) return { src: `${folder}${least}.webp`, webp: null, avif: null };
  const set = (format: 'webp' | 'avif') =>
    [least, ...more].map((w) => `${folder}${w}.${format} ${w}w`).join(', ');
  const largest = `${folder}${more.at(-1) ?? least}.webp`;
  return { src: width > widest ? largest : url, webp: set('webp'), avif: set('avif') };
}

function isWebAddress(url: string): boolean {
  const rooted = /^\/(?![/\\])/.test(url);
  return rooted || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol));
}

/**
 * The `sizes` of an upright cut at the end of a head, for its width in wider windows of phones. In most of them it says
 * less than it takes, so that a screen with three points for a pixel gets the smaller file, as one with two does.
 */
export const cutSizes = (width: string): string => `(width < 30em) 106px, (width < 43.75em) ${width}, 100vw`;

/** The addresses of one of very many pictures: for plain screens and phones, and for larger ones with finer points. */
export interface LeanSources {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/**
 * The two addresses of one of very many pictures, as AVIF. A browser without AVIF gets WebP from `PictureRescue`.
 * Returns `null` as `sourcesOf` does.
 *
 * @param widest the width in pixels that is sharp at two points for a pixel
 */
export function leanSourcesOf(url: string, widest = Infinity): LeanSources | null {
  if (!isWebAddress(url)) return null;
  const kept = keptPicture(url);
  if (kept === null) return { src: url };
  const widths: readonly number[] = pictureKinds[kept.kind].widths;
  const [least = 0, ...more] = widths.filter((w, index) => index === 0 || w <= widest);
  const [plain, fine] = [least, ...more].slice(-2);
  const file = (width: number) => `${kept.folder}${width}.avif`;
  if (plain === undefined || fine === undefined) return { src: file(plain ?? least) };
  // A phone has two columns at most, and more points for a pixel than are seen: the plain file is enough there. Elsewhere
  // the fine one is for two points for a pixel.
  return {
    src: file(plain),
    srcSet: `${file(plain)} ${plain}w, ${file(fine)} ${fine}w`,
    sizes: `(width < 30em) ${Math.floor(plain / 3)}px, ${fine / 2}px`,
  };
}

/**
 * The sources of a picture's upright cut, for narrow windows. Returns `null` for a picture that has none: of another
 * host, or of another kind.
 */
export function uprightSourcesOf(url: string): PictureSources | null {
  const kept = keptPicture(url);
  if (kept === null) return null;
  const upright: readonly number[] = pictureKinds[kept.kind].upright;
  const [least] = upright;
  if (least === undefined) return null;
  const file = (w: number, format: 'webp' | 'avif') => `${kept.folder}${w}x${(w * 5) / 4}.${format}`;
  const set = (format: 'webp' | 'avif') => upright.map((w) => `${file(w, format)} ${w}w`).join(', ');
  return { src: file(least, 'webp'), webp: set('webp'), avif: set('avif') };
}

/** A colour of the data that is safe in a style (`#rrggbb`), or `undefined`. */
export function colourOf(value: string | null | undefined): string | undefined {
  return value !== null && value !== undefined && /^#[\da-f]{6}$/i.test(value) ? value : undefined;
}

/**
 * At most two initials of a title for the drawn fallback: of its first two words with more than three letters, or of
 * its first two words when all are shorter.
 */
export function initialsOf(title: string): string {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = words.filter((word) => word.length > 3);
  return (long.length > 0 ? long : words)
    .slice(0, 2)
    .map((word) => (Array.from(word)[0] ?? '').toLocaleUpperCase())
    .join('');
}
