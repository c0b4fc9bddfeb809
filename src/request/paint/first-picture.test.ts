import { expect, it } from 'vitest';
import { firstPicture } from './first-picture.ts';

const later =
  '<picture><source type="image/avif" srcSet="/z.avif 1w"/><img src="/z.webp" loading="lazy"/></picture>';

it('names the picture that goes first in AVIF, for each width of the window once', () => {
  const body = `${later}<picture class="a"><source media="(width &lt; 43.75em)" type="image/avif" srcSet="/s.avif 320w, /m.avif 640w" sizes="46vw"/><source media="(width &lt; 43.75em)" srcSet="/s.webp 320w" sizes="46vw"/><source type="image/avif" srcSet="/l.avif 1280w" sizes="100vw"/><source type="image/webp" srcSet="/l.webp 1280w"/><img src="/l.webp" alt="" fetchPriority="high"/></picture>${later}`;
  expect(firstPicture(body)).toBe(
    [
      '<link rel="preload" as="image" fetchpriority="high" type="image/avif" media="(width &lt; 43.75em)" imagesrcset="/s.avif 320w, /m.avif 640w" imagesizes="46vw"/>',
      '<link rel="preload" as="image" fetchpriority="high" type="image/avif" media="not all and (width &lt; 43.75em)" imagesrcset="/l.avif 1280w" imagesizes="100vw"/>',
    ].join(''),
  );
});

it('names a picture without other formats as it is', () => {
  const image = '<img src="/a.avif" srcSet="/a.avif 320w" sizes="106px" alt="" fetchPriority="high"/>';
  const link =
    '<link rel="preload" as="image" fetchpriority="high" href="/a.avif" imagesrcset="/a.avif 320w" imagesizes="106px"/>';
  expect(firstPicture(`<picture>${image}</picture>${later}`)).toBe(link);
  expect(firstPicture(`${later}${image}`)).toBe(link);
});

it('names none where no picture goes first', () => {
  expect(firstPicture(later)).toBe('');
});
