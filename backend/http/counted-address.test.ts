import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { countedAddress } from './counted-address.ts';

it('takes one IPv6 network of a home for one address', () => {
  const network = countedAddress('2001:db8:1:2:3:4:5:6');
  expect(network).toBe('2001:db8:1:2::/64');
  for (const same of ['2001:db8:1:2::1', '2001:0DB8:1:2:ffff::', '2001:db8:1:2:3:4:5:6%eth0'])
    expect(countedAddress(same)).toBe(network);
  for (const other of ['2001:db8:1:3::1', '::1', '2001:db8::1:2:3:4'])
    expect(countedAddress(other)).not.toBe(network);
  expect(countedAddress('2001:db8::1:2:3:4')).toBe('2001:db8:0:0::/64');
  expect(countedAddress('2001:db8:1:2:3::')).toBe(network);
  expect(countedAddress('::1')).toBe('0:0:0:0::/64');
  expect(countedAddress('::')).toBe('0:0:0:0::/64');
  expect(countedAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(countedAddress('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(countedAddress('::FFFF:192.0.2.7')).toBe('192.0.2.7');
  expect(countedAddress('192.0.2.7')).toBe('192.0.2.7');
});

it('has a name for who hung up, whose address the server does not know any more', async () => {
  const app = Fastify();
  const seen = Promise.withResolvers<readonly [address: unknown, counted: string]>();
  app.get('/', async (request) => {
    await once(request.raw.socket, 'close');
    seen.resolve([request.ip, countedAddress(request.ip)]);
    return '';
  });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a.test\r\n\r\n');
  app.server.once('request', () => socket.destroy());
  expect(await seen.promise).toEqual([undefined, 'gone']);
  await app.close();
});
