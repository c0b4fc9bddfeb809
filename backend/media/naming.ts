import type { SiteId } from '#src/sites/site.ts';
import { picturePath, readPictureAddress } from './address.ts';
import type { PictureAddress } from './address.ts';
import type { Masters } from './masters.ts';
import type { RemotePictures } from './remote/remote-pictures.ts';

/** Replaces the addresses of pictures in an answer of the catalogue API by the addresses of this service. */
export interface PictureNaming {
  /** Part of the key of every cached answer: it changes when the same answer would have other picture addresses. */
  readonly version: () => string;
  /**
   * JSON text with the current addresses of pictures: an address of ours gets the mark of the picture's current
   * version, an address at one of the chain's hosts becomes one of ours. All other text is unchanged.
   *
   * @param revision of the catalogue that the text comes from
   */
  readonly named: (site: SiteId, revision: number, json: string) => Promise<string>;
}

/**
 * A JSON string that is a web address, or the address of a picture in a JSON string of HTML. A backslash ends it,
 * because no address has one.
 */
const addresses = /((?<!\\)"|<img src=\\")(https?:\/\/[^"\\\s]{1,2000})(\\?")/gu;

/**
 * @param origin public origin of this service
 * @param masters the finished pictures
 * @param remote the pictures of the chain's hosts, or null
 */
export function pictureNaming(
  origin: string,
  masters: Masters,
  remote: RemotePictures | null,
): PictureNaming {
  const own = `${origin}/media/`;
  return {
    version: () => remote?.version() ?? '',
    named: async (site, revision, json) => {
      const marks = await masters.marks();
      const elsewhere = remote === null ? null : await remote.naming(site, revision);
      return json.replaceAll(addresses, (whole, before: string, written: string, after: string) => {
        const url = before === '"' ? written : written.replaceAll('&amp;', '&');
        if (url.startsWith(own)) {
          const address = readOwn(url.slice(own.length));
          const mark = address === null ? undefined : marks.get(`${address.kind}/${address.key}`);
          return address === null || mark === undefined
            ? whole
            : `${before}${origin}${picturePath({ ...address, mark })}${after}`;
        }
        const found = elsewhere?.(url) ?? null;
        return found === null ? whole : `${before}${origin}${picturePath(found)}${after}`;
      });
    },
  };
}

/** `{kind}/{key}.{mark}/{width}.{format}` */
function readOwn(path: string): PictureAddress | null {
  const [kind = '', name = '', file = '', ...more] = path.split('/');
  return more.length > 0 ? null : readPictureAddress(kind, name, file);
}
