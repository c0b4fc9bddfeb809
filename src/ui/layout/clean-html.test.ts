import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

describe('HTML from the API', () => {
  it('keeps text markup, lists and links', () => {
    const html =
      '<p>Tram <strong>8</strong><br />bis <a href="https://a.example">Plan</a></p><ul><li>P</li></ul>';
    expect(cleanHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="x()" style="color:red" class="y">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<iframe src="https://a.example"></iframe>a', 'a'],
    ['<svg><script>1</script></svg>a', 'a'],
    ['<h1>a</h1>', '<h2>a</h2>'],
    [
      '<a href="https://a.example" target="_blank">a</a>',
      '<a href="https://a.example" target="_blank" rel="noopener">a</a>',
    ],
    ['<a href="https://a.example" target="_top" rel="opener">a</a>', '<a href="https://a.example">a</a>'],
  ])('turns %s into %s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  it('is empty when it says nothing', () => {
    expect(cleanHtml('<p>&nbsp;</p><p> <br></p>')).toBe('');
  });
});
