import { once } from 'node:events';
import { createServer, type Http2Server } from 'node:http2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downgradeCases } from './downgrade.ts';
import { answerOverHttp2, isAnswered } from './over-http2.ts';
import { exchange } from './raw.ts';

const cases = downgradeCases((index) => ({
  host: 'fr.example.com',
  carrier: `/carrier-${index}/`,
  hidden: `/hidden-${index}/`,
}));
const bytesOf = (wanted: string) => cases.find(({ name }) => name === wanted)?.bytes ?? Buffer.alloc(0);

let server: Http2Server;
let port: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.method === 'DELETE') return response.stream.close(2);
    response.writeHead(308, { location: `/to${request.url}` });
    response.end(request.method === 'POST' ? 'x'.repeat(1_000) : '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('expected a TCP address');
  ({ port } = address);
});

afterAll(() => server.close());

async function ask(name: string) {
  const { bytes } = await exchange({ port }, bytesOf(name), { isWhole: isAnswered });
  return { bytes, answer: await answerOverHttp2(bytes) };
}

describe('what a server of HTTP/2 sent', () => {
  it('is no answer to what no request may hold', async () => {
    const { answer } = await ask('GET te: chunked bare');
    expect([answer.isHttp2, answer.status]).toEqual([true, null]);
  });

  it.each(['OPTIONS host: evil.example bare', 'POST host: evil.example B'])(
    'is read with its status and where it leads: %s',
    async (name) => {
      const index = cases.findIndex((one) => one.name === name);
      const { bytes, answer } = await ask(name);
      expect(answer).toEqual({
        isHttp2: true,
        hasOthers: false,
        status: 308,
        location: `/to/carrier-${index}/`,
      });
      expect((await answerOverHttp2(bytes.subarray(0, -1))).status).toBe(308);
      // Until the last frame is there, more is waited for.
      expect([isAnswered(bytes), isAnswered(bytes.subarray(0, 40))]).toEqual([true, false]);
    },
  );

  it('is no answer where the request was refused, and where no HTTP/2 is spoken', async () => {
    const { bytes, answer } = await ask('DELETE host: evil.example bare');
    expect([answer.isHttp2, answer.status, isAnswered(bytes)]).toEqual([true, null, true]);
    const other = Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n');
    expect(await answerOverHttp2(other)).toMatchObject({ isHttp2: false, status: null });
  });
});

it('every case has a name of its own, and methods that have no body have one too', () => {
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS'])
    expect(bytesOf(`${method} transfer-encoding: chunked 0\r\n\r\nB`).length).toBeGreaterThan(0);
});
