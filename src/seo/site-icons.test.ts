import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sharePicture } from './share-picture.ts';
import { manifestPath, siteIcons } from './site-icons.ts';

const fileOf = (path: string) => new URL(`../../public${path}`, import.meta.url).pathname;

async function sizeOf(path: string): Promise<string> {
  const { width, height } = await sharp(fileOf(path)).metadata();
  return `${width}x${height}`;
}

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
}

describe('icons', () => {
  const named = [...siteIcons.icon, ...siteIcons.apple].flatMap((icon) => ('sizes' in icon ? [icon] : []));

  it('R290 come in 32, 128, 192 and 196 for the tab, 152, 167 and 180 for the home screen', () => {
    const sizes = (icons: readonly object[]) =>
      icons.flatMap((icon) => ('sizes' in icon ? [icon.sizes] : []));
    expect(sizes(siteIcons.icon)).toEqual(['32x32', '128x128', '192x192', '196x196']);
    expect(sizes(siteIcons.apple)).toEqual(['152x152', '167x167', '180x180']);
  });

  it.each(named)('R290 $url is there and $sizes', async ({ url, sizes }) => {
    expect(await sizeOf(url)).toBe(sizes);
  });

  it('favicon.ico is one, of 16, 32 and 48 pixels', async () => {
    const data = await readFile(fileOf('/favicon.ico'));
    expect([data.readUInt16LE(0), data.readUInt16LE(2), data.readUInt16LE(4)]).toEqual([0, 1, 3]);
    const sizes = [0, 1, 2].map((index) => data.readUInt8(6 + 16 * index));
    expect(sizes).toEqual([16, 32, 48]);
    for (const [index, size] of sizes.entries()) {
      const at = 6 + 16 * index;
      const from = data.readUInt32LE(at + 12);
      const picture = sharp(data.subarray(from, from + data.readUInt32LE(at + 8)));
      expect(await picture.metadata()).toMatchObject({ format: 'png', width: size, height: size });
    }
  });

  it('the manifest names what is there, one that a mask may cut among them', async () => {
    const manifest = JSON.parse(await readFile(fileOf(manifestPath), 'utf8')) as Manifest;
    expect(manifest).toMatchObject({ name: 'Velours', start_url: '/' });
    for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any'))
      expect([src, await sizeOf(src)]).toEqual([src, sizes]);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  });

  it('the picture of previews has the size that pages tell', async () => {
    const { url, width, height } = sharePicture('', null);
    expect(await sizeOf(url)).toBe(`${width}x${height}`);
  });
});
