// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Picture } from './picture.client.tsx';
import { PictureRescue } from './picture-rescue.client.tsx';
import { colourOf, initialsOf, leanSourcesOf, sourcesOf } from './picture-sources.ts';

afterEach(cleanup);

describe('a picture', () => {
  it('of our media comes in all its widths, WebP and AVIF, with its place kept', () => {
    const { container } = render(
      <Picture
        kind="poster"
        src="http://media.velours.localhost:4000/media/poster/adjame/720.webp"
        alt="Adjamé"
        title="Adjamé"
        sizes="44vw"
        dominantColour="#331122"
        priority="high"
      />,
    );
    const sets = [...container.querySelectorAll('source')].map((source) => source.getAttribute('srcset'));
    expect(sets[0]).toContain('/media/poster/adjame/160.avif 160w');
    expect(sets[1]).toContain('/media/poster/adjame/480.webp 480w');
    const image = container.querySelector('img');
    expect(image?.getAttribute('width')).toBe('720');
    expect(image?.getAttribute('height')).toBe('1080');
    expect(image?.getAttribute('loading')).toBe('eager');
    expect(image?.getAttribute('fetchpriority')).toBe('high');
    expect(container.querySelector('picture')?.style.getPropertyValue('--tint')).toBe('#331122');
  });

  it('that is small in a long list names no large files', () => {
    const { container } = render(
      <Picture
        kind="cinema"
        src="http://media.velours.localhost:4000/media/cinema/flon/1920.webp"
        alt=""
        title="Flon"
        sizes="20rem"
        widest={640}
      />,
    );
    expect(container.querySelector('source')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(/\/640\.webp$/);
  });

  it('of a middle size names the widths up to its own', () => {
    const sources = sourcesOf('http://m.test/media/cinema/flon/1920.webp', 1280);
    expect(sources?.webp).toBe(
      'http://m.test/media/cinema/flon/640.webp 640w, http://m.test/media/cinema/flon/1280.webp 1280w',
    );
    expect(sources?.src).toBe('http://m.test/media/cinema/flon/1280.webp');
  });

  it.each([
    ['poster', '720', 480, [320, 480]],
    ['poster', '320', 320, [160, 320]],
    ['poster', '320', 240, [160]],
    ['cinema', '1920', 1280, [640, 1280]],
    ['cinema', '1920', 640, [640]],
  ])(
    'that is one of many has two sizes at most, as AVIF: %s/%s up to %s',
    (kind, told, widest, [plain = 0, fine]) => {
      const folder = `http://m.test/media/${kind}/flon.0a1b2c3d/`;
      const { container } = render(
        <Picture kind="poster" src={`${folder}${told}.webp`} alt="" title="Flon" widest={widest} lean />,
      );
      const image = container.querySelector('img');
      expect(container.querySelector('source')).toBeNull();
      expect(image?.getAttribute('src')).toBe(`${folder}${plain}.avif`);
      expect(image?.getAttribute('srcset')).toBe(
        fine === undefined ? null : `${folder}${plain}.avif ${plain}w, ${folder}${fine}.avif ${fine}w`,
      );
      // On a phone the plain one is sharp at three points for a pixel by its own count; elsewhere the fine one at two.
      expect(image?.getAttribute('sizes')).toBe(
        fine === undefined ? null : `(width < 30em) ${Math.floor(plain / 3)}px, ${fine / 2}px`,
      );
    },
  );

  it('that is one of many, from elsewhere, has its own address', () => {
    expect(leanSourcesOf('https://cdn.example/a.jpg', 480)).toEqual({ src: 'https://cdn.example/a.jpg' });
    expect(leanSourcesOf('javascript:alert(1)')).toBeNull();
  });

  it('keeps the mark of its drawing in every width', () => {
    const sources = sourcesOf('http://m.test/media/poster/adjame.0a1b2c3d/720.webp', 320);
    expect(sources).toEqual({
      src: 'http://m.test/media/poster/adjame.0a1b2c3d/320.webp',
      webp: 'http://m.test/media/poster/adjame.0a1b2c3d/160.webp 160w, http://m.test/media/poster/adjame.0a1b2c3d/320.webp 320w',
      avif: 'http://m.test/media/poster/adjame.0a1b2c3d/160.avif 160w, http://m.test/media/poster/adjame.0a1b2c3d/320.avif 320w',
    });
  });

  it.each([
    ['https://cdn.example/wide.jpg', 'https://cdn.example/narrow.jpg', ['https://cdn.example/narrow.jpg']],
    ['http://m.test/media/cinema/flon/1920.webp', 'http://m.test/media/cinema/flon/640.webp', []],
  ])('R074 has its narrow cut where that is another picture: %s', (src, narrowSrc, sets) => {
    const { container } = render(
      <Picture kind="cinema" src={src} narrowSrc={narrowSrc} alt="" title="Flon" sizes="100vw" />,
    );
    const narrow = [...container.querySelectorAll('source[media]')];
    expect(narrow.map((source) => source.getAttribute('srcset'))).toEqual(sets);
  });

  it.each([
    ['http://m.test/media/backdrop/salt.0a1b2c3d/1920.webp', null, 'backdrop/salt.0a1b2c3d/320x400'],
    ['http://m.test/media/cinema/flon/1920.webp', null, 'cinema/flon/320x400'],
    [
      'http://m.test/media/backdrop/salt/1920.webp',
      'http://m.test/media/backdrop/dune/1920.webp',
      'backdrop/dune/640',
    ],
    ['http://m.test/media/poster/salt/720.webp', null, null],
    ['https://cdn.example/wide.jpg', null, null],
  ])('at the head of a page is upright on a phone, where we can cut it: %s, %s', (src, narrowSrc, cut) => {
    const { container } = render(
      <Picture kind="backdrop" src={src} narrowSrc={narrowSrc} upright alt="" title="Salt" sizes="100vw" />,
    );
    const narrow = [...container.querySelectorAll('source[media]')].map(
      (source) => source.getAttribute('srcset')?.split(' ', 1)[0],
    );
    const folder = 'http://m.test/media';
    expect(narrow).toEqual(cut === null ? [] : [`${folder}/${cut}.avif`, `${folder}/${cut}.webp`]);
  });

  it('from elsewhere stands alone and waits until it is near', () => {
    const { container } = render(
      <Picture kind="backdrop" src="https://cdn.example/a.jpg" alt="" title="A" sizes="100vw" />,
    );
    expect(container.querySelector('source')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  });

  it('that is missing is a drawn curtain with the initials', () => {
    const { container } = render(
      <Picture kind="poster" src={null} alt="Affiche" title="L’Atlas des îles perdues" sizes="44vw" />,
    );
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Affiche');
    expect(container.textContent).toContain('AÎ');
  });
});

it('a picture that fails to load gives way to the curtain', () => {
  // In this test pictures never load; in a browser, a loading picture is not complete.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const { container } = render(
    <>
      <PictureRescue />
      <Picture kind="poster" src="https://cdn.example/a.jpg" alt="" title="Zero Span" sizes="100vw" />
    </>,
  );
  const frame = container.querySelector('picture');
  const image = container.querySelector('img');
  expect(frame?.hasAttribute('data-failed')).toBe(false);
  if (image) fireEvent.error(image);
  expect(frame?.hasAttribute('data-failed')).toBe(true);
  expect(frame?.dataset['initials']).toBe('ZS');
});

it('one of many comes as WebP where AVIF does not load, then gives way to the curtain', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const folder = 'http://m.test/media/poster/adjame.0a1b2c3d/';
  const { container } = render(
    <>
      <PictureRescue />
      <Picture kind="poster" src={`${folder}720.webp`} alt="" title="Adjamé" widest={480} lean />
    </>,
  );
  const frame = container.querySelector('picture');
  const image = container.querySelector('img');
  if (image) fireEvent.error(image);
  expect(frame?.hasAttribute('data-failed')).toBe(false);
  expect(image?.getAttribute('src')).toBe(`${folder}320.webp`);
  expect(image?.hasAttribute('srcset')).toBe(false);
  if (image) fireEvent.error(image);
  expect(frame?.hasAttribute('data-failed')).toBe(true);
});

describe('sources', () => {
  it('of widths that we do not keep stand alone', () => {
    expect(sourcesOf('https://x.example/media/poster/a/500.webp')).toEqual({
      src: 'https://x.example/media/poster/a/500.webp',
      webp: null,
      avif: null,
    });
  });

  it.each(['javascript:alert(1)', 'data:image/png;base64,AA', '//evil.example/a.png', 'a.png', ''])(
    'refuse %j',
    (url) => {
      expect(sourcesOf(url)).toBeNull();
    },
  );
});

it('takes colours of six digits only', () => {
  expect(
    ['#a1B2c3', 'red', '#fff', '#12345g', '#123456;color:red', 'url(x)', null, undefined].map(colourOf),
  ).toEqual(['#a1B2c3', undefined, undefined, undefined, undefined, undefined, undefined, undefined]);
});

it('takes initials of the words that matter, or of any', () => {
  expect(['Der Atlas der verlorenen Inseln', 'Up', 'Élan', '7 1/2', '…'].map(initialsOf)).toEqual([
    'AV',
    'U',
    'É',
    '71',
    '',
  ]);
});
