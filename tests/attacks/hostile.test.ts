import { describe, expect, it } from 'vitest';
import { bytesOf, hostileAddresses, hostileHosts } from './hostile.ts';
import { answersIn } from './raw.ts';
import { faultsOf } from './verdict.ts';

const good = ['/films', '/films/a-film-1', '/cinemas'];
const own = 'fr.example.com';
const expected = { origin: `https://${own}`, secrets: ['127.0.0.1:4000'] };

/** An answer as it stands on a connection. */
const answer = (status: number, headers: Readonly<Record<string, string>>, body = '') => {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} X\r\n${lines.join('')}content-length: ${Buffer.byteLength(body)}\r\n\r\n`;
  const [read] = answersIn(Buffer.from(head + body));
  if (read === undefined) throw new Error('expected an answer');
  return read;
};

describe('hostile requests', () => {
  it('are the same for the same seed, and of every kind', () => {
    const addresses = hostileAddresses(good, own, 2_000, 7).map((one) => bytesOf(one).toString('latin1'));
    expect(addresses).toEqual(
      hostileAddresses(good, own, 2_000, 7).map((one) => bytesOf(one).toString('latin1')),
    );
    for (const kind of ['%zz', '\0', '%c0%af', '//', '\\', '%2f', '/../', '/versions-vf/versions-vf', 'Ã©'])
      expect([kind, addresses.some((one) => one.includes(kind))]).toEqual([kind, true]);
    expect(Math.max(...addresses.map(({ length }) => length))).toBeGreaterThan(64_000);
    const hosts = hostileHosts(good, own, 500, 7).map((one) => bytesOf(one).toString('latin1'));
    for (const kind of ['FR.EXAMPLE.COM', `${own}.\r\n`, `${own}:80@`, '[::1]', 'xn--', 'evil.example'])
      expect([kind, hosts.some((one) => one.includes(kind))]).toEqual([kind, true]);
  });
});

describe('the verdict about an answer', () => {
  it('has nothing against what a hostile request may get', () => {
    for (const status of [200, 308, 400, 404, 405, 410, 414, 421, 431])
      expect(faultsOf(answer(status, {}, 'no'), expected)).toEqual([]);
    for (const location of ['/films', '/', `https://${own}`, `https://${own}/films?a`])
      expect([location, faultsOf(answer(308, { location }), expected)]).toEqual([location, []]);
  });

  it.each([
    [500, {}, ''],
    [503, {}, ''],
    [308, { location: '//evil.example/' }, ''],
    [308, { location: '/\\evil.example/' }, ''],
    [308, { location: 'https://evil.example/' }, ''],
    [308, { location: `https://${own}.evil.example/` }, ''],
    [308, { location: `https://${own}@evil.example/` }, ''],
    [308, { location: 'https://be.example.com/' }, ''],
    [308, { location: '/', refresh: '0;url=//evil.example/' }, ''],
    [200, { 'set-cookie': 'a=b' }, ''],
    [200, {}, '<link rel="canonical" href="https://be.example.com/films">'],
    [404, {}, '<a href="//evil.example/films">'],
    [400, {}, 'Error: x\n    at Object.handle (/srv/a.js:1:2)'],
    [404, {}, 'TypeError: Invalid URL'],
    [404, {}, 'connect to 127.0.0.1:4000'],
  ])('finds what none may get: %i %j %s', (status, headers, body) => {
    expect(
      faultsOf(answer(status, headers as Readonly<Record<string, string>>, body), expected),
    ).toHaveLength(1);
  });
});

describe('answers on a connection', () => {
  it('are read one after the other, with and without a body', () => {
    const bytes = Buffer.from(
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nHTTP/1.1 304 X\r\n\r\n' +
        'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\nHTTP/1.1 404 No\r\ncontent-length: 5\r\n\r\nab',
    );
    expect(
      answersIn(bytes, ['HEAD']).map(({ status, body, isWhole }) => [status, body.toString(), isWhole]),
    ).toEqual([
      [200, '', true],
      [304, '', true],
      [200, 'abc', true],
      [404, 'ab', false],
    ]);
  });
});
