import type { NamedAddresses, PictureSize } from './sources/named-addresses.ts';

/** Widths in pixels of the sizes of each kind of picture. */
const widths: Readonly<Record<string, Readonly<Record<PictureSize, number>>>> = {
  poster: { lg: 720, md: 320, sm: 160 },
  backdrop: { lg: 1920, md: 1280, sm: 640 },
  cinema: { lg: 1920, md: 1280, sm: 640 },
};

/** What names in a folder stand for on this platform. */
export function addressesOf(config: { mediaOrigin: string; accountOrigin: string }): NamedAddresses {
  return {
    picture: (kind, key, size) =>
      `${config.mediaOrigin}/media/${kind}/${key}/${widths[kind]?.[size] ?? 0}.webp`,
    file: (name) => `${config.mediaOrigin}/media/${name}`,
    accountOrigin: config.accountOrigin,
  };
}
