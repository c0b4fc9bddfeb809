import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { thingsOf } from '#tests/structured-data/nodes.ts';
import { handOver, taken } from './handover.ts';
import { JsonLd, safeJson } from './json-ld.tsx';

describe('JSON-LD', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '<!--',
    ']]>',
    '\u2028\u2029',
    '&lt;/script&gt;',
    '<svg/onload=x>',
  ])('cannot be left by %j, and reads back the same', (text) => {
    const json = safeJson({ '@type': 'Movie', name: text });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ '@type': 'Movie', name: text });
  });

  it('stands in the document whole, and nothing stands there for an empty list', () => {
    const film = { '@context': 'https://schema.org', '@type': 'Movie', name: 'White Night' } as const;
    const html = renderToStaticMarkup(<JsonLd data={[film]} />);
    expect(html).toBe(`<script type="application/ld+json">${JSON.stringify([film])}</script>`);
    expect(renderToStaticMarkup(<JsonLd data={[]} />)).toBe('');
  });

  it('of several things is one graph, which names their vocabulary once', () => {
    const [film, other] = ['White Night', 'Black Ice'].map(
      (name) => ({ '@context': 'https://schema.org', '@type': 'Movie', name }) as const,
    );
    if (film === undefined || other === undefined) throw new Error('no films');
    const html = renderToStaticMarkup(<JsonLd data={[film, other]} />);
    expect(html.split('https://schema.org')).toHaveLength(2);
    expect(thingsOf(html)).toEqual([film, other]);
  });

  it('waits in bounded room for the rendering of HTML', () => {
    for (let index = 0; index < 300; index += 1) handOver(`key ${index}`, `text ${index}`);
    expect(taken('key 299')).toBe('text 299');
    expect(taken('key 100')).toBe('text 100');
    expect(taken('key 99')).toBeUndefined();
  });
});
