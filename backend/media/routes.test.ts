import { readFile, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mediaOrigin, TestMedia } from './test-media.ts';

let service: TestMedia;
beforeEach(async () => {
  service = await TestMedia.open();
});
afterEach(async () => {
  await service.close();
});

const get = (url: string, headers: Record<string, string> = {}) => service.app.inject({ url, headers });

/** The picture address in an answer of the catalogue API for an address in the catalogue. */
async function named(path: string): Promise<string> {
  const json = await service.media.naming.named('fr', 1, JSON.stringify(mediaOrigin + path));
  return String(JSON.parse(json)).slice(mediaOrigin.length);
}

/** Status and media type of an answer in one line. */
function kindOf(answer: { statusCode: number; headers: Record<string, unknown> }): string {
  return `${answer.statusCode} ${String(answer.headers['content-type']).split(';', 1).join()}`;
}

describe('a picture', () => {
  it('shows what its master does', async () => {
    const made = await get('/media/poster/salt/720.webp');
    const { data } = await sharp(made.rawPayload)
      .extract({ left: 350, top: 430, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The gold of the circle in the middle.
    const [red = 0, green = 0, blue = 255] = data;
    expect([red > 240, Math.abs(green - 215) < 12, blue < 15]).toEqual([true, true, true]);
  });

  it('may be kept for ever where its address names the version, has a tag and is 304 for whoever has it', async () => {
    const url = await named('/media/poster/salt/160.webp');
    expect(url).toMatch(/^\/media\/poster\/salt\.[0-9a-f]{8}\/160\.webp$/);
    const first = await get(url);
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(first.headers['cross-origin-resource-policy']).toBe('cross-origin');
    // In WebKit the poster of a player with captions is read as they are.
    expect(first.headers['access-control-allow-origin']).toBe('*');
    const again = await get(url, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await get('/media/poster/salt/320.webp');
    expect(other.headers.etag).not.toBe(first.headers.etag);
    const head = await service.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      first.headers['content-length'],
      '',
    ]);
  });

  it('is the present one for an hour where the address names none or an older one', async () => {
    const current = await get(await named('/media/poster/salt/160.webp'));
    for (const name of ['salt', 'salt.00000000']) {
      const { statusCode, headers, rawPayload } = await get(`/media/poster/${name}/160.webp`);
      expect([statusCode, headers['cache-control'], headers.etag]).toEqual([
        200,
        'public, max-age=3600',
        current.headers.etag,
      ]);
      expect(rawPayload.equals(current.rawPayload)).toBe(true);
    }
  });

  it('is made once for many who ask at the same time', async () => {
    const url = '/media/poster/salt/160.avif';
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(url)));
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64'))).size).toBe(1);
    const files = await service.made();
    expect(files).toHaveLength(1);
    const [file = ''] = files;
    const kept = await readFile(file);
    await rm(file);
    expect((await get(url)).rawPayload.equals(kept)).toBe(true);
  });

  it('of a stranger, in another width or another format is a 404 problem, and nothing is written', async () => {
    const strangers = [
      '/media/poster/no-such-film/320.webp',
      `/media/poster/no-such-film.${'0'.repeat(8)}/320.webp`,
      `/media/poster/salt.${'0'.repeat(9)}/320.webp`,
      '/media/poster/salt.unmarked/320.webp',
      '/media/poster/salt./320.webp',
      '/media/poster/salt/321.webp',
      '/media/poster/salt/640.webp',
      '/media/backdrop/salt/720.webp',
      '/media/backdrop/salt/320x401.webp',
      '/media/poster/salt/320x400.webp',
      '/media/backdrop/salt/1280x600.jpg',
      '/media/poster/salt/320.jpg',
      '/media/poster/salt/320.png',
      '/media/poster/salt/320.webp.exe',
      '/media/sticker/salt/320.webp',
      '/media/trailer/salt/320.webp',
      '/media/remote/salt/320.webp',
      '/media/cinema/salt/640.webp',
      '/media/poster/salt/0320.webp',
      '/media/poster/salt/-320.webp',
      '/media/poster/salt',
      '/media/poster',
      '/media',
    ];
    const answers = await Promise.all(strangers.map((url) => get(url)));
    expect(answers.map(kindOf)).toEqual(strangers.map(() => '404 application/problem+json'));
    expect(await service.made()).toEqual([]);
  });

  it('cannot be led out of its folder', async () => {
    const hostile = [
      '/media/poster/..%2f..%2f..%2fetc/320.webp',
      '/media/poster/%2e%2e/320.webp',
      '/media/poster/../../package.json',
      '/media/trailer/..%2fcinema%2flyon-brotteaux.svg',
      '/media/trailer/%2e%2e%2fposter%2fsalt.svgz',
      '/media/trailer/..%2ftrailer%2fsalt.mp4',
      '/media/poster/a%00b/320.webp',
      '/media/poster/%E0%A4%A/320.webp',
      `/media/poster/${'a'.repeat(900)}/320.webp`,
      '/media/poster/__proto__/320.webp',
      '/media/poster/constructor/320.webp',
      '/media/constructor/salt/320.webp',
    ];
    const answers = await Promise.all(hostile.map((url) => get(url)));
    expect(answers.filter((answer) => !/^40[04] application\/problem\+json$/u.test(kindOf(answer)))).toEqual(
      [],
    );
    expect(await service.made()).toEqual([]);
  });

  it('is only read: other methods are 405', async () => {
    for (const url of ['/media/poster/salt/320.webp', '/media/trailer/salt.mp4']) {
      const response = await service.app.inject({ method: 'DELETE', url });
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });
});

describe('the trailer', () => {
  const url = '/media/trailer/salt.mp4';

  it('is served in ranges, as players ask for them', async () => {
    const whole = await get(url);
    expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ]);
    expect(whole.headers['cache-control']).toBe('public, max-age=3600');
    const size = whole.rawPayload.length;
    const ranges: [string, number, number][] = [
      ['bytes=0-99', 0, 99],
      [`bytes=${size - 10}-`, size - 10, size - 1],
      ['bytes=-20', size - 20, size - 1],
      [`bytes=100-${size * 2}`, 100, size - 1],
    ];
    for (const [range, start, end] of ranges) {
      const part = await get(url, { range });
      expect(part.statusCode).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes ${start}-${end}/${size}`);
      expect(part.headers['content-length']).toBe(String(end - start + 1));
      expect(part.rawPayload.equals(whole.rawPayload.subarray(start, end + 1))).toBe(true);
    }
    const beyond = await get(url, { range: `bytes=${size}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`]);
    const odd = ['bytes=5-2', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,5-6', 'bytes=-'];
    const answers = await Promise.all(odd.map((range) => get(url, { range })));
    expect(answers.map((answer) => answer.statusCode)).toEqual(odd.map(() => 200));
  });

  it('answers a range of an older file with the whole new one', async () => {
    const { headers } = await get(url);
    const same = await get(url, { range: 'bytes=0-9', 'if-range': String(headers.etag) });
    const older = await get(url, { range: 'bytes=0-9', 'if-range': '"older"' });
    expect([same.statusCode, older.statusCode]).toEqual([206, 200]);
  });

  it('has a still, and no other names', async () => {
    const still = await get('/media/trailer/salt.webp');
    expect([still.statusCode, still.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await get('/media/trailer/other.mp4')).statusCode).toBe(404);
  });

  it('has captions, which the pages of another host may read', async () => {
    const captions = await get('/media/trailer/salt.fr.vtt');
    expect([captions.statusCode, captions.headers['content-type']]).toEqual([200, 'text/vtt; charset=utf-8']);
    for (const { headers } of [captions, await get(url)])
      expect(headers['access-control-allow-origin']).toBe('*');
  });
});
