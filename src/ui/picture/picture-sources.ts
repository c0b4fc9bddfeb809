/** The kinds of pictures the product shows, with the widths our media server keeps of each and their shape. */
export const pictureKinds = {
  poster: { widths: [160, 320, 480, 720], ratio: 2 / 3 },
  backdrop: { widths: [640, 1280, 1920], ratio: 16 / 9 },
  cinema: { widths: [640, 1280, 1920], ratio: 16 / 9 },
} as const;

/** A kind of picture. */
export type PictureKind = keyof typeof pictureKinds;

/** What a picture element needs: one plain address, and the sets of widths where the picture is ours and has several. */
export interface PictureSources {
  readonly src: string;
  readonly webp: string | null;
  readonly avif: string | null;
}

const ours = /^(.*\/media\/(poster|backdrop|cinema)\/[a-z0-9-]+\/)(\d+)\.(?:webp|avif)$/;

function isKind(value: string | undefined): value is PictureKind {
  return value !== undefined && Object.hasOwn(pictureKinds, value);
}

/**
 * The addresses of a picture. `/media/{kind}/{key}/{width}.webp` on any host is ours and comes in fixed
 * widths, WebP and AVIF; any other address is remote and stands alone. `null` where the address is no web
 * address.
 *
 * @param options.widest the most pixels that the place has use for; the smallest width is always there
 * @param options.lean for one of a great many: AVIF alone, without the smallest width where there are others
 */
export function sourcesOf(
  url: string,
  { widest = Infinity, lean = false }: { readonly widest?: number | undefined; readonly lean?: boolean } = {},
): PictureSources | null {
  const rooted = /^\/(?![/\\])/.test(url);
  if (!rooted && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) return null;
  const [, base, kind, width] = ours.exec(url) ?? [];
  if (base === undefined || !isKind(kind)) return { src: url, webp: null, avif: null };
  const widths: readonly number[] = pictureKinds[kind].widths;
  if (!widths.includes(Number(width))) return { src: url, webp: null, avif: null };
  const [least = 0, ...more] = widths.filter((w, index) => index === 0 || w <= widest);
  // One width is no choice.
  if (more.length === 0) return { src: `${base}${least}.webp`, webp: null, avif: null };
  const offered = lean && more.length > 1 ? more : [least, ...more];
  const set = (format: 'webp' | 'avif') => offered.map((w) => `${base}${w}.${format} ${w}w`).join(', ');
  const largest = `${base}${more.at(-1) ?? least}.webp`;
  return { src: Number(width) > widest ? largest : url, webp: lean ? null : set('webp'), avif: set('avif') };
}

/** A colour from outside that is safe in a style (`#rrggbb`), or `undefined`. */
export function colourOf(value: string | null | undefined): string | undefined {
  return value !== null && value !== undefined && /^#[\da-f]{6}$/i.test(value) ? value : undefined;
}

/** Up to two initials of a title for the drawn fallback: of its first two words that are more than small words. */
export function initialsOf(title: string): string {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  const long = words.filter((word) => word.length > 3);
  return (long.length > 0 ? long : words)
    .slice(0, 2)
    .map((word) => (Array.from(word)[0] ?? '').toLocaleUpperCase())
    .join('');
}
