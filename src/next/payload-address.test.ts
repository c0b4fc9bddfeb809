import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { describe, expect, it } from 'vitest';
import { payloadAddress } from './payload-address.ts';

function request(headers: Readonly<Record<string, string>>, url = '/films'): IncomingMessage {
  const incoming = new IncomingMessage(new Socket());
  incoming.url = url;
  Object.assign(incoming.headers, headers);
  return incoming;
}

describe('SEC1 the address of a payload', () => {
  const tree = '%5B%22%22%5D';
  const headers = { rsc: '1', 'next-router-state-tree': tree, 'next-url': '/films' };

  it('is that of what is asked for; any other leads there, with the rest of its query as it was', async () => {
    const expected = await computeCacheBustingSearchParam(undefined, undefined, tree, '/films');
    expect(payloadAddress(request(headers, `/films?_rsc=${expected}`))).toBeNull();
    for (const sent of ['?a=%20b', '?_rsc=other&a=%20b', '?a=%20b&_rsc=', `?_rsc&a=%20b&_rsc=${expected}`])
      expect(payloadAddress(request(headers, `/films${sent}`))).toBe(`/films?a=%20b&_rsc=${expected}`);
  });

  it('of a request that says no more than that it is one has an empty hash', () => {
    expect(payloadAddress(request({ rsc: '1' }))).toBe('/films?_rsc');
    expect(payloadAddress(request({ rsc: '1' }, '/films?_rsc'))).toBeNull();
  });

  const questions: readonly Parameters<typeof computeCacheBustingSearchParam>[] = [
    [undefined, undefined, undefined, undefined],
    ['1', '/_tree', undefined, undefined],
    ['1', '/_tree', undefined, '/films'],
    ['2', undefined, tree, undefined],
    ['3', '', tree, '/fr/é'],
    [undefined, undefined, tree, '/films'],
    [undefined, '/a,b', undefined, '0'],
  ];

  it.each(questions.map((asked) => ({ asked })))(
    'has the hash of Next.js’s scripts: $asked',
    async ({ asked }) => {
      const expected = await computeCacheBustingSearchParam(...asked);
      const names = [
        'next-router-prefetch',
        'next-router-segment-prefetch',
        'next-router-state-tree',
        'next-url',
      ];
      const sent = asked.flatMap((value, index) => (value === undefined ? [] : [[names[index], value]]));
      const address = payloadAddress(request({ rsc: '1', ...Object.fromEntries(sent) }, '/films?_rsc=x'));
      expect(address).toBe(`/films?_rsc${expected === '' ? '' : `=${expected}`}`);
    },
  );

  it('may have the older hash of browsers without a secure context', () => {
    const older = computeLegacyCacheBustingSearchParam(undefined, undefined, tree, '/films');
    expect(payloadAddress(request(headers, `/films?_rsc=${older}`))).toBeNull();
  });
});
