import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchesTag } from '../http/entity-tag.ts';
import { refuseOtherMethods } from '../http/app.ts';
import { problemOf, sendProblem } from '../http/problem.ts';
import { readPictureAddress } from './address.ts';
import { readRange } from './byte-range.ts';
import { mediaTypes } from './kinds.ts';
import type { Media } from './media.ts';
import { PictureFailure } from './source.ts';
import type { Film } from './trailers.ts';

/** An address with the current version never shows another picture; it has an entity tag all the same. */
const foreverCaching = 'public, max-age=31536000, immutable';
/** An address whose picture may change is requested again after an hour. */
const shortCaching = 'public, max-age=3600';
/** A picture that could not be read may be available in a minute. */
const failureCaching = 'public, max-age=60';

/**
 * Serves `/media/{poster|backdrop|cinema}/{key}.{mark}/{width}.{webp|avif|jpg}` and `/media/trailer/{name}`. A missing
 * file is made on its first request. Without a mark, or with the mark of an older version, the answer is the current
 * picture, cached for only an hour. Unknown kinds, keys, widths and names are 404 problems, and so is a remote picture
 * that its host no longer has; a picture that cannot be read for another reason is a 502. Methods other than GET and
 * HEAD are 405.
 */
export function registerMedia(app: FastifyInstance, media: Media): void {
  app.get<{ Params: { kind: string; name: string; file: string } }>(
    '/media/:kind/:name/:file',
    async (request, reply) => {
      const { kind, name, file } = request.params;
      const address = readPictureAddress(kind, name, file);
      if (address === null) return unknownPicture(reply);
      try {
        const picture = await media.pictures.find(address);
        if (picture === null) return unknownPicture(reply);
        const { etag, isCurrent } = picture;
        if (matchesTag(request.headers['if-none-match'], etag)) {
          describe(reply, etag, isCurrent ? foreverCaching : shortCaching);
          return await reply.code(304).send();
        }
        const bytes = await picture.read();
        describe(reply, etag, isCurrent ? foreverCaching : shortCaching);
        return await reply.type(mediaTypes[address.format]).send(bytes);
      } catch (error) {
        if (!(error instanceof PictureFailure)) throw error;
        const problem = problemOf(error.missing ? 404 : 502, 'The picture cannot be had at the moment.');
        return sendProblem(reply, problem, failureCaching);
      }
    },
  );
  refuseOtherMethods(app, '/media/:kind/:name/:file');

  app.get<{ Params: { name: string } }>('/media/trailer/:name', async (request, reply) => {
    const film = await media.trailers.find(request.params.name);
    if (film === null) return sendProblem(reply, problemOf(404, 'There is no such trailer.'));
    return sendFilm(request, reply, film);
  });
  refuseOtherMethods(app, '/media/trailer/:name');

  app.addHook('onClose', async () => media.close());
}

function unknownPicture(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, problemOf(404, 'There is no such picture.'));
}

/**
 * Sets the headers of the files that are served here; other origins may show them, as the sites do. A player whose captions
 * are of another host reads film, captions and, in WebKit, the picture before the film by script's rules.
 */
function describe(reply: FastifyReply, etag: string, caching: string): void {
  reply.headers({
    etag,
    'cache-control': caching,
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  });
}

function sendFilm(request: FastifyRequest, reply: FastifyReply, { bytes, etag, type }: Film): FastifyReply {
  describe(reply, etag, shortCaching);
  reply.header('accept-ranges', 'bytes');
  if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const condition = request.headers['if-range'];
  const range =
    condition === undefined || condition === etag ? readRange(request.headers.range, bytes.length) : 'whole';
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${bytes.length}`);
    return sendProblem(reply, problemOf(416, `The file has ${bytes.length} bytes.`));
  }
  reply.type(type);
  if (range === 'whole' || request.method === 'HEAD') return reply.send(bytes);
  reply.header('content-range', `bytes ${range.start}-${range.end}/${bytes.length}`);
  return reply.code(206).send(bytes.subarray(range.start, range.end + 1));
}
