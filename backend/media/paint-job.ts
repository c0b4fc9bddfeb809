import type { PictureFormat, PictureKind } from './address.ts';
import type { CinemaArt } from './art/facade.ts';
import type { FilmArt } from './art/film-art.ts';

/** One picture file to make. */
export interface PaintJob {
  kind: PictureKind;
  subject: FilmArt | CinemaArt;
  /** The same for all files of one drawing. */
  drawing: string;
  width: number;
  format: PictureFormat;
  /** Absolute path of the file; its folder is made. */
  file: string;
}

/** What came of it. */
export type PaintReply = { made: string } | { failed: string };

/** Tells a job from whatever else a process may be sent (`node --watch` sends messages of its own). */
export function isPaintJob(value: unknown): value is PaintJob {
  return typeof value === 'object' && value !== null && 'drawing' in value && 'file' in value;
}

/** Tells a reply from the same. */
export function isPaintReply(value: unknown): value is PaintReply {
  return typeof value === 'object' && value !== null && ('made' in value || 'failed' in value);
}
