import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { ownBytes } from '#src/kernel/bytes/own-bytes.ts';

/** The encoding of an answer's body. */
export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Bodies with fewer bytes are not compressed: they fit into one packet anyway. */
export const smallestCompressed = 1_024;

/** An `Accept-Encoding` is read only up to this length; browsers send some twenty characters. */
const longestHeader = 500;

/** The best encoding that an `Accept-Encoding` header allows (RFC 9110, 12.5.3): Brotli, else gzip, else none. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const headers = { 'accept-encoding': header.slice(0, longestHeader) };
  const allowed = new Negotiator({ headers }).encodings(['br', 'gzip']);
  if (allowed.includes('br')) return 'br';
  return allowed.includes('gzip') ? 'gzip' : 'identity';
}

/**
 * Compresses a body outside the main thread, into memory of its own. Brotli uses level 5: the default of 11 takes a hundred
 * times as long.
 */
export async function compress(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  const compressed =
    encoding === 'gzip'
      ? zip(body, { level: 6 })
      : brotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        });
  return ownBytes(await compressed);
}
