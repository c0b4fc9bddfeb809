import type { PictureName } from './address.ts';

/** A picture as it came, from which all its files are made. */
export interface Master {
  /** Absolute path. */
  readonly file: string;
  /** Hash over its bytes and over how files are made of them, 16 hexadecimal digits. */
  readonly fingerprint: string;
  /**
   * `own`: a file of this project, SVG or AVIF. `foreign`: from outside; read as JPEG, PNG or WebP alone, within
   * limits.
   */
  readonly origin: 'own' | 'foreign';
}

/** Where pictures come from. */
export interface PictureSource {
  /**
   * The master of a picture, brought here first where it is elsewhere.
   *
   * @param urgent whether somebody waits for it
   * @returns null where there is no such picture
   * @throws {PictureFailure} where there is one and it cannot be had
   */
  find(name: PictureName, urgent: boolean): Promise<Master | null>;
  /** Every picture that `find` knows. */
  names(): Promise<readonly PictureName[]>;
}

/** A picture that exists and cannot be had at the moment. */
export class PictureFailure extends Error {
  override name = 'PictureFailure';
  /** Whether whoever has it says that it is not there (any more). */
  readonly missing: boolean;

  /** @param why a sentence for the log, without what the other side wrote */
  constructor(why: string, missing = false) {
    super(why);
    this.missing = missing;
  }
}
