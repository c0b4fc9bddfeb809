import { sizes } from '../catalogue/picture-rows.ts';
import { isPictureKind, picturePath } from '../media/address.ts';
import type { NamedAddresses } from './sources/named-addresses.ts';

/**
 * What names in a folder stand for on this platform. The mark of a picture's present version is put into its address
 * when the answer is given.
 */
export function addressesOf(config: {
  mediaOrigin: string;
  accountOrigin: string;
  tunnelOrigin: string;
}): NamedAddresses {
  return {
    picture: (kind, key, size) => {
      if (!isPictureKind(kind)) return null;
      const width = sizes[kind][size];
      return `${config.mediaOrigin}${picturePath({ kind, key, mark: null, width, format: 'webp' })}`;
    },
    file: (name) => `${config.mediaOrigin}/media/${name}`,
    accountOrigin: config.accountOrigin,
    tunnelOrigin: config.tunnelOrigin,
  };
}
