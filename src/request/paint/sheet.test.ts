import { describe, expect, it } from 'vitest';
import { needsOf, readSheet, usedRules } from './sheet.ts';

const address = '/_next/static/chunks/a.css';
const used = (text: string, ...names: readonly string[]) =>
  usedRules(readSheet(text, address), new Set(names));

describe('needsOf: what must be in a document so that a selector matches', () => {
  it.each([
    ['.a .b>.c+#d', ['.a', '.b', '.c', '#d']],
    ['main p::before', []],
    [':root[data-theme=dark]:not(.a) .b', ['.b']],
    [':is(.a,.b) .c:where(.d):has(>.e)', ['.c']],
    ['.a:nth-child(2 of .b)', ['.a']],
    ['[title=".a"] [href="#b)"] .c', ['.c']],
    [String.raw`.\36 z9_row .a\:b .\e9t\e9`, ['.6z9_row', '.a:b', '.été']],
    [String.raw`.a\.b`, ['.a.b']],
    ['[data-icon=heart]', ['[data-icon=heart]']],
    ['[data-sign="audio-description"]:after', ['[data-sign=audio-description]']],
    ['.a:not([data-icon=heart])', ['.a']],
    ['[data-icon]', []],
  ])('%s', (selector, needs) => {
    expect(needsOf(selector)).toEqual(needs);
  });
});

describe('usedRules', () => {
  it('takes the rules one of whose selectors can match, whole', () => {
    expect(used('.a{color:red}.b{color:blue}.a,.c .a,p{margin:0}', '.a')).toBe(
      '.a{color:red}.a,.c .a,p{margin:0}',
    );
  });

  it('keeps the order, and everything without a name', () => {
    const text = ':root{--x:1px}[hidden]{display:none}.a{top:var(--x)}html{color:red}.a{top:0}';
    expect(used(text, '.a')).toBe(text);
  });

  it('goes into blocks, and leaves out those with nothing inside', () => {
    expect(
      used(
        '@media (min-width:20em){.a{top:0}.b{top:1px}}@supports (gap:1px){@media (hover:hover){.b{top:0}}}@layer x{.a{left:0}}',
        '.a',
      ),
    ).toBe('@media (min-width:20em){.a{top:0}}@layer x{.a{left:0}}');
  });

  it('keeps fonts, keyframes, the order of layers and how pages replace each other as they are', () => {
    const text =
      '@layer x,y;@font-face{font-family:a;src:url(/a.woff2)}@keyframes b{0%{top:0}to{top:1px}}@view-transition{navigation:auto}';
    expect(used(text)).toBe(text);
  });

  it('leaves out what is for paper alone', () => {
    expect(used('@media print{p{top:0}}@page{margin:0}@media print,screen{p{left:0}}')).toBe(
      '@media print,screen{p{left:0}}',
    );
  });

  it('keeps rules within a rule with it', () => {
    expect(used('.a{color:red;&:hover{color:blue}}.b{&:hover{color:blue}}', '.a')).toBe(
      '.a{color:red;&:hover{color:blue}}',
    );
  });

  it('writes addresses so that they mean the same in a document', () => {
    const shape = `url("data:image/svg+xml,%3csvg fill='url(%23a)'%3e(x)%3c/svg%3e")`;
    expect(
      used(
        `@font-face{src:url(../media/a.woff2)format("woff2"),url("b.woff2")}p{mask:${shape};background:url('../c.svg?v=1#d'),url(/e.svg),url(#f),url(https://x.test/g.png)}`,
      ),
    ).toBe(
      `@font-face{src:url(/_next/static/media/a.woff2)format("woff2"),url(/_next/static/chunks/b.woff2)}p{mask:${shape};background:url(/_next/static/c.svg?v=1#d),url(/e.svg),url(#f),url(https://x.test/g.png)}`,
    );
  });

  it('SEC5 refuses a sheet that would end its element, and one that cannot be read', () => {
    expect(() => readSheet('p{content:"</STYLE><script>"}', address)).toThrow(address);
    expect(() => readSheet('p{color:', address)).toThrow('Unclosed block');
  });
});
