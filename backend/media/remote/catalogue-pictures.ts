import type { SiteId } from '#src/sites/site.ts';
import type { PictureName } from '../address.ts';

/** A remote picture in a catalogue. */
export interface ListedPicture extends PictureName {
  /** The width in pixels of the picture at this address. */
  readonly width: number;
  /** Its address. */
  readonly url: string;
}

/** The remote pictures in the catalogues. */
export interface CataloguePictures {
  /** The sites that are served. */
  readonly sites: readonly SiteId[];
  /** The revision of a site's catalogue; null when the site has none yet. */
  readonly revision: (site: SiteId) => Promise<number | null>;
  /** Every picture of a site's catalogue. */
  readonly list: (site: SiteId) => Promise<readonly ListedPicture[]>;
}
