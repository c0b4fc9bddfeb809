import { sizes } from '../catalogue/picture-rows.ts';
import { isPictureKind, picturePath } from '../media/address.ts';
import type { NamedAddresses } from './sources/named-addresses.ts';

/**
 * The addresses of this platform for the names in a folder. The server adds the mark of a picture's current version to
 * its address when it answers.
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
