import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../test-support.ts';
import { version, versionsAnswer } from './schema.ts';

describe('GET /api/versions', () => {
  it('R087 has slug, label and description', () => {
    expect(Object.keys(version.shape).join(' ')).toBe('slug label description');
    expect(readTwice(versionsAnswer, [{ slug: 'ov', label: 'OV' }])).toStrictEqual([
      { slug: 'ov', label: 'OV', description: null },
    ]);
    expect(refusedPaths(versionsAnswer, [{ slug: 'ov' }])).toStrictEqual(['0.label']);
  });
});
