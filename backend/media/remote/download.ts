import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { request as requestPlain } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { PictureFailure } from '../source.ts';
import type { PictureHost } from './hosts.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** The values by which a host tells whether a picture has changed (RFC 9110, 8.8). */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** A picture file from its host. */
export interface Downloaded extends Validators {
  readonly bytes: Buffer;
}

/** The network of a download; tests replace it. */
export interface DownloadSettings {
  /** Returns every address of a host name. */
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  /** The maximum time of the whole download, in milliseconds. */
  readonly deadline: number;
  /** The maximum size of a file in bytes. */
  readonly mostBytes: number;
}

/** The limits of a download. */
export const downloadSettings: DownloadSettings = {
  resolve: (host) => lookup(host, { all: true, order: 'ipv4first' }),
  deadline: 5_000,
  mostBytes: 10 * 1_024 * 1_024,
};

/**
 * Downloads a picture from a host of the list. Its name is resolved once, and the connection goes to the address that
 * was checked; redirects are not followed.
 *
 * @param url an address for which `hostOf` found `host`
 * @param known the validators of our copy of the picture
 * @returns null when it has not changed
 * @throws {PictureFailure} with the reason in one sentence
 */
export async function download(
  url: string,
  host: PictureHost,
  known: Validators | null,
  { resolve, deadline, mostBytes }: DownloadSettings = downloadSettings,
): Promise<Downloaded | null> {
  const signal = AbortSignal.timeout(deadline);
  try {
    const address = await chooseAddress(new URL(url), host, resolve, signal);
    const response = await send(url, address, known, signal);
    try {
      return await readAnswer(response, known, mostBytes);
    } finally {
      response.destroy();
    }
  } catch (error) {
    if (error instanceof PictureFailure) throw error;
    if (signal.aborted) throw new PictureFailure(`it took longer than ${deadline} ms`);
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new PictureFailure(`its host cannot be reached (${code})`);
  }
}

/** One address of the host; a name is refused when any of its addresses is not public. */
async function chooseAddress(
  { hostname }: URL,
  { isLoopback }: PictureHost,
  resolve: DownloadSettings['resolve'],
  signal: AbortSignal,
): Promise<LookupAddress> {
  const addresses = await Promise.race([resolve(hostname), ended(signal)]);
  const isAllowed = isLoopback ? isLoopbackAddress : isPublicAddress;
  const [first] = addresses;
  if (first === undefined || !addresses.every(({ address }) => isAllowed(address)))
    throw new PictureFailure('its host has an address that is not of the internet');
  return first;
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('timeout')), { once: true });
  });
}

async function send(
  url: string,
  { address, family }: LookupAddress,
  known: Validators | null,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  // Every lookup of the name returns the address that was checked.
  const pinned: LookupFunction = (_host, { all }, answer) => {
    if (all === true) answer(null, [{ address, family }]);
    else answer(null, address, family);
  };
  const options: RequestOptions = {
    lookup: pinned,
    agent: false,
    signal,
    headers: {
      accept: 'image/webp, image/jpeg, image/png',
      'accept-encoding': 'identity',
      'user-agent': 'velours-pictures',
      ...(known?.etag ? { 'if-none-match': known.etag } : {}),
      ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
    },
  };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = url.startsWith('https:') ? requestSecure(url, options) : requestPlain(url, options);
  request.once('response', resolve).once('error', reject).end();
  return promise;
}

async function readAnswer(
  response: IncomingMessage,
  known: Validators | null,
  mostBytes: number,
): Promise<Downloaded | null> {
  const { statusCode: status = 0, headers } = response;
  if (status === 304 && known !== null) return null;
  if (status !== 200)
    throw new PictureFailure(`its host answers ${status}, not 200`, status === 404 || status === 410);
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new PictureFailure('its host sends it compressed, unasked');
  const tooLarge = new PictureFailure(`it has more than ${mostBytes} bytes`);
  if (Number(headers['content-length'] ?? 0) > mostBytes) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > mostBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return {
    bytes: Buffer.concat(chunks),
    etag: headers.etag ?? null,
    lastModified: headers['last-modified'] ?? null,
  };
}
