import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decode, encode, inspect } from './encode.ts';
import { drawing } from './test-media.ts';
import { picture } from './remote/test-host.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'velours-encode-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(bytes: Buffer | string): Promise<string> {
  const file = join(folder, 'picture.jpg');
  await writeFile(file, bytes);
  return file;
}

describe('a file from outside', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('may be %s', async (format) => {
    const file = await fileOf(await picture(format));
    await inspect(file);
    const { width, height } = await decode({ file, fingerprint: '', origin: 'foreign' }, 'poster');
    expect([width, height]).toEqual([720, 1_080]);
  });

  it('of another format is refused, whatever its name', async () => {
    for (const bytes of [drawing(90, 90), await picture('avif'), await picture('gif'), 'a text']) {
      const file = await fileOf(bytes);
      await expect(inspect(file)).rejects.toThrow(/expected JPEG, PNG or WebP|unsupported image format/);
      await expect(decode({ file, fingerprint: '', origin: 'foreign' }, 'poster')).rejects.toThrow(
        /expected JPEG, PNG or WebP|unsupported image format/,
      );
    }
  });

  it('with more than 40 megapixels is refused', async () => {
    const most = await fileOf(await flat(8_000, 5_000));
    await inspect(most);
    await expect(inspect(await fileOf(await flat(8_000, 5_001)))).rejects.toThrow(/exceeds pixel limit/);
  });

  it('that is broken is refused', async () => {
    const bytes = await picture('jpeg');
    await expect(inspect(await fileOf(bytes.subarray(0, bytes.length / 2)))).rejects.toThrow(/VipsJpeg/);
  });

  it('stands as its camera was held, and is cut nowhere', async () => {
    const turned = await sharp(await picture('jpeg', { width: 600, height: 400 }))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height } = await decode(
      { file: await fileOf(turned), fingerprint: '', origin: 'foreign' },
      'poster',
    );
    expect([width, height]).toEqual([400, 600]);
  });

  it('that is very tall is made small, not large', async () => {
    const { width, height } = await decode(
      { file: await fileOf(await flat(500, 20_000)), fingerprint: '', origin: 'foreign' },
      'backdrop',
    );
    expect([width, height]).toEqual([54, 2_160]);
  });
});

describe('an upright cut', () => {
  const cutOf = async (width: number, height: number, subject: number) => {
    const side = Math.round(height / 3);
    const spot = await sharp({ create: { width: side, height: side, channels: 3, background: '#ffd000' } })
      .png()
      .toBuffer();
    const file = await fileOf(
      await sharp({ create: { width, height, channels: 3, background: '#101830' } })
        .composite([{ input: spot, left: subject, top: side }])
        .png()
        .toBuffer(),
    );
    const pixels = await decode({ file, fingerprint: '', origin: 'foreign' }, 'backdrop');
    const cut = sharp(await encode(pixels, 'backdrop', { width: 480, height: 600, format: 'webp' }));
    const { width: wide, height: high } = await cut.metadata();
    const { channels } = await cut.stats();
    // How much of the cut is the subject, from the mean of red between ground (16) and subject (255).
    return { wide, high, share: ((channels[0]?.mean ?? 0) - 16) / (255 - 16) };
  };

  it.each([150, 1_300])('shows the subject wherever it stands: at %i of 1920', async (at) => {
    const { wide, high, share } = await cutOf(1_920, 1_080, at);
    expect([wide, high]).toEqual([480, 600]);
    // 360 × 360 of 864 × 1080.
    expect(share).toBeGreaterThan(0.13);
  });

  it('of a small picture is smaller, never stretched', async () => {
    const { wide, high } = await cutOf(640, 360, 200);
    expect([wide, high]).toEqual([288, 360]);
  });
});

/** A large picture of one colour in a small file. */
function flat(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'navy' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
