import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { takesGzip } from '../takes-gzip.ts';
import { staticNameOf, staticTypeOf } from './static-names.ts';
import type { StaticArchive } from './static-archive.ts';

/** The name of a file says its content, so that it never changes: what Next.js says of its own. */
const forEver = 'public, max-age=31536000, immutable';

/** Types that become smaller. */
const packs = /^(?:text\/|application\/|image\/svg)/;

/**
 * Answers for files that this process's build does not have, from those that other builds keep for it. What neither has
 * is Next.js's to refuse.
 *
 * @param headers of the files of a build
 * @returns whether it answered
 */
export function archivedFiles(
  archive: Pick<StaticArchive, 'isOwn' | 'open'>,
  headers: Readonly<Record<string, string>>,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const name = staticNameOf(request.url ?? '');
    if (name === undefined || archive.isOwn(name)) return false;
    const found = await archive.open(name);
    if (found === undefined) return false;
    const { file, size } = found;
    const type = staticTypeOf(name) ?? '';
    const isPacked = packs.test(type) && takesGzip(request.headers['accept-encoding']);
    response.writeHead(200, {
      ...headers,
      'content-type': type,
      'cache-control': forEver,
      vary: 'Accept-Encoding',
      ...(isPacked ? { 'content-encoding': 'gzip' } : { 'content-length': String(size) }),
    });
    if (request.method === 'HEAD') {
      await file.close();
      response.end();
      return true;
    }
    const bytes = file.createReadStream();
    try {
      await (isPacked ? pipeline(bytes, createGzip(), response) : pipeline(bytes, response));
    } catch (error) {
      // Who asked is gone. Anything else is reported.
      if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    }
    return true;
  };
}
