import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../test-support.ts';
import { version, versionsAnswer } from './schema.ts';

describe('GET /api/versions', () => {
  it('R087 has slug, label and description', () => {
    expect(Object.keys(version.shape).join(' ')).toBe('slug label description language subtitles');
    expect(readTwice(versionsAnswer, [{ slug: 'ov', label: 'OV' }])).toStrictEqual([
      { slug: 'ov', label: 'OV', description: null },
    ]);
    const told = {
      slug: 'vfst',
      label: 'VFST',
      description: null,
      language: 'fr',
      subtitles: ['fr', 'nl-BE'],
    };
    expect(readTwice(versionsAnswer, [told])).toStrictEqual([told]);
    expect(refusedPaths(versionsAnswer, [{ slug: 'ov', label: 'OV', language: 'Dutch!' }])).toStrictEqual([
      '0.language',
    ]);
    expect(refusedPaths(versionsAnswer, [{ slug: 'ov' }])).toStrictEqual(['0.label']);
  });
});
