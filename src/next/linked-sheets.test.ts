import { expect, it } from 'vitest';
import { firstScript } from './inline-scripts.ts';
import { fileOfSheet, linkedSheets } from './linked-sheets.ts';

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const payload = `<script>${firstScript}</script><script>self.__next_f.push([1,"a"])</script>`;
const document = (head: string, end = payload) =>
  `<!DOCTYPE html><html class="a"><head><meta charSet="utf-8"/>${head}</head><body><p>x</p>${end}</body></html>`;

it('puts a style in the place of the sheets, and those behind what is painted and before the payload', () => {
  const html = document(`${link('0-a_b')}${link('c')}<title>x</title>`);
  const linked = linkedSheets(html);
  expect(linked?.addresses).toEqual(['/_next/static/chunks/0-a_b.css', '/_next/static/chunks/c.css']);
  expect(linked?.frame).toContain('<html class="a">');
  expect(linked?.body).toBe('</head><body><p>x</p>');
  expect(linked?.behind('p{}')).toBe(
    document('<style>p{}</style><title>x</title>', `${link('0-a_b')}${link('c')}${payload}`),
  );
});

it.each([
  ['no sheet', document('<title>x</title>')],
  ['no payload', document(link('a'), '')],
  ['no head', `<p>x</p>${payload}`],
  ['sheets apart', document(`${link('a')}<title>x</title>${link('b')}`)],
  ['a sheet of another kind', document(`${link('a')}<link rel="stylesheet" href="/b.css"/>`)],
  ['a sheet of another host', document(link('a').replace('/_next', 'https://x.test/_next'))],
])('leaves a document with %s alone', (_, html) => {
  expect(linkedSheets(html)).toBeNull();
});

it('finds the file of a sheet in the build, and none outside of it', () => {
  expect(fileOfSheet('/_next/static/chunks/a.css')).toBe('chunks/a.css');
  expect(fileOfSheet('/_next/static/../../secret.css')).toBeNull();
  expect(fileOfSheet('/_next/static/')).toBeNull();
  expect(fileOfSheet('/icons/a.css')).toBeNull();
});
