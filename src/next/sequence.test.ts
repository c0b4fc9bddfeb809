import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { describe, expect, it } from 'vitest';
import { payloadAddress, sequenceOf } from './sequence.ts';

function request(headers: Readonly<Record<string, string>>, url = '/films'): IncomingMessage {
  const incoming = new IncomingMessage(new Socket());
  incoming.url = url;
  Object.assign(incoming.headers, headers);
  return incoming;
}

describe('what a request wants of a page', () => {
  it.each<[Record<string, string>, string]>([
    [{}, 'document'],
    [{ rsc: '2' }, 'document'],
    [{ 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }, 'document'],
    [{ rsc: '1' }, 'payload'],
    [{ rsc: '1', 'next-router-prefetch': '1' }, 'payload'],
    [{ rsc: '1', 'next-router-prefetch': '2', 'next-router-segment-prefetch': '/_tree' }, 'payload'],
    [{ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }, '/_tree'],
  ])('%j: %s', (headers, part) => {
    expect(sequenceOf(request(headers))).toBe(part);
  });
});

describe('SEC1 the address of a payload', () => {
  const tree = '%5B%22%22%5D';
  const headers = { rsc: '1', 'next-router-state-tree': tree, 'next-url': '/films' };

  it('is that of what is asked for; any other leads there, with the rest of its query as it was', async () => {
    const expected = await computeCacheBustingSearchParam(undefined, undefined, tree, '/films');
    await expect(payloadAddress(request(headers, `/films?_rsc=${expected}`))).resolves.toBeNull();
    for (const sent of ['?a=%20b', '?_rsc=other&a=%20b', '?a=%20b&_rsc='])
      await expect(payloadAddress(request(headers, `/films${sent}`))).resolves.toBe(
        `/films?a=%20b&_rsc=${expected}`,
      );
  });

  it('of a request that says no more than that it is one has an empty hash', async () => {
    await expect(payloadAddress(request({ rsc: '1' }))).resolves.toBe('/films?_rsc');
    await expect(payloadAddress(request({ rsc: '1' }, '/films?_rsc'))).resolves.toBeNull();
  });

  it('may have the older hash of browsers without a secure context', async () => {
    const older = computeLegacyCacheBustingSearchParam(undefined, undefined, tree, '/films');
    await expect(payloadAddress(request(headers, `/films?_rsc=${older}`))).resolves.toBeNull();
  });
});
