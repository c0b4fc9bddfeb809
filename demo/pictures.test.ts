import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isPictureKind } from '#backend/media/address.ts';
import { Masters } from '#backend/media/masters.ts';

const folder = join(import.meta.dirname, 'pictures');
const mebibyte = 1_024 * 1_024;

describe('the pictures of the demonstration', () => {
  it('are named as the picture service wants them, 590 at least', async () => {
    const names = await new Masters(folder).names();
    expect(names.length).toBeGreaterThanOrEqual(590);
    expect(names.every(({ kind }) => isPictureKind(kind))).toBe(true);
  });

  it('are documents of the size that their largest width needs, or AVIF', async () => {
    const wrong: string[] = [];
    for (const kind of ['poster', 'backdrop', 'cinema']) {
      const [width, height] = kind === 'poster' ? [720, 1_080] : [1_920, 1_080];
      for (const name of await readdir(join(folder, kind))) {
        const bytes = await readFile(join(folder, kind, name));
        const fits = name.endsWith('.avif')
          ? bytes.toString('latin1', 4, 12) === 'ftypavif'
          : gunzipSync(bytes).toString('utf8').includes(`width="${width}" height="${height}"`);
        if (!fits) wrong.push(name);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('take 30 MB at most, with the trailer', async () => {
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const sizes = await Promise.all(
      files
        .filter((file) => file.isFile())
        .map(async (file) => (await stat(join(file.parentPath, file.name))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30 * mebibyte);
  });
});

it.each(['fr', 'en', 'de', 'nl'])('the trailer has captions in %s, to its end', async (language) => {
  const captions = await readFile(join(folder, `trailer/velours-trailer.${language}.vtt`), 'utf8');
  const [head, ...cues] = captions.trim().split('\n\n');
  expect(head).toBe('WEBVTT');
  const times = cues.map((cue) => /^(\S+) --> (\S+)\n\[.+\.\]$/.exec(cue)?.slice(1) ?? []);
  expect(times.every(([from = '', to = '']) => from !== '' && from < to)).toBe(true);
  expect(times.flat()).toEqual(times.flat().toSorted());
  expect(times.at(-1)?.[1]).toBe('00:13.900');
});

it('the trailer is a small MP4 that can start before it is whole', async () => {
  const trailer = await readFile(join(folder, 'trailer/velours-trailer.mp4'));
  expect(trailer.length).toBeLessThan(900_000);
  const head = trailer.toString('latin1');
  expect(head.indexOf('moov')).toBeGreaterThan(0);
  expect(head.indexOf('moov')).toBeLessThan(head.indexOf('mdat'));
});
