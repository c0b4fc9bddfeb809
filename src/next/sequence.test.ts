import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { sequenceOf } from './sequence.ts';

function request(headers: Readonly<Record<string, string>>): IncomingMessage {
  const incoming = new IncomingMessage(new Socket());
  Object.assign(incoming.headers, headers);
  return incoming;
}

describe('SEC11 what a request wants of a page', () => {
  it.each<[Record<string, string>, string]>([
    [{}, 'document'],
    [{ rsc: '2' }, 'document'],
    [{ 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }, 'document'],
    [{ rsc: '1' }, 'payload'],
    [{ rsc: '1', 'next-router-prefetch': '1' }, 'payload'],
    [{ rsc: '1', 'next-router-prefetch': '2', 'next-router-segment-prefetch': '/_tree' }, 'payload'],
    [{ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }, '/_tree'],
    // By the name of another sequence nobody gets it: a cache would take a document for a segment.
    [{ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': 'document' }, ''],
    [{ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': 'payload' }, ''],
  ])('%j: %s', (headers, part) => {
    expect(sequenceOf(request(headers))).toBe(part);
  });
});
