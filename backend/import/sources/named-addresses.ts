import { z } from 'zod';

/** The addresses of a folder's pictures, account pages and pages of the tunnel on this platform. */
export interface NamedAddresses {
  /** Public address of a picture by kind and key, in the width of its place; null for an unknown kind. */
  picture(kind: string, key: string, size: PictureSize): string | null;
  /** Public address of a further file, such as a trailer. */
  file(name: string): string;
  /** Public origin of the site's client host, without a slash at the end. */
  accountOrigin: string;
  /** Public origin of the booking tunnel, without a slash at the end. */
  tunnelOrigin: string;
}

/** The sizes of the wire's `posterPath` and `backgroundPath`. */
export type PictureSize = 'lg' | 'md' | 'sm';

/** The sizes for which a field of the wire has addresses. */
const sizesOf: Readonly<Record<string, readonly PictureSize[]>> = {
  posterPath: ['lg', 'md'],
  backgroundPath: ['lg', 'md', 'sm'],
};

/** The size of a field that has one address; any other field has the largest. */
const sizeOf: Readonly<Record<string, PictureSize>> = {
  snapshot: 'md',
  image: 'md',
  mobileImage: 'sm',
  picture: 'md',
  mobilePicture: 'sm',
  thumbnail: 'sm',
  mobileBackdrop: 'sm',
};

const recordSchema = z.record(z.string(), z.unknown());
const picture = /^picture:([a-z]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;
const pictureInHtml = /(?<=<img [^<>]*?src=")picture:([a-z]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)(?=")/g;
const fileInHtml = /(?<=<(?:a [^<>]*?href|(?:video|source) [^<>]*?src)=")file:([a-z0-9][a-z0-9./_-]*)(?=")/g;
const file = /^file:([a-z0-9][a-z0-9./_-]*)$/;
const account = /^account:(\/.*)$/s;
const tunnel = /^tunnel:(\/.*)$/s;

/**
 * Replaces names by addresses, so that a folder need not know the addresses of the platform: `picture:{kind}/{key}`,
 * `file:{name}`, `account:/{path}` and `tunnel:/{path}`; of these, HTML can have pictures (`<img src="picture:…">`)
 * and files (`<a href="file:…">`, `<video src="file:…">`). Other values do not change.
 *
 * @param value any JSON value
 */
export function withAddresses(value: unknown, addresses: NamedAddresses, field = ''): unknown {
  if (typeof value === 'string') return addressOf(value, addresses, field);
  if (Array.isArray(value)) return value.map((one) => withAddresses(one, addresses, field));
  const record = recordSchema.safeParse(value);
  if (!record.success) return value;
  return Object.fromEntries(
    Object.entries(record.data).map(([name, one]) => [name, withAddresses(one, addresses, name)]),
  );
}

function addressOf(text: string, addresses: NamedAddresses, field: string): unknown {
  const [, kind, key] = picture.exec(text) ?? [];
  if (kind !== undefined && key !== undefined) {
    // An unknown kind does not change, and the check of the record reports it.
    const addressIn = (size: PictureSize): string => addresses.picture(kind, key, size) ?? text;
    const sizes = Object.hasOwn(sizesOf, field) ? sizesOf[field] : undefined;
    if (sizes !== undefined) return Object.fromEntries(sizes.map((size) => [size, addressIn(size)]));
    return addressIn((Object.hasOwn(sizeOf, field) ? sizeOf[field] : undefined) ?? 'lg');
  }
  if (text.includes('"picture:') || text.includes('"file:'))
    return text
      .replaceAll(
        pictureInHtml,
        (whole, kindOf: string, keyOf: string) => addresses.picture(kindOf, keyOf, 'md') ?? whole,
      )
      .replaceAll(fileInHtml, (_, nameOf: string) => addresses.file(nameOf));
  const name = file.exec(text)?.[1];
  if (name !== undefined) return addresses.file(name);
  const accountPath = account.exec(text)?.[1];
  if (accountPath !== undefined) return `${addresses.accountOrigin}${accountPath}`;
  const tunnelPath = tunnel.exec(text)?.[1];
  return tunnelPath === undefined ? text : `${addresses.tunnelOrigin}${tunnelPath}`;
}
