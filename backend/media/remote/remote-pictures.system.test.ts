import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mediaOrigin, TestMedia } from '../test-media.ts';
import type { ListedPicture } from './catalogue-pictures.ts';
import { failureFor, freshFor, renamedEvery } from './remote-pictures.ts';
import { picture, TestHost } from './test-host.ts';

let host: TestHost;
let service: TestMedia;
let listed: ListedPicture[];
let revision: number;
let at: number;
let warnings: unknown[];

const key = 'nl-show-nachtboot-70102';
/** Small, so that its files are made quickly. */
const small = { width: 90, height: 135 };

beforeEach(async () => {
  host = await TestHost.open();
  listed = [
    { kind: 'poster', key, width: 720, url: host.url('/large.jpg') },
    { kind: 'poster', key, width: 320, url: host.url('/small.jpg') },
  ];
  revision = 1;
  at = Date.parse('2026-11-20T12:00:00Z');
  warnings = [];
  service = await open();
});
afterEach(async () => {
  await service.close();
  await host.close();
});

function open(dataFolder?: string): Promise<TestMedia> {
  return TestMedia.open({
    hosts: [host.entry],
    masters: '/nowhere',
    catalogue: {
      sites: ['nl'],
      revision: () => Promise.resolve(revision),
      list: () => Promise.resolve(listed),
    },
    now: () => new Date(at),
    logger: { warn: (about: unknown) => void warnings.push(about) },
    ...(dataFolder === undefined ? {} : { dataFolder }),
  });
}

const get = (url: string) => service.app.inject({ url });
const poster = (width: number, format = 'webp') => get(`/media/poster/${key}/${width}.${format}`);
/** The address of a picture in an answer of the catalogue. */
const named = async (url: string): Promise<string> =>
  JSON.parse(await service.media.naming.named('nl', revision, JSON.stringify(url)));
/** The colour in the middle of a picture. */
async function colourOf(bytes: Buffer): Promise<number[]> {
  const { data } = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data];
}
const warned = () => warnings.map((one) => (one as { why: string }).why);

describe('a picture of a chain’s own host', () => {
  it('comes in our widths and formats, and nothing of it as it was', async () => {
    const bytes = await sharp(await picture('jpeg'))
      .withExif({ IFD0: { Copyright: 'hidden in the file' } })
      .toBuffer();
    expect(bytes.includes('hidden in the file')).toBe(true);
    host.file('/large.jpg', bytes, { 'content-type': 'text/html' });
    for (const [width, format] of [
      [720, 'webp'],
      [160, 'avif'],
      [720, 'jpg'],
    ] as const) {
      const { statusCode, rawPayload, headers } = await poster(width, format);
      expect([statusCode, headers['content-type']]).toEqual([
        200,
        `image/${format === 'jpg' ? 'jpeg' : format}`,
      ]);
      expect((await sharp(rawPayload).metadata()).width).toBe(width);
      expect(rawPayload.includes('hidden in the file')).toBe(false);
    }
    expect(host.asked).toEqual(['/large.jpg']);
  });

  it('keeps its shape and is not made larger than it is, but for previews', async () => {
    host.file('/large.jpg', await picture('png', { width: 400, height: 500 }));
    const sizes = [];
    for (const [width, format] of [
      [720, 'webp'],
      [320, 'webp'],
      [720, 'jpg'],
    ] as const) {
      const { width: wide, height } = await sharp((await poster(width, format)).rawPayload).metadata();
      sizes.push([wide, height]);
    }
    expect(sizes).toEqual([
      [400, 500],
      [320, 400],
      [720, 1080],
    ]);
  });

  it('is named by the item, each of its addresses as a size, and gets its mark when it is here', async () => {
    host.file('/large.jpg', await picture('webp'));
    expect(await named(host.url('/large.jpg'))).toBe(`${mediaOrigin}/media/poster/${key}/720.webp`);
    const before = service.media.naming.version();
    const first = await poster(720);
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    expect(service.media.naming.version()).not.toBe(before);
    const address = await named(host.url('/small.jpg'));
    expect(address).toMatch(new RegExp(`^${mediaOrigin}/media/poster/${key}\\.[0-9a-f]{8}/320\\.webp$`));
    const marked = await get(address.slice(mediaOrigin.length));
    expect(marked.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('of no item, or another host, stays as the catalogue has it: no address of ours leads anywhere else', async () => {
    const elsewhere = host.url('/large.jpg').replace(/:\d+/, ':1');
    listed.push({ kind: 'poster', key: 'nl-show-elsewhere', width: 720, url: 'https://evil.test/a.jpg' });
    revision += 1;
    for (const url of ['https://evil.test/a.jpg', host.url('/unlisted.jpg'), elsewhere])
      expect(await named(url)).toBe(url);
    const strangers = [
      '/media/poster/nl-show-elsewhere/720.webp',
      '/media/poster/nl-show-unknown/720.webp',
      '/media/poster/fr-show-nachtboot-70102/720.webp',
      `/media/backdrop/${key}/1920.webp`,
      `/media/poster/${encodeURIComponent(host.url('/large.jpg'))}/720.webp`,
      `/media/poster/${key}/720.webp?url=${host.url('/other.jpg')}`,
    ];
    const answers = await Promise.all(strangers.map((url) => get(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(strangers.map(() => 404));
    expect(host.asked.filter((path) => path !== '/large.jpg')).toEqual([]);
  });

  it('is fetched once for many who ask at the same time', async () => {
    host.file('/large.jpg', await picture('jpeg'));
    const answers = await Promise.all([720, 480, 320, 160, 720, 480].map((width) => poster(width)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(host.asked).toEqual(['/large.jpg']);
  });

  it('is there for the next run of the program', async () => {
    host.file('/large.jpg', await picture('jpeg'));
    const first = await poster(160);
    const next = await open(join(service.folder, 'data'));
    try {
      const again = await next.app.inject({ url: `/media/poster/${key}/160.webp` });
      expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    } finally {
      await next.close();
    }
    expect(host.asked).toEqual(['/large.jpg']);
  });
});

describe('a picture that cannot be had', () => {
  it('is 404 where its host does not have it, 502 otherwise, for a minute', async () => {
    const missing = await poster(720);
    expect([missing.statusCode, missing.headers['cache-control'], missing.headers['content-type']]).toEqual([
      404,
      'public, max-age=60',
      'application/problem+json; charset=utf-8',
    ]);
    await Promise.all([poster(720), poster(320)]);
    expect(host.asked).toEqual(['/large.jpg']);
    at += failureFor;
    host.on('/large.jpg', (response) => response.writeHead(500).end());
    const broken = await poster(720);
    expect([broken.statusCode, broken.headers['cache-control']]).toEqual([502, 'public, max-age=60']);
    at += failureFor;
    host.file('/large.jpg', await picture('jpeg'));
    expect((await poster(720)).statusCode).toBe(200);
    expect(warned()).toEqual(['its host answers 404, not 200', 'its host answers 500, not 200']);
  });

  it('can be had again at once when the clock is set back by an hour', async () => {
    expect((await poster(720)).statusCode).toBe(404);
    at -= 3_600_000;
    host.file('/large.jpg', await picture('jpeg'));
    expect((await poster(720)).statusCode).toBe(200);
  });

  it.each([
    [
      'SVG',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    ],
    ['AVIF', () => picture('avif')],
    ['GIF', () => picture('gif')],
    ['a page', () => Promise.resolve(Buffer.from('<!doctype html><title>Sign in</title>'))],
  ])('is one that is %s, whatever its host calls it', async (_what, bytes) => {
    host.file('/large.jpg', await bytes(), { 'content-type': 'image/jpeg' });
    expect((await poster(720)).statusCode).toBe(502);
    expect(warned()).toEqual(['it is no JPEG, PNG or WebP']);
    expect(await service.made()).toEqual([]);
  });

  it('is one with more than 40 megapixels, which its header tells before it is decoded', async () => {
    host.file('/large.jpg', await picture('png', { width: 8_000, height: 5_001 }));
    expect((await poster(720)).statusCode).toBe(502);
    expect(warned().join()).toMatch(/exceeds pixel limit/);
    expect(await service.made()).toEqual([]);
  });

  it('is one that is broken', async () => {
    const bytes = await picture('jpeg');
    host.file('/large.jpg', bytes.subarray(0, bytes.length / 2));
    expect((await poster(720)).statusCode).toBe(502);
    expect(warned().join()).toMatch(/^it cannot be read: /);
    expect(await service.made()).toEqual([]);
  });
});

describe('a picture that changes', { timeout: 120_000 }, () => {
  it('is asked for again after six hours, and has another mark', async () => {
    host.file('/large.jpg', await picture('jpeg', small), { etag: '"one"' });
    await poster(720);
    const first = await named(host.url('/large.jpg'));
    at += freshFor;
    await poster(720);
    expect(host.asked).toHaveLength(1);

    host.on('/large.jpg', (response, { headers }) =>
      response.writeHead(headers['if-none-match'] === '"one"' ? 304 : 200).end(),
    );
    at += 1;
    await service.media.makeAll();
    expect(host.asked).toHaveLength(2);
    expect(await named(host.url('/large.jpg'))).toBe(first);

    host.file('/large.jpg', await picture('jpeg', small, 'navy'), { etag: '"two"' });
    at += freshFor + 1;
    await service.media.makeAll();
    const second = await named(host.url('/large.jpg'));
    expect(second).not.toBe(first);
    const [red = 0, , blue = 0] = await colourOf((await get(second.slice(mediaOrigin.length))).rawPayload);
    expect(blue).toBeGreaterThan(red);
    const old = await get(first.slice(mediaOrigin.length));
    expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  });

  it('is asked for again when the clock is set back, once', async () => {
    host.file('/large.jpg', await picture('jpeg', small));
    await poster(720);
    at -= 3_600_000;
    await service.media.makeAll();
    await service.media.makeAll();
    expect(host.asked).toHaveLength(2);
  });

  it('stays as it was while its host fails', async () => {
    host.file('/large.jpg', await picture('jpeg', small));
    await poster(720);
    const first = await named(host.url('/large.jpg'));
    host.on('/large.jpg', (response) => response.writeHead(503).end());
    at += freshFor + 1;
    await service.media.makeAll();
    expect((await poster(720)).statusCode).toBe(200);
    expect(await named(host.url('/large.jpg'))).toBe(first);
  });

  it('has another address in the catalogue: the new one is fetched, the old file goes', async () => {
    host.file('/large.jpg', await picture('jpeg', small));
    host.file('/new.jpg', await picture('png', small, 'navy'));
    await poster(720);
    listed = [{ kind: 'poster', key, width: 720, url: host.url('/new.jpg') }];
    revision += 1;
    expect(await named(host.url('/new.jpg'))).toBe(`${mediaOrigin}/media/poster/${key}/720.webp`);
    const [red = 0, , blue = 0] = await colourOf((await poster(720)).rawPayload);
    expect(blue).toBeGreaterThan(red);
    const kept = (await service.made()).filter((file) => file.includes('/remote/'));
    expect(kept.map((file) => file.slice(-4)).toSorted()).toEqual(['.png', 'json']);
  });

  it('changes answers at most once a minute', async () => {
    host.file('/large.jpg', await picture('jpeg', small));
    listed.push({ kind: 'backdrop', key, width: 1920, url: host.url('/wide.jpg') });
    revision += 1;
    host.file('/wide.jpg', await picture('jpeg', small));
    await poster(160);
    const version = service.media.naming.version();
    await get(`/media/backdrop/${key}/640.webp`);
    expect(service.media.naming.version()).toBe(version);
    at += renamedEvery;
    expect(service.media.naming.version()).not.toBe(version);
  });
});

describe('making all files', { timeout: 120_000 }, () => {
  it('fetches every picture of the catalogue, leaves out what cannot be had and removes what nobody names', async () => {
    host.file('/large.jpg', await picture('jpeg', small));
    listed.push({ kind: 'poster', key: 'nl-show-away', width: 720, url: host.url('/away.jpg') });
    const stranger = join(service.folder, 'data/media/remote/poster/nl-show-old.0123456789abcdef.jpg');
    await mkdir(dirname(stranger), { recursive: true });
    await writeFile(stranger, 'old');
    await service.media.makeAll();
    const files = (await service.made()).map((file) => file.slice(service.folder.length));
    expect(files).not.toContain(stranger.slice(service.folder.length));
    expect(files.filter((file) => file.includes(`/media/poster/${key}.`))).toHaveLength(9);
  });
});
