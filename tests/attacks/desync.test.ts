import { once } from 'node:events';
import { createServer as createHttp } from 'node:http';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findDowngrades, type DesyncFindings } from './desync.ts';
import { Tap } from './tap.ts';

const host = 'fr.example.com';
const prefaceLength = 24;
const emptySettings = Buffer.from('000000040000000000', 'hex');
const goAway = Buffer.from('0000080700000000000000000000000000', 'hex');

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Reads headers that are all literals, as `downgrade.ts` writes them. */
function headersIn(block: Buffer): [string, string][] {
  let at = 0;
  const text = () => {
    let length = block.readUInt8(at++);
    if (length === 127)
      for (let shift = 0, next = 128; next >= 128; shift += 7) {
        next = block.readUInt8(at++);
        length += (next % 128) << shift;
      }
    return block.toString('latin1', at, (at += length));
  };
  const headers: [string, string][] = [];
  while (at < block.length) {
    at += 1;
    headers.push([text(), text()]);
  }
  return headers;
}

/** Writes a request of HTTP/2 down as it stands: what no proxy may do. */
function writtenDown(bytes: Buffer): string {
  let head = '';
  let body = '';
  for (let at = prefaceLength; at < bytes.length;) {
    const end = at + 9 + bytes.readUIntBE(at, 3);
    const payload = bytes.subarray(at + 9, end);
    if (bytes.readUInt8(at + 3) === 0) body = payload.toString('latin1');
    if (bytes.readUInt8(at + 3) === 1) {
      const headers = headersIn(payload);
      const pseudo = (name: string) => headers.find(([other]) => other === name)?.[1] ?? '';
      const lines = headers.filter(([name]) => !name.startsWith(':'));
      head = [
        `${pseudo(':method')} ${pseudo(':path')} HTTP/1.1`,
        `host: ${pseudo(':authority')}`,
        ...lines.map(([name, value]) => `${name}: ${value}`),
        '',
        '',
      ].join('\r\n');
    }
    at = end;
  }
  return head + body;
}

let found: DesyncFindings;
let close = () => Promise.resolve();

beforeAll(async () => {
  const web = createHttp((request, response) => {
    response.writeHead(308, { location: request.url?.replace(/\/$/, '') ?? '' }).end();
  });
  const tap = new Tap(await listening(web));
  await tap.listen();
  const naive = createServer((near) => {
    near.on('error', () => near.destroy());
    near.write(emptySettings);
    near.once('data', (bytes) => {
      const far = connect(tap.port, '127.0.0.1');
      far.on('error', () => far.destroy());
      far.on('data', () => far.end());
      far.on('close', () => near.end(goAway));
      far.end(writtenDown(bytes), 'latin1');
    });
  });
  const port = await listening(naive);
  close = async () => {
    naive.close();
    await tap.stop();
    web.close();
  };
  found = await findDowngrades({
    place: { port: tap.port },
    overHttp2: { port },
    tap,
    host,
    connections: 8,
    patienceMs: 2_000,
    refusals: [],
  });
});

afterAll(() => close());

it.each([
  ['a hidden request that became one', /^sent on as a request: \/films\/below-\d+\//],
  ['a header that came out of a value', /^sent on: lengths/],
  ['a coding in a request of HTTP/2', /^sent on: coding/],
  ['a line break that only some servers read', /^sent on: header/],
  ['a method that is a whole request', /^sent on: request line|^sent on: half a request/],
])('SEC15 a proxy that writes down what it gets is found out: %s', (_what, fault) => {
  expect(found.faults.filter((one) => fault.test(one)).length).toBeGreaterThan(0);
});
