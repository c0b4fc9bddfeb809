import type { GenerateOptions } from '../generator/context.ts';

/** Poster of a film in the two sizes of the wire. */
export function posterOf(options: GenerateOptions, filmKey: string): { lg: string; md: string } {
  const base = `${options.mediaOrigin}/media/poster/${filmKey}`;
  return { lg: `${base}/720.webp`, md: `${base}/320.webp` };
}

/** Backdrop of a film in the three sizes of the wire. */
export function backdropOf(
  options: GenerateOptions,
  filmKey: string,
): { lg: string; md: string; sm: string } {
  const base = `${options.mediaOrigin}/media/backdrop/${filmKey}`;
  return { lg: `${base}/1920.webp`, md: `${base}/1280.webp`, sm: `${base}/640.webp` };
}

/** Picture of a house, 1920, 1280 or 640 pixels wide. */
export function facadeOf(options: GenerateOptions, houseKey: string, width: 640 | 1280 | 1920): string {
  return `${options.mediaOrigin}/media/cinema/${houseKey}/${width}.webp`;
}

/** The one trailer that every film shares. */
export function trailerFile(options: GenerateOptions): string {
  return `${options.mediaOrigin}/media/trailer/velours-trailer.mp4`;
}
