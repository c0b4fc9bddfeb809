import type { PictureName } from './address.ts';

/** An original picture, from which all its files are made. */
export interface Master {
  /** Absolute path. */
  readonly file: string;
  /** Hash of its bytes and of the way in which files are made from them, 16 hexadecimal digits. */
  readonly fingerprint: string;
  /**
   * `own`: a file of this project, SVG or AVIF. `foreign`: from another host; read only as JPEG, PNG or WebP, within
   * limits.
   */
  readonly origin: 'own' | 'foreign';
}

/** A source of pictures. */
export interface PictureSource {
  /**
   * The master of a picture; a remote one is downloaded first.
   *
   * @param urgent whether a request waits for it
   * @returns null when there is no such picture
   * @throws {PictureFailure} when the picture exists but cannot be read
   */
  find(name: PictureName, urgent: boolean): Promise<Master | null>;
  /** Every picture that `find` knows. */
  names(): Promise<readonly PictureName[]>;
}

/** Thrown for a picture that exists and cannot be read at the moment. */
export class PictureFailure extends Error {
  override name = 'PictureFailure';
  /** Whether its host says that the picture does not exist (any more). */
  readonly missing: boolean;

  /** @param why a sentence for the log, without any text of the other host */
  constructor(why: string, missing = false) {
    super(why);
    this.missing = missing;
  }
}
