import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchesTag } from '../http/entity-tag.ts';
import { refuseOtherMethods } from '../http/app.ts';
import { problemOf, sendProblem } from '../http/problem.ts';
import { mediaTypes, readPictureAddress } from './address.ts';
import { readRange } from './byte-range.ts';
import { Pictures } from './pictures.ts';
import type { DrawAllOptions, PictureSubjects } from './pictures.ts';

/** What the media routes are told. */
export interface MediaConfig extends PictureSubjects {
  /** Absolute data folder; pictures are kept in `media` below it. */
  dataFolder: string;
}

/** The media part of a running backend. */
export interface Media {
  /** Draws whatever is not there yet; meant to run in the background after the start. */
  drawAll(options?: DrawAllOptions): Promise<void>;
}

interface Asset {
  bytes: Buffer;
  etag: string;
  type: string;
}

/** Files that come with the project: the invented trailer and its still. */
const assetNames: ReadonlySet<string> = new Set(['velours-trailer.mp4', 'velours-trailer.webp']);

/** An address that names the drawing shows nothing else; its tag is there for whoever asks again all the same. */
const foreverCaching = 'public, max-age=31536000, immutable';
/** What another drawing may stand behind tomorrow is asked for again after an hour. */
const shortCaching = 'public, max-age=3600';

/**
 * Serves `/media/{poster|backdrop|cinema}/{key}.{mark}/{width}.{webp|avif}` and `/media/trailer/{name}`.
 * A picture that is not there yet is drawn on its first request. Without a mark, or with that of an older drawing, the
 * present picture is answered and may be kept for an hour only. Unknown kinds, keys, widths and names are
 * 404 problems; methods other than GET and HEAD 405.
 */
export function registerMedia(app: FastifyInstance, config: MediaConfig): Media {
  const pictures = new Pictures(join(config.dataFolder, 'media'), config);
  const assets = new Map<string, Promise<Asset>>();

  app.get<{ Params: { kind: string; name: string; file: string } }>(
    '/media/:kind/:name/:file',
    async (request, reply) => {
      const { kind, name, file } = request.params;
      const address = readPictureAddress(kind, name, file);
      if (address === null || !pictures.has(address))
        return sendProblem(reply, problemOf(404, 'There is no such picture.'));
      const etag = pictures.etag(address);
      describe(reply, etag, pictures.isCurrent(address) ? foreverCaching : shortCaching);
      if (matchesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply.type(mediaTypes[address.format]).send(await pictures.read(address));
    },
  );
  refuseOtherMethods(app, '/media/:kind/:name/:file');

  app.get<{ Params: { name: string } }>('/media/trailer/:name', async (request, reply) => {
    const { name } = request.params;
    if (!assetNames.has(name)) return sendProblem(reply, problemOf(404, 'There is no such trailer.'));
    let asset = assets.get(name);
    if (asset === undefined) {
      asset = readAsset(name);
      assets.set(name, asset);
      asset.catch(() => assets.delete(name));
    }
    return sendAsset(request, reply, await asset);
  });
  refuseOtherMethods(app, '/media/trailer/:name');

  app.addHook('onClose', async () => pictures.close());
  return { drawAll: (options) => pictures.drawAll(options) };
}

/** Headers of whatever is served here; other origins may show it, as the sites do. */
function describe(reply: FastifyReply, etag: string, caching: string): void {
  reply.headers({ etag, 'cache-control': caching, 'cross-origin-resource-policy': 'cross-origin' });
}

function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  const { bytes, etag, type } = asset;
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

async function readAsset(name: string): Promise<Asset> {
  const bytes = await readFile(join(import.meta.dirname, 'assets', name));
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;
  return { bytes, etag, type: name.endsWith('.mp4') ? mediaTypes.mp4 : mediaTypes.webp };
}
