import { expect, it } from 'vitest';
import { pictureNaming } from './naming.ts';
import type { Masters } from './masters.ts';
import type { RemotePictures } from './remote/remote-pictures.ts';

const origin = 'https://media.test';
const masters: Pick<Masters, 'marks'> = {
  marks: () => Promise.resolve(new Map([['backdrop/tram', '0a1b2c3d']])),
};
const remote: Pick<RemotePictures, 'version' | 'naming'> = {
  version: () => '1',
  naming: () =>
    Promise.resolve((url) =>
      url === 'https://chain.test/a.jpg?b=1&c=2'
        ? { kind: 'backdrop', key: 'nl-newsitem-a', mark: null, width: 1920, format: 'webp' }
        : null,
    ),
};
const { named } = pictureNaming(origin, masters as Masters, remote as RemotePictures);
const after = async (value: unknown): Promise<unknown> =>
  JSON.parse(await named('nl', 1, JSON.stringify(value)));
const text = (src: string) => `<p>a</p><figure><img src="${src}" alt="b" /></figure>`;

it('R089 a picture in a text has the address of our service, with its mark', async () => {
  expect(await after({ content: text(`${origin}/media/backdrop/tram/1280.webp`) })).toEqual({
    content: text(`${origin}/media/backdrop/tram.0a1b2c3d/1280.webp`),
  });
  expect(await after(text('https://chain.test/a.jpg?b=1&amp;c=2'))).toBe(
    text(`${origin}/media/backdrop/nl-newsitem-a/1920.webp`),
  );
});

it('a picture of any other host and a link stay as they are, in a text and alone', async () => {
  for (const value of [
    text('https://foreign.test/a.jpg'),
    'https://foreign.test/a.jpg',
    '<a href="https://chain.test/a.jpg?b=1&amp;c=2">a</a>',
    'see "https://chain.test/a.jpg?b=1&c=2"',
  ])
    expect(await after({ value })).toEqual({ value });
});
