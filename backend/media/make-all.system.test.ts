import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileName, sizesOf } from './kinds.ts';
import { TestMedia, writeMasters } from './test-media.ts';

/** Every file of a picture is made here, by processes of the encoder: minutes of processor time. */
let service: TestMedia;
beforeEach(async () => {
  service = await TestMedia.open();
});
afterEach(async () => {
  await service.close();
});

const get = (url: string) => service.app.inject({ url });

it(
  'a picture is made on its first request in every width and format, and as JPEG for previews',
  { timeout: 120_000 },
  async () => {
    for (const [kind, key, ratio] of [
      ['poster', 'salt', 1.5],
      ['backdrop', 'salt', 9 / 16],
      ['cinema', 'lyon-brotteaux', 9 / 16],
    ] as const) {
      for (const size of sizesOf(kind)) {
        const { width, height: cut = Math.round(width * ratio), format } = size;
        const response = await get(`/media/${kind}/${key}/${fileName(size)}`);
        expect(response.statusCode).toBe(200);
        expect(response.headers['content-type']).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`);
        const { width: wide, height, format: found } = await sharp(response.rawPayload).metadata();
        const expected = { webp: 'webp', avif: 'heif', jpg: 'jpeg' }[format];
        expect([wide, height, found]).toEqual([width, cut, expected]);
      }
    }
  },
);

describe('making all files', { timeout: 120_000 }, () => {
  it('makes every file that is missing, reports each picture and removes those of pictures that changed', async () => {
    await get('/media/poster/salt/160.webp');
    const [before = ''] = await service.made();
    const progress: string[] = [];
    await writeMasters(join(service.folder, 'changed'), 'crimson');
    const changed = await TestMedia.open({
      dataFolder: join(service.folder, 'data'),
      masters: join(service.folder, 'changed'),
    });
    try {
      await changed.media.makeAll({ onProgress: (done, total) => progress.push(`${done}/${total}`) });
    } finally {
      await changed.close();
    }
    expect(progress).toEqual(['1/3', '2/3', '3/3']);
    const files = await service.made();
    expect(files).toHaveLength([...sizesOf('poster'), ...sizesOf('backdrop'), ...sizesOf('cinema')].length);
    expect(files).not.toContain(before);
  });

  it('goes on after a picture that cannot be made, and tells in the end', async () => {
    await writeFile(join(service.folder, 'masters/poster/broken.svg'), 'a text');
    await expect(service.media.makeAll()).rejects.toThrow('pictures that could not be made: 1');
    expect(await service.made()).toHaveLength(
      [...sizesOf('poster'), ...sizesOf('backdrop'), ...sizesOf('cinema')].length,
    );
    expect((await get('/media/poster/broken/160.webp')).statusCode).toBe(500);
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    stop.abort();
    await service.media.makeAll({ signal: stop.signal });
    expect(await service.made()).toEqual([]);
  });

  it('has nothing to do where there are no masters', async () => {
    const bare = await TestMedia.open({ masters: join(service.folder, 'nowhere') });
    try {
      await bare.media.makeAll();
      expect(await bare.made()).toEqual([]);
      expect((await bare.app.inject({ url: '/media/poster/salt/160.webp' })).statusCode).toBe(404);
      expect((await bare.app.inject({ url: '/media/trailer/salt.mp4' })).statusCode).toBe(404);
    } finally {
      await bare.close();
    }
  });
});
