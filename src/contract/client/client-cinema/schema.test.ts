import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../../test-support.ts';
import { favouriteSlugsFixture } from './fixture.ts';
import { clientCinemaAddEndpoint, clientCinemaRemoveEndpoint, favouriteSlugs } from './schema.ts';

describe('/client/{id}/cinema/{slug}', () => {
  it('R251 adds with POST and removes with DELETE, both without a body', () => {
    expect([clientCinemaAddEndpoint.method, clientCinemaRemoveEndpoint.method]).toStrictEqual([
      'POST',
      'DELETE',
    ]);
    expect([clientCinemaAddEndpoint.body, clientCinemaRemoveEndpoint.body]).toStrictEqual([null, null]);
    expect(readTwice(favouriteSlugs, favouriteSlugsFixture)).toStrictEqual(favouriteSlugsFixture);
  });

  it('refuses an id or a slug that can name nothing', () => {
    const { params } = clientCinemaAddEndpoint;
    expect(refusedPaths(params, { id: '../x', slug: 'a/b' })).toStrictEqual(['id', 'slug']);
  });
});
