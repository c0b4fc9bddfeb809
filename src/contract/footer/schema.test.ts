import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../test-support.ts';
import { footerFixture } from './fixture.ts';
import { footer, footerLink } from './schema.ts';

describe('GET /api/footer', () => {
  it('R118 has columns of links with cookie and newTab flags and parameters, and social networks', () => {
    expect(Object.keys(footer.shape).join(' ')).toBe('columns socialNetworks');
    expect(Object.keys(footerLink.shape).join(' ')).toBe('title url cookie newTab params');
    expect(footer.parse(footerFixture).columns[0]?.links[2]?.params).toStrictEqual({ year: '2026' });
  });

  it('R118 reads links without flags and parameters', () => {
    expect(
      readTwice(footer, { columns: [{ title: 'A', links: [{ title: 'B', url: '/b', params: [] }] }] }),
    ).toStrictEqual({
      columns: [{ title: 'A', links: [{ title: 'B', url: '/b', cookie: false, newTab: false, params: {} }] }],
      socialNetworks: [],
    });
    const link = { title: 'B', url: 'javascript:alert(1)' };
    expect(refusedPaths(footer, { columns: [{ title: 'A', links: [link] }] })).toStrictEqual([
      'columns.0.links.0.url',
    ]);
  });
});
