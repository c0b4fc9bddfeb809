import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forgetProcessWide } from '#src/config/process-wide-test-kit.ts';
import { firstScript, hashSource } from '#src/next/inline-scripts.ts';
import { namesIn, paintedAtOnce } from './first-paint.ts';

let folder = '';
const serverFolder = () => path.join(folder, 'server');
const sheet = (name: string, text: string) =>
  writeFileSync(path.join(folder, 'static', 'chunks', `${name}.css`), text);
const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const payload = `<script>${firstScript}</script><script>self.__next_f.push([1," class=\\"c\\""])</script>`;
const document = (head: string, body: string) =>
  `<html class="f"><head>${head}</head><body>${body}${payload}</body></html>`;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'velours-build-'));
  mkdirSync(path.join(folder, 'static', 'chunks'), { recursive: true });
  sheet('a', '.a{top:0}.b{top:1px}.f{top:2px}');
  sheet('b', '#x{left:0}.c{left:1px}.a{left:2px}');
  sheet('broken', '.a{top:');
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => forgetProcessWide());

it('has the rules that a document uses in its head, in the order of the sheets', () => {
  const body = '<p class="a z" id="x">x</p>';
  const style = '.a{top:0}.f{top:2px}#x{left:0}.a{left:2px}';
  expect(paintedAtOnce(document(`${link('a')}${link('b')}`, body), serverFolder())).toEqual({
    html: document(`<style>${style}</style>`, `${body}${link('a')}${link('b')}`),
    styles: [hashSource(style)],
  });
});

it('SEC5 takes no text of a document into its style', () => {
  const body = '<p class="a&lt;/style&gt;{}" id="}*{color:red">.z{top:0}</p>';
  const { styles } = paintedAtOnce(document(link('a'), body), serverFolder());
  expect(styles).toEqual([hashSource('.f{top:2px}')]);
});

it.each(['missing', 'broken'])('leaves a document alone one of whose sheets is %s', (name) => {
  const html = document(`${link('a')}${link(name)}`, '<p class="a">x</p>');
  expect(paintedAtOnce(html, serverFolder())).toEqual({ html, styles: [] });
  expect(paintedAtOnce(html, serverFolder())).toEqual({ html, styles: [] });
});

it('reads names as they are written in markup', () => {
  expect([...namesIn('<p class="a b&amp;c" id="d&#x27;e" data-icon="heart" data-x="class">')]).toEqual([
    '.a',
    '.b&c',
    "#d'e",
    '[data-icon=heart]',
  ]);
});
