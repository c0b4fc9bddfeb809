import { describe, expect, it } from 'vitest';
import { autopromo } from '../entities.ts';
import { readTwice, refusedPaths } from '../test-support.ts';
import { permanentAutopromo } from './schema.ts';

describe('GET /api/permanent-autopromo', () => {
  it('R236 reads an autopromo that is a title alone', () => {
    const empty = {
      description: null,
      image: null,
      mobileImage: null,
      imageAlt: null,
      cta: null,
      sponsored: false,
      cinemas: [],
    };
    expect(readTwice(permanentAutopromo, [{ title: 'Le bar' }])).toStrictEqual([
      { title: 'Le bar', ...empty },
    ]);
    expect(Object.keys(autopromo.shape)).toStrictEqual(['title', ...Object.keys(empty)]);
    expect(refusedPaths(permanentAutopromo, [{}])).toStrictEqual(['0.title']);
  });
});
