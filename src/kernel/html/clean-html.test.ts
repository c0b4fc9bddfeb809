import { describe, expect, it } from 'vitest';
import { cleanHtml, cleanLines, cleanStory } from './clean-html.ts';

describe('HTML from the API', () => {
  it('keeps text markup, lists and links', () => {
    const html =
      '<p>Tram <strong>8</strong><br />bis <a href="https://a.example">Plan</a></p><ul><li>P</li></ul>';
    expect(cleanHtml(html)).toBe(html);
  });

  it.each(
    'strong b em i u s sub sup small h2 h3 h4 blockquote p'.split(' ').map((name) => `<${name}>a</${name}>`),
  )('keeps %s', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  it.each([
    '<ul><li>a</li></ul>',
    '<ol><li>a</li></ol>',
    'a<br />b',
    'a<hr />b',
    '<table><thead><tr><th scope="col" colspan="2" rowspan="3">a</th></tr></thead></table>',
    '<table><tbody><tr><td colspan="2" rowspan="3">a</td></tr></tbody></table>',
    ...['https://a.example', 'http://a.example', 'mailto:a@a.example', 'tel:+33100000000', '/a'].map(
      (address) => `<a href="${address}">a</a>`,
    ),
  ])('keeps %s', (html) => {
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
    ['<a href="ftp://a.example">a</a>', '<a>a</a>'],
    ['<a target="_blank">a</a>', '<a target="_blank" rel="noopener">a</a>'],
    ['<td scope="row">a</td>', '<td>a</td>'],
    ['<h1>a</h1>', '<h2>a</h2>'],
    ['<h5>a</h5>', '<h4>a</h4>'],
    ['<h6>a</h6>', '<h4>a</h4>'],
    [
      '<a href="https://a.example" target="_blank">a</a>',
      '<a href="https://a.example" target="_blank" rel="noopener">a</a>',
    ],
    ['<a href="https://a.example" target="_top" rel="opener">a</a>', '<a href="https://a.example">a</a>'],
  ])('turns %s into %s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  it('settles where its elements are nested beyond reason', () => {
    const deep = `${'<p><table>'.repeat(40)}words${'</table></p>'.repeat(40)}`;
    const clean = cleanHtml(deep);
    expect(clean).toContain('words');
    expect(cleanHtml(clean)).toBe(clean);
  });

  it('is only text where it does not settle in ten passes', () => {
    // One pass takes five redirects out of a link.
    const wrapped = (times: number): string =>
      times === 0
        ? 'https://a.example/'
        : `https://www.google.com/url?q=${encodeURIComponent(wrapped(times - 1))}`;
    const text = (address: string) => `<p><a href="${address}">words</a></p>`;
    expect(cleanHtml(text(wrapped(45)))).toBe(text('https://a.example/'));
    expect(cleanHtml(text(wrapped(46)))).toBe('words');
  });

  it('is empty when it says nothing', () => {
    expect(cleanHtml('<p>&nbsp;</p><p> <br></p>')).toBe('');
  });
});

describe('SEC5 the text of a story', () => {
  const figure =
    '<figure><img src="https://a.example/b.jpg?w=1&amp;h=2" alt="A tram" /><figcaption>Line <em>8</em></figcaption></figure>';

  it.each([figure, `<p>a</p>${figure}<p>b</p>`, '<p>a <img src="http://a.example/b" alt="" /> b</p>'])(
    'keeps pictures and captions: %s',
    (html) => {
      expect(cleanStory(html)).toBe(html);
      expect(cleanHtml(html)).not.toMatch(/figure|figcaption|img/);
    },
  );

  it.each([
    ['no description', '<img src="https://a.example/b">', '<img src="https://a.example/b" alt="" />'],
    [
      'further attributes',
      '<figure class="x"><img srcset="//evil.example/c 2x" onerror="x()" style="a:b" src="https://a.example/b" alt="c"></figure>',
      '<figure><img src="https://a.example/b" alt="c" /></figure>',
    ],
    ['a frame beside it', '<p>a</p><iframe src="https://a.example"></iframe>', '<p>a</p>'],
    [
      'a video as a link',
      '<p><iframe src="//www.youtube.com/embed/a1-b2_c3D4e?autoplay=1" title="A &lt;tour&gt;" onload="x()"></iframe></p>',
      '<p><a href="https://www.youtube.com/watch?v=a1-b2_c3D4e">A &lt;tour&gt;</a></p>',
    ],
    [
      'a file as a link',
      '<p><video src="https://a.example/b.mp4" poster="c" autoplay onplay="x()" title="The &lt;tour&gt;">No player</video></p>',
      '<p><a href="https://a.example/b.mp4">The &lt;tour&gt;</a></p>',
    ],
    [
      'the source of a player as a link',
      '<video controls><source src="https://a.example/b.webm" type="video/webm"></video><p>a</p>',
      '<a href="https://a.example/b.webm">b.webm</a><p>a</p>',
    ],
    [
      'players and sources of anything else',
      '<p>a</p><video src="javascript:x()"></video><picture><source srcset="//evil.example/c"></picture>',
      '<p>a</p>',
    ],
  ])('is cleaned with %s', (_, html, clean) => {
    expect(cleanStory(html)).toBe(clean);
    expect(cleanStory(clean)).toBe(clean);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:image/svg+xml,<svg onload=x()>',
    'data:image/png;base64,AAAA',
    '//evil.example/a.png',
    '/\\\\evil.example/a.png',
    '/account/logout',
    'a.png',
    'https:evil.example',
    'https://',
    'https://a.example/a b',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    '',
  ])('has no picture with the address %j, and no caption of it', (src) => {
    const image = `<img src="${src}" alt="a">`;
    expect(cleanStory(`<p>b</p>${image}`)).toBe('<p>b</p>');
    expect(cleanStory(`<figure>${image}<figcaption>c</figcaption></figure><p>b</p>`)).toBe('<p>b</p>');
  });

  it('says something with a picture alone', () => {
    expect(cleanStory('<p><img src="https://a.example/b" alt="" /></p>')).not.toBe('');
    expect(cleanStory('<p><img alt="a"></p>')).toBe('');
  });
});

describe('a text with line breaks', () => {
  it.each(['', 'Tom & Jerry <3', 'Eins<br/>Zwei', 'Un<br>Deux<br />Trois', 'a &lt;b&gt; c', '1 < 2 > 0'])(
    'stays what it is: %j',
    (text) => {
      expect(cleanLines(text)).toBe(text);
    },
  );

  it.each([
    ['<p>Eins</p><br>Zwei', 'Eins<br/>Zwei'],
    ['A <b>bold</b> story', 'A bold story'],
    ['<script>alert(1)</script>Story', 'Story'],
    ['<SCRIPT>alert(1)</SCRIPT>Story', 'Story'],
    ['Story<br onclick="x()"/>on <img src=x onerror=y>', 'Story<br/>on'],
    ['Tom & <i>Jerry</i>', 'Tom &amp; Jerry'],
  ])('loses any other markup: %j', (text, clean) => {
    expect(cleanLines(text)).toBe(clean);
    expect(cleanLines(clean)).toBe(clean);
  });
});
