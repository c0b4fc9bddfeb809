import { describe, expect, it } from 'vitest';
import { trailerHost, trailerPage, trailerPlayer } from './trailer-address.ts';
import type { TrailerView, VideoProvider } from './trailer-view.ts';

const of = (provider: VideoProvider, id = 'abc-1'): TrailerView => ({
  provider,
  id,
  title: null,
  snapshot: null,
  main: true,
  language: null,
  publishedAt: null,
  seconds: null,
  captions: [],
});

describe('where a trailer plays', () => {
  it.each([
    [
      'youtube',
      'https://www.youtube-nocookie.com/embed/abc-1?',
      'https://www.youtube.com/watch?v=abc-1',
      'YouTube',
    ],
    ['vimeo', 'https://player.vimeo.com/video/abc-1?', 'https://vimeo.com/abc-1', 'Vimeo'],
    [
      'allocine',
      'https://player.allocine.fr/abc-1.html',
      'https://player.allocine.fr/abc-1.html',
      'AlloCiné',
    ],
  ] as const)('R088 %s has a player, a page and a name', (provider, player, page, name) => {
    expect(trailerPlayer(of(provider))?.startsWith(player)).toBe(true);
    expect(trailerPage(of(provider))).toBe(page);
    expect(trailerHost(of(provider))).toBe(name);
  });

  it.each([
    ['youtube', 'https://www.youtube-nocookie.com', '/embed/'],
    ['vimeo', 'https://player.vimeo.com', '/video/'],
    ['allocine', 'https://player.allocine.fr', '/'],
  ] as const)(
    'SEC7 %s stays a part of its player’s address, whatever the id is',
    (provider, origin, folder) => {
      for (const id of [
        '../../evil',
        '/evil',
        String.raw`\evil`,
        '?autoplay=0#',
        '@evil.example/',
        'a%2Fb',
        '<b>"',
      ]) {
        const address = new URL(trailerPlayer(of(provider, id)) ?? '');
        expect(address.origin).toBe(origin);
        expect(decodeURIComponent(address.pathname.slice(folder.length))).toBe(
          provider === 'allocine' ? `${id}.html` : id,
        );
      }
    },
  );

  it('R088 a file of the chain’s own plays as it is', () => {
    const file = of('S3', 'https://media.example.org/trailer.mp4');
    expect(trailerPlayer(file)).toBeNull();
    expect(trailerPage(file)).toBe(file.id);
    expect(trailerHost(file)).toBeNull();
  });
});
