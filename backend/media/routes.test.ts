import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { films } from '../seed/films.ts';
import { createApp } from '../http/app.ts';
import { pictureFormats, pictureWidths } from './address.ts';
import { artVersion, fingerprintOf, markOf, picturePath } from './fingerprint.ts';
import { registerMedia } from './routes.ts';
import type { Media } from './routes.ts';

const film = films.find((one) => one.key === 'weight-of-salt') ?? films[0];
if (film === undefined) throw new Error('The demonstration has no film');
const cinema = { key: 'lyon-brotteaux', name: 'Velours Brotteaux', city: 'Lyon' };

let folder: string;
let app: FastifyInstance;
let media: Media;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'velours-media-'));
  app = createApp(false);
  media = registerMedia(app, { dataFolder: folder, films: [film], cinemas: [cinema] });
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Largest size of a picture file in bytes by width: what a page may cost. */
const caps: Record<string, number> = {
  '720': 200_000,
  '480': 90_000,
  '320': 45_000,
  '160': 15_000,
  '1920': 420_000,
  '1280': 180_000,
  '640': 60_000,
};

/** Status and media type of an answer in one line. */
function kindOf(answer: { statusCode: number; headers: Record<string, unknown> }): string {
  return `${answer.statusCode} ${String(answer.headers['content-type']).split(';', 1).join()}`;
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe('a picture', () => {
  it('is drawn on its first request in every width and format, within its size', async () => {
    for (const [kind, key, ratio] of [
      ['poster', film.key, 1.5],
      ['backdrop', film.key, 9 / 16],
      ['cinema', cinema.key, 9 / 16],
    ] as const) {
      for (const width of pictureWidths[kind]) {
        for (const format of pictureFormats) {
          const response = await app.inject({ url: `/media/${kind}/${key}/${width}.${format}` });
          expect(response.statusCode).toBe(200);
          expect(response.headers['content-type']).toBe(`image/${format}`);
          const { width: wide, height, format: found } = await sharp(response.rawPayload).metadata();
          expect([wide, height, found]).toEqual([
            width,
            Math.round(width * ratio),
            format === 'avif' ? 'heif' : 'webp',
          ]);
          expect(response.rawPayload.length).toBeLessThan(caps[width] ?? 0);
        }
      }
    }
  }, 120_000);

  it('may be kept for ever where its address names the drawing, has a tag and is 304 for whoever has it', async () => {
    const url = `${picturePath('poster', film)}/160.webp`;
    const first = await app.inject({ url });
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(first.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const again = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await app.inject({ url: `/media/poster/${film.key}/320.webp` });
    expect(other.headers.etag).not.toBe(first.headers.etag);
    const head = await app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      first.headers['content-length'],
      '',
    ]);
  });

  it('is the present one for an hour where the address names none or an older one', async () => {
    const older = markOf(fingerprintOf('poster', film, artVersion - 1));
    const current = await app.inject({ url: `${picturePath('poster', film)}/160.webp` });
    for (const name of [film.key, `${film.key}.${older}`]) {
      const { statusCode, headers, rawPayload } = await app.inject({ url: `/media/poster/${name}/160.webp` });
      expect([statusCode, headers['cache-control'], headers.etag]).toEqual([
        200,
        'public, max-age=3600',
        current.headers.etag,
      ]);
      expect(rawPayload.equals(current.rawPayload)).toBe(true);
    }
  });

  it('has another address when it is drawn anew: another hand, another design', () => {
    const prints = [
      fingerprintOf('poster', film),
      fingerprintOf('backdrop', film),
      fingerprintOf('poster', film, artVersion + 1),
      fingerprintOf('poster', { ...film, motif: 'something else' }),
      fingerprintOf('cinema', cinema),
      fingerprintOf('cinema', { ...cinema, name: 'Velours Perrache' }),
    ];
    expect(new Set(prints.map((print) => markOf(print))).size).toBe(prints.length);
    // What does not show changes nothing.
    const other = { ...film, ageRating: 18 };
    expect(picturePath('poster', other)).toBe(picturePath('poster', film));
  });

  it('is drawn once for many who ask at the same time', async () => {
    const url = `/media/poster/${film.key}/160.avif`;
    const answers = await Promise.all(Array.from({ length: 12 }, () => app.inject({ url })));
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64'))).size).toBe(1);
    expect(await filesBelow(folder)).toHaveLength(1);
    const [file = ''] = await filesBelow(folder);
    const kept = await readFile(file);
    await rm(file);
    expect((await app.inject({ url })).rawPayload.equals(kept)).toBe(true);
  });

  it('of a stranger, in another width or another format is a 404 problem, and nothing is written', async () => {
    const strangers = [
      '/media/poster/no-such-film/320.webp',
      `/media/poster/no-such-film.${'0'.repeat(8)}/320.webp`,
      `/media/poster/${film.key}.${'0'.repeat(9)}/320.webp`,
      `/media/poster/${film.key}.unmarked/320.webp`,
      `/media/poster/${film.key}./320.webp`,
      `/media/poster/${film.key}/321.webp`,
      `/media/poster/${film.key}/640.webp`,
      `/media/backdrop/${film.key}/720.webp`,
      `/media/poster/${film.key}/320.png`,
      `/media/poster/${film.key}/320.webp.exe`,
      `/media/sticker/${film.key}/320.webp`,
      `/media/cinema/${film.key}/640.webp`,
      `/media/poster/${film.key}/0320.webp`,
      `/media/poster/${film.key}/-320.webp`,
      `/media/poster/${film.key}`,
      '/media/poster',
      '/media',
    ];
    const answers = await Promise.all(strangers.map((url) => app.inject({ url })));
    expect(answers.map(kindOf)).toEqual(strangers.map(() => '404 application/problem+json'));
    expect(await filesBelow(folder)).toEqual([]);
  });

  it('cannot be led out of its folder', async () => {
    const hostile = [
      '/media/poster/..%2f..%2f..%2fetc/320.webp',
      '/media/poster/%2e%2e/320.webp',
      '/media/poster/../../package.json',
      '/media/trailer/..%2froutes.ts',
      '/media/trailer/%2e%2e%2fREADME.md',
      '/media/poster/a%00b/320.webp',
      '/media/poster/%E0%A4%A/320.webp',
      `/media/poster/${'a'.repeat(900)}/320.webp`,
      '/media/poster/__proto__/320.webp',
      '/media/poster/constructor/320.webp',
    ];
    const answers = await Promise.all(hostile.map((url) => app.inject({ url })));
    expect(answers.filter((answer) => !/^40[04] application\/problem\+json$/u.test(kindOf(answer)))).toEqual(
      [],
    );
    expect(await filesBelow(folder)).toEqual([]);
  });

  it('is only read: other methods are 405', async () => {
    for (const url of [`/media/poster/${film.key}/320.webp`, '/media/trailer/velours-trailer.mp4']) {
      const response = await app.inject({ method: 'DELETE', url });
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });
});

describe('drawAll', () => {
  it('makes every file that is missing, reports each picture and removes what no film has any more', async () => {
    await app.inject({ url: `/media/poster/${film.key}/160.webp` });
    const stale = registerMedia(createApp(false), {
      dataFolder: folder,
      films: [{ ...film, motif: 'something else' }],
      cinemas: [],
    });
    await stale.drawAll();
    const progress: string[] = [];
    await media.drawAll({ onProgress: (done, total) => progress.push(`${done}/${total}`) });
    expect(progress).toEqual(['1/3', '2/3', '3/3']);
    const expected =
      (pictureWidths.poster.length + pictureWidths.backdrop.length + pictureWidths.cinema.length) *
      pictureFormats.length;
    expect(await filesBelow(folder)).toHaveLength(expected);
  }, 120_000);

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    stop.abort();
    await media.drawAll({ signal: stop.signal });
    expect(await filesBelow(folder)).toEqual([]);
  });
});

describe('the trailer', () => {
  const url = '/media/trailer/velours-trailer.mp4';

  it('is a small MP4 that can start before it is whole', async () => {
    const response = await app.inject({ url });
    expect([
      response.statusCode,
      response.headers['content-type'],
      response.headers['accept-ranges'],
      response.headers['cache-control'],
    ]).toEqual([200, 'video/mp4', 'bytes', 'public, max-age=3600']);
    expect(response.rawPayload.length).toBeLessThan(900_000);
    const head = response.rawPayload.toString('latin1');
    expect(head.indexOf('moov')).toBeGreaterThan(0);
    expect(head.indexOf('moov')).toBeLessThan(head.indexOf('mdat'));
  });

  it('is served in ranges, as players ask for them', async () => {
    const whole = (await app.inject({ url })).rawPayload;
    const size = whole.length;
    const ranges: [string, number, number][] = [
      ['bytes=0-99', 0, 99],
      [`bytes=${size - 10}-`, size - 10, size - 1],
      ['bytes=-20', size - 20, size - 1],
      [`bytes=100-${size * 2}`, 100, size - 1],
    ];
    for (const [range, start, end] of ranges) {
      const part = await app.inject({ url, headers: { range } });
      expect(part.statusCode).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes ${start}-${end}/${size}`);
      expect(part.headers['content-length']).toBe(String(end - start + 1));
      expect(part.rawPayload.equals(whole.subarray(start, end + 1))).toBe(true);
    }
    const beyond = await app.inject({ url, headers: { range: `bytes=${size}-` } });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`]);
    const odd = ['bytes=5-2', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,5-6', 'bytes=-'];
    const answers = await Promise.all(odd.map((range) => app.inject({ url, headers: { range } })));
    expect(answers.map((answer) => answer.statusCode)).toEqual(odd.map(() => 200));
  });

  it('answers a range of an older file with the whole new one', async () => {
    const { headers } = await app.inject({ url });
    const same = await app.inject({ url, headers: { range: 'bytes=0-9', 'if-range': String(headers.etag) } });
    const older = await app.inject({ url, headers: { range: 'bytes=0-9', 'if-range': '"older"' } });
    expect([same.statusCode, older.statusCode]).toEqual([206, 200]);
  });

  it('has a still, and no other names', async () => {
    const still = await app.inject({ url: '/media/trailer/velours-trailer.webp' });
    expect([still.statusCode, still.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await app.inject({ url: '/media/trailer/other.mp4' })).statusCode).toBe(404);
  });
});
