/** A host whose pictures are fetched. */
export interface PictureHost {
  /** As `URL.host` gives it; a port stands there for a loopback host alone. */
  readonly host: string;
  /** A server of the tests on this machine: http, and no other address than this machine's. */
  readonly isLoopback: boolean;
}

/** What `PICTURE_HOSTS` may hold. */
export const expectedPictureHosts =
  'host names such as images.chain.example, separated by commas, without scheme, port or path';

const nameLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** At least two labels, the last of which is no number: an address in digits is none. */
const hostName = new RegExp(`^(?:${nameLabel}\\.)+(?!\\d+$)${nameLabel}$`, 'u');
const loopback = /^http:\/\/((?:localhost|127\.0\.0\.1):\d{1,5})$/u;

/**
 * Reads one host of `PICTURE_HOSTS`: a name, which stands for `https://{name}` alone.
 *
 * @param inTests whether a server on this machine may be named, `http://127.0.0.1:4567`
 * @returns null where it is none
 */
export function readPictureHost(text: string, inTests: boolean): PictureHost | null {
  const [, local] = loopback.exec(text) ?? [];
  if (local !== undefined) return inTests ? { host: local, isLoopback: true } : null;
  return hostName.test(text) && text.length <= 253 ? { host: text, isLoopback: false } : null;
}

/** The host of the list that an address belongs to, or null: only https, without port and credentials. */
export function hostOf(url: string, hosts: readonly PictureHost[]): PictureHost | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host, username, password } = new URL(url);
  if (username !== '' || password !== '') return null;
  return hosts.find((one) => one.host === host && protocol === (one.isLoopback ? 'http:' : 'https:')) ?? null;
}
