// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

afterEach(cleanup);

it('a table in a text scrolls in a box of its own, which can have the focus', () => {
  const { container } = render(
    <RichText html='<p>a</p><table class="x" onclick="y()"><tr><td>b</td></tr></table><p>c</p>' />,
  );
  const table = container.querySelector('table');
  expect(table?.parentElement?.getAttribute('tabindex')).toBe('0');
  expect(table?.parentElement?.getAttribute('role')).toBe('group');
  expect(table?.getAttributeNames()).toEqual([]);
  expect(container.textContent).toBe('abc');
});

it('a link of a text that opens a new tab is announced; one to the own site stays in this one', () => {
  const { container } = render(
    <RichText html='<p><a href="https://a.example/" target="_blank">a</a> <a href="/films" target="_blank">b</a></p>' />,
  );
  const links = [...container.querySelectorAll('a')];
  expect(links.map((link) => [link.target, link.getAttribute('aria-describedby')])).toEqual([
    ['_blank', 'new-tab'],
    ['', null],
  ]);
});

const tram = 'https://media.test/media/backdrop/tram.0a1b2c3d';
const figure = (src: string) =>
  `<figure><img src="${src}" alt="A &quot;tram&quot;" /><figcaption>Line 8</figcaption></figure>`;

it('R089 a picture in a story comes in our widths and formats, with its description, its room and its caption', () => {
  const { container } = render(<RichText html={figure(`${tram}/1280.webp`)} pictures />);
  const sources = [...container.querySelectorAll('figure source')].map((one) => one.getAttribute('srcset'));
  expect(sources).toEqual(
    ['avif', 'webp'].map((format) => [640, 1280].map((w) => `${tram}/${w}.${format} ${w}w`).join(', ')),
  );
  const image = container.querySelector('img');
  expect(image?.getAttribute('src')).toBe(`${tram}/1280.webp`);
  expect([image?.alt, image?.width, image?.height, image?.getAttribute('loading')]).toEqual([
    'A "tram"',
    1280,
    720,
    'lazy',
  ]);
  expect(container.querySelector('figcaption')?.textContent).toBe('Line 8');
});

it('SEC5 a picture of a foreign host has one address, and its host does not learn the page', () => {
  const { container } = render(<RichText html={figure('https://a.test/b.jpg?c=1&amp;d=2')} pictures />);
  const image = container.querySelector('img');
  expect(container.querySelector('source')).toBeNull();
  expect(image?.getAttribute('src')).toBe('https://a.test/b.jpg?c=1&d=2');
  expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer');
});

it('R088 a video in a story is a link that its page gives attributes, and no other link gets any', () => {
  const html =
    '<p><iframe src="https://player.vimeo.com/video/76979871" title="A &amp; B"></iframe> <a href="https://a.test/">c</a></p>';
  const { container } = render(
    <RichText
      html={html}
      pictures
      videoAttributes={({ id }, title) => ({ 'data-told': `${id} "${title}"` })}
    />,
  );
  const [video, other] = container.querySelectorAll('a');
  expect(video?.getAttribute('href')).toBe('https://vimeo.com/76979871');
  expect(video?.dataset['told']).toBe('76979871 "A & B"');
  expect(other?.getAttributeNames()).toEqual(['href']);
  expect(container.querySelector('iframe')).toBeNull();
});

it('R088 a file of a video in a story is a link to the file, and its page knows the file', () => {
  const { container } = render(
    <RichText
      html='<video src="https://media.test/media/trailer/tour.mp4" title="The tour"></video>'
      pictures
      videoAttributes={({ provider, id }) => ({ 'data-told': `${provider} ${id}` })}
    />,
  );
  expect(container.querySelector('video')).toBeNull();
  const link = container.querySelector('a');
  expect(link?.textContent).toBe('The tour');
  expect(link?.getAttribute('href')).toBe('https://media.test/media/trailer/tour.mp4');
  expect(link?.dataset['told']).toBe('file https://media.test/media/trailer/tour.mp4');
});

it('any other text has no pictures', () => {
  const { container } = render(<RichText html={`<p>a</p>${figure(`${tram}/1280.webp`)}`} />);
  expect(container.querySelector('img, figure')).toBeNull();
});

it('a text without content is nothing', () => {
  expect(render(<RichText html="<p> </p>" />).container.innerHTML).toBe('');
});
