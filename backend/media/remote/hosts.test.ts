import { describe, expect, it } from 'vitest';
import { hostOf, readPictureHost } from './hosts.ts';

const hosts = ['images.chain.example', 'cdn.chain.example'].flatMap(
  (name) => readPictureHost(name, false) ?? [],
);

describe('the hosts of pictures', () => {
  it('are names, in lower case, with two parts at least', () => {
    const refused = [
      'images',
      'localhost',
      'Images.chain.example',
      '.chain.example',
      'images..example',
      '-a.example',
      'a_b.example',
      '93.184.216.34',
      '0x7f.1',
      '2130706433',
      '[::1]',
      'images.chain.example.',
      'user@images.chain.example',
      `${'a'.repeat(64)}.example`,
      `${'a.'.repeat(130)}example`,
    ];
    expect(refused.filter((name) => readPictureHost(name, false) !== null)).toEqual([]);
    expect(hosts).toHaveLength(2);
  });

  it('are asked over https at their own port alone, and nobody else is', () => {
    expect(hostOf('https://images.chain.example/a/b.jpg?v=2', hosts)).toEqual(hosts[0]);
    expect(hostOf('https://IMAGES.chain.example:443/a.jpg', hosts)).toEqual(hosts[0]);
    const refused = [
      'http://images.chain.example/a.jpg',
      'https://images.chain.example:8443/a.jpg',
      'https://images.chain.example./a.jpg',
      'https://a.images.chain.example/a.jpg',
      'https://chain.example/a.jpg',
      'https://images.chain.example.evil.test/a.jpg',
      'https://images.chain.example@evil.test/a.jpg',
      'https://user:word@images.chain.example/a.jpg',
      'https://evil.test/#images.chain.example',
      'https://evil.test\\@images.chain.example/a.jpg',
      'ftp://images.chain.example/a.jpg',
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
      '//images.chain.example/a.jpg',
      'images.chain.example/a.jpg',
    ];
    expect(refused.filter((url) => hostOf(url, hosts) !== null)).toEqual([]);
  });

  it('may be a server of this machine in tests, over http', () => {
    const local = readPictureHost('http://127.0.0.1:4567', true);
    expect(local).toEqual({ host: '127.0.0.1:4567', isLoopback: true });
    expect(readPictureHost('http://127.0.0.1:4567', false)).toBeNull();
    const list = local === null ? [] : [local];
    expect(hostOf('http://127.0.0.1:4567/a.jpg', list)).toEqual(local);
    expect(hostOf('https://127.0.0.1:4567/a.jpg', list)).toBeNull();
    expect(hostOf('http://127.0.0.1:4568/a.jpg', list)).toBeNull();
  });
});
