import { createHash } from 'node:crypto';
import type { PictureKind } from './address.ts';
import type { CinemaArt } from './art/facade.ts';
import type { FilmArt } from './art/film-art.ts';

/** Raised whenever a drawing changes, so that kept files and kept answers of an older hand are not used any more. */
export const artVersion = 2;

/** How much of a fingerprint an address carries: enough to tell the versions of one picture apart. */
const addressLength = 8;

/**
 * A hash over all that decides how a picture looks: the drawing code's version and the subject's design data.
 *
 * @param version of the drawing code
 * @returns 16 hexadecimal digits
 */
export function fingerprintOf(
  kind: PictureKind,
  subject: FilmArt | CinemaArt,
  version: number = artVersion,
): string {
  return createHash('sha256')
    .update(`${version}/${kind}/${JSON.stringify(artOf(subject))}`)
    .digest('hex')
    .slice(0, 16);
}

/** The beginning of a fingerprint that stands in an address after the key, `{key}.{8 hexadecimal digits}`. */
export function markOf(fingerprint: string): string {
  return fingerprint.slice(0, addressLength);
}

/** The path of a picture's files up to the width: `/media/{kind}/{key}.{mark}`. Another drawing has another path. */
export function picturePath(kind: PictureKind, subject: FilmArt | CinemaArt): string {
  return `/media/${kind}/${subject.key}.${markOf(fingerprintOf(kind, subject))}`;
}

/** The parts of a subject that show in its pictures, in a fixed order. */
function artOf(subject: FilmArt | CinemaArt): unknown {
  if (!('palette' in subject)) return [subject.key, subject.name, subject.city];
  const { key, title, originalTitle, tagline, genres, directors, actors, originalLanguage, palette, motif } =
    subject;
  return [key, title.en, originalTitle, tagline, genres, directors, actors, originalLanguage, palette, motif];
}
