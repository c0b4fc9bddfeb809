import { picturePath } from '../../media/fingerprint.ts';
import type { FilmData } from '../data-types.ts';
import type { GenerateOptions } from '../generator/context.ts';
import { artOfHouse } from '../houses.ts';
import type { HouseData } from '../house-types.ts';

/** Poster of a film in the two sizes of the wire. */
export function posterOf(options: GenerateOptions, film: FilmData): { lg: string; md: string } {
  const base = `${options.mediaOrigin}${picturePath('poster', film)}`;
  return { lg: `${base}/720.webp`, md: `${base}/320.webp` };
}

/** Backdrop of a film in the three sizes of the wire. */
export function backdropOf(options: GenerateOptions, film: FilmData): { lg: string; md: string; sm: string } {
  const base = `${options.mediaOrigin}${picturePath('backdrop', film)}`;
  return { lg: `${base}/1920.webp`, md: `${base}/1280.webp`, sm: `${base}/640.webp` };
}

/** Picture of a house, 1920, 1280 or 640 pixels wide. */
export function facadeOf(options: GenerateOptions, house: HouseData, width: 640 | 1280 | 1920): string {
  return `${options.mediaOrigin}${picturePath('cinema', artOfHouse(house))}/${width}.webp`;
}

/** The one trailer that every film shares. */
export function trailerFile(options: GenerateOptions): string {
  return `${options.mediaOrigin}/media/trailer/velours-trailer.mp4`;
}
