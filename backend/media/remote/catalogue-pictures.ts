import type { SiteId } from '#src/sites/site.ts';
import type { PictureName } from '../address.ts';

/** A picture that a catalogue names by an address elsewhere. */
export interface ListedPicture extends PictureName {
  /** Which size of it the address is, in pixels of width. */
  readonly width: number;
  /** Where it is. */
  readonly url: string;
}

/** What the catalogues say of pictures elsewhere. */
export interface CataloguePictures {
  /** The sites that are served. */
  readonly sites: readonly SiteId[];
  /** The revision of a site's catalogue, or null where it has none yet. */
  readonly revision: (site: SiteId) => Promise<number | null>;
  /** Every picture of a site's catalogue. */
  readonly list: (site: SiteId) => Promise<readonly ListedPicture[]>;
}
