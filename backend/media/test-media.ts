import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { createApp } from '../http/app.ts';
import { createMedia } from './media.ts';
import type { Media, MediaParts } from './media.ts';
import { registerMedia } from './routes.ts';

/** The origin of the picture service in tests. */
export const mediaOrigin = 'http://media.test';

/** A picture with some content, as an SVG document. */
export function drawing(width: number, height: number, colour = 'tomato'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="navy"/><stop offset="1" stop-color="${colour}"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#sky)"/><circle cx="50%" cy="40%" r="20%" fill="gold"/></svg>`;
}

/** Writes masters like those of the demonstration: a poster (`.svgz`), a backdrop (`.avif`), a cinema and a trailer. */
export async function writeMasters(folder: string, posterColour?: string): Promise<void> {
  for (const kind of ['poster', 'backdrop', 'cinema', 'trailer'])
    await mkdir(join(folder, kind), { recursive: true });
  await writeFile(join(folder, 'poster/salt.svgz'), gzipSync(drawing(720, 1080, posterColour)));
  await writeFile(
    join(folder, 'backdrop/salt.avif'),
    await sharp(Buffer.from(drawing(1920, 1080)))
      .avif({ effort: 0 })
      .toBuffer(),
  );
  await writeFile(join(folder, 'cinema/lyon-brotteaux.svg'), drawing(1920, 1080, 'teal'));
  await writeFile(join(folder, 'trailer/salt.mp4'), Buffer.alloc(5_000, 'moving'));
  await writeFile(join(folder, 'trailer/salt.webp'), 'a still');
  await writeFile(join(folder, 'trailer/salt.fr.vtt'), 'WEBVTT\n');
}

/** A separate picture service; its folders are in one folder, which `close` removes. */
export class TestMedia {
  readonly folder: string;
  readonly app: FastifyInstance;
  readonly media: Media;

  private constructor(folder: string, media: Media) {
    this.folder = folder;
    this.media = media;
    this.app = createApp({ logger: false });
    registerMedia(this.app, media);
  }

  static async open(parts: Partial<MediaParts> = {}): Promise<TestMedia> {
    const folder = await mkdtemp(join(tmpdir(), 'velours-media-'));
    await writeMasters(join(folder, 'masters'));
    const media = createMedia({
      dataFolder: join(folder, 'data'),
      origin: mediaOrigin,
      masters: join(folder, 'masters'),
      hosts: [],
      catalogue: { sites: [], revision: () => Promise.resolve(null), list: () => Promise.resolve([]) },
      now: () => new Date(),
      logger: { warn: () => undefined },
      ...parts,
    });
    return new TestMedia(folder, media);
  }

  /** Every file that was made, below the data folder. */
  async made(): Promise<string[]> {
    const below = join(this.folder, 'data');
    const entries = await readdir(below, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  }

  async close(): Promise<void> {
    await this.app.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
