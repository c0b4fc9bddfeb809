import { picturePath } from '../../media/address.ts';
import type { PictureKind } from '../../media/kinds.ts';
import type { FilmData } from '../data-types.ts';
import type { GenerateOptions } from '../generator/context.ts';
import type { HouseData } from '../house-types.ts';

/** The catalogue API puts the mark of the picture's present version into it. */
function addressOf(options: GenerateOptions, kind: PictureKind, key: string, width: number): string {
  return `${options.mediaOrigin}${picturePath({ kind, key, mark: null, width, format: 'webp' })}`;
}

/** Poster of a film in the two sizes of the wire. */
export function posterOf(options: GenerateOptions, { key }: FilmData): { lg: string; md: string } {
  return { lg: addressOf(options, 'poster', key, 720), md: addressOf(options, 'poster', key, 320) };
}

/** Backdrop of a film in the three sizes of the wire. */
export function backdropOf(
  options: GenerateOptions,
  { key }: FilmData,
): { lg: string; md: string; sm: string } {
  const sized = (width: number) => addressOf(options, 'backdrop', key, width);
  return { lg: sized(1920), md: sized(1280), sm: sized(640) };
}

/** Picture of a house, 1920, 1280 or 640 pixels wide. */
export function facadeOf(options: GenerateOptions, { key }: HouseData, width: 640 | 1280 | 1920): string {
  return addressOf(options, 'cinema', key, width);
}

/** The one trailer that every film shares. */
export function trailerFile(options: GenerateOptions): string {
  return `${options.mediaOrigin}/media/trailer/velours-trailer.mp4`;
}
