import { expect, it } from 'vitest';
import { picturePath, readPictureAddress } from './address.ts';

it('is read of our own form alone', () => {
  expect(readPictureAddress('poster', 'a-film.0a1b2c3d', '320.webp')).toEqual({
    kind: 'poster',
    key: 'a-film',
    mark: '0a1b2c3d',
    width: 320,
    format: 'webp',
  });
  const preview = readPictureAddress('backdrop', 'a-film', '1280.jpg');
  expect(preview && picturePath(preview)).toBe('/media/backdrop/a-film/1280.jpg');
  const cut = readPictureAddress('backdrop', 'a-film', '320x400.avif');
  expect(cut).toMatchObject({ width: 320, height: 400, format: 'avif' });
  expect(cut && picturePath(cut)).toBe('/media/backdrop/a-film/320x400.avif');
  for (const name of [
    '..',
    '../etc',
    'a/b',
    'a\\b',
    'A-Film',
    'a--b',
    '-a',
    'a.b',
    '',
    'a\u0000',
    'a'.repeat(101),
  ])
    expect([name, readPictureAddress('poster', name, '320.webp')]).toEqual([name, null]);
  for (const file of [
    '0320.webp',
    '320.webp.exe',
    '320.svg',
    '../320.webp',
    '321.webp',
    '-320.webp',
    '320',
    '320.jpg',
    '320x400.webp',
  ])
    expect([file, readPictureAddress('poster', 'a-film', file)]).toEqual([file, null]);
  expect(readPictureAddress('sticker', 'a-film', '320.webp')).toBeNull();
});
