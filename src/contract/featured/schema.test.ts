import { describe, expect, it } from 'vitest';
import { cta } from '../entities.ts';
import { readTwice, refusedPaths } from '../test-support.ts';
import { featuredFixture } from './fixture.ts';
import { featured, featuredAnswer } from './schema.ts';

describe('GET /api/featured', () => {
  it('R119 has title, show, tags, cta with its type, sponsored, backdrops, logo and trailer', () => {
    expect(Object.keys(featured.shape).join(' ')).toBe(
      'type title subtitle showSlug tags cta sponsored backgroundPath logo trailer',
    );
    expect(featuredAnswer.parse(featuredFixture).map(({ type }) => type)).toStrictEqual(['header', 'home']);
  });

  it('R106 has label, url, target and type of a cta', () => {
    expect(Object.keys(cta.shape).join(' ')).toBe('label url target type');
    expect(readTwice(cta, { label: 'Voir', url: '#info' })).toStrictEqual({
      label: 'Voir',
      url: '#info',
      target: 'same',
      type: 'black',
    });
    for (const type of ['yellow', 'black', 'booking']) {
      expect(refusedPaths(cta, { label: '', url: '/a', target: 'new', type })).toStrictEqual([]);
    }
    expect(refusedPaths(cta, { label: '', url: '/a', target: 'top', type: 'green' })).toStrictEqual([
      'target',
      'type',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    '//elsewhere.example.org',
    '/\\elsewhere.example.org',
    'data:text/html,x',
    '',
  ])('refuses %o as the address of a cta', (url) => {
    expect(refusedPaths(cta, { label: 'Voir', url })).toStrictEqual(['url']);
  });
});
