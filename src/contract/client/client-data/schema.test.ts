import { describe, expect, it } from 'vitest';
import { readTwice, refusedPaths } from '../../test-support.ts';
import { account } from '../account/schema.ts';
import { clientDataFixture } from './fixture.ts';
import { clientData } from './schema.ts';

describe('GET /client/{id}', () => {
  it('R108 R251 is the account with the favourite cinemas', () => {
    expect(Object.keys(clientData.shape)).toStrictEqual([...Object.keys(account.shape), 'favoriteCinemas']);
    expect(readTwice(clientData, clientDataFixture)).toStrictEqual(clientDataFixture);
    expect(refusedPaths(clientData, { ...clientDataFixture, favoriteCinemas: [''] })).toStrictEqual([
      'favoriteCinemas.0',
    ]);
  });
});
