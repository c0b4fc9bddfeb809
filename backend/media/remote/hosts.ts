/** A host from which pictures are fetched. */
export interface PictureHost {
  /** As in `URL.host`; only a loopback host has a port. */
  readonly host: string;
  /** A test server on this machine: http, and only an address of this machine. */
  readonly isLoopback: boolean;
}

/** The expected form of `PICTURE_HOSTS`. */
export const expectedPictureHosts =
  'host names such as images.chain.example, separated by commas, without scheme, port or path';

const nameLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** At least two labels, and the last one is not a number, so that an IP address does not match. */
const hostName = new RegExp(`^(?:${nameLabel}\\.)+(?!\\d+$)${nameLabel}$`, 'u');
const loopback = /^http:\/\/((?:localhost|127\.0\.0\.1):\d{1,5})$/u;

/**
 * Reads one host of `PICTURE_HOSTS`: a name, which allows only `https://{name}`.
 *
 * @param inTests whether a server on this machine is allowed, `http://127.0.0.1:4567`
 * @returns null when the text is not a valid host
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
