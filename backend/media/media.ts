import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Encoder } from './encoder.ts';
import { Masters } from './masters.ts';
import { pictureNaming } from './naming.ts';
import type { PictureNaming } from './naming.ts';
import { Pictures } from './pictures.ts';
import type { MakeAllOptions } from './pictures.ts';
import type { CataloguePictures } from './remote/catalogue-pictures.ts';
import type { PictureHost } from './remote/hosts.ts';
import { RemotePictures } from './remote/remote-pictures.ts';
import { Trailers } from './trailers.ts';

/** The parts from which the picture service is made. */
export interface MediaParts {
  /** Absolute path of the data folder; files are stored in `media` below it. */
  readonly dataFolder: string;
  /** Public origin of the service, without a trailing slash. */
  readonly origin: string;
  /**
   * Absolute path of the folder with finished pictures (`{kind}/{key}.svgz` …) and trailers (`trailer/{name}`). It may
   * be missing.
   */
  readonly masters: string;
  /** Hosts whose pictures are served from here; without any, answers keep the catalogue's addresses. */
  readonly hosts: readonly PictureHost[];
  /** The pictures in the catalogues. */
  readonly catalogue: CataloguePictures;
  readonly now: () => Date;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
}

/** The picture service: `registerMedia` serves it, and the catalogue API uses it to name pictures. */
export interface Media {
  readonly pictures: Pictures;
  readonly trailers: Trailers;
  readonly naming: PictureNaming;
  /** Makes the missing files; meant to run in the background after the start, and from time to time. */
  makeAll(options?: MakeAllOptions): Promise<void>;
  /** Ends its process. */
  close(): void;
}

/** Puts the picture service together; nothing is read or made yet. */
export function createMedia(parts: MediaParts): Media {
  const { origin, hosts, catalogue, now, logger } = parts;
  const folder = join(parts.dataFolder, 'media');
  const encoder = new Encoder();
  const masters = new Masters(parts.masters);
  const remote =
    hosts.length === 0
      ? null
      : new RemotePictures({ folder: join(folder, 'remote'), hosts, catalogue, encoder, now, logger });
  const pictures = new Pictures(folder, remote === null ? [masters] : [masters, remote], encoder);
  return {
    pictures,
    trailers: new Trailers(join(parts.masters, 'trailer')),
    naming: pictureNaming(origin, masters, remote),
    makeAll: (options) => pictures.makeAll(options),
    close: () => encoder.close(),
  };
}
