import { describe, expect, it } from 'vitest';
import { addressesOf } from '../addresses.ts';
import { harbourOrigins } from '../fixtures/harbour.ts';
import { withAddresses } from './named-addresses.ts';

const addresses = addressesOf({ mediaOrigin: 'https://media.test', ...harbourOrigins });
const after = (value: unknown) => withAddresses(value, addresses);
const media = 'https://media.test/media/backdrop/kade';

describe('names of pictures', () => {
  it('R089 become addresses in the text of a story too, and only there', () => {
    const figure = (src: string) => `<p>a</p><figure><img src="${src}" alt="b" /></figure><p>c</p>`;
    expect(after({ content: figure('picture:backdrop/kade') })).toEqual({
      content: figure(`${media}/1280.webp`),
    });
    for (const text of [
      figure('picture:poem/kade'),
      figure('picture:backdrop/../kade'),
      '<a href="picture:backdrop/kade">a</a>',
      'He said "picture:backdrop/kade" twice',
    ])
      expect(after({ content: text })).toEqual({ content: text });
  });

  it.each([
    '<p>a</p><p><video title="A tour" src="file:trailer/tour.mp4"></video></p>',
    '<p>a</p><video controls><source type="video/mp4" src="file:trailer/tour.mp4"></video>',
    '<p>a <a target="_blank" href="file:trailer/tour.mp4">tour</a></p>',
  ])('R088 a video in the text of a story has the address of its file: %s', (content) => {
    expect(after({ content })).toEqual({
      content: content.replace('file:trailer', 'https://media.test/media/trailer'),
    });
  });

  it('a file is named nowhere else in a text', () => {
    for (const content of [
      '<img src="file:a.png" />',
      '<a href="file:/etc/passwd">a</a>',
      'say "file:a.mp4"',
    ])
      expect(after({ content })).toEqual({ content });
  });

  it('become as large as stories and offers show them', () => {
    const name = 'picture:backdrop/kade';
    expect(
      after([
        { image: name, thumbnail: name },
        { picture: name, mobilePicture: name, backdrop: name },
      ]),
    ).toEqual([
      { image: `${media}/1280.webp`, thumbnail: `${media}/640.webp` },
      {
        picture: `${media}/1280.webp`,
        mobilePicture: `${media}/640.webp`,
        backdrop: `${media}/1920.webp`,
      },
    ]);
  });
});
