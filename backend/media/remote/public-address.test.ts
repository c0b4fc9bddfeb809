import { describe, expect, it } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

describe('an address of the internet', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001:830::200e'])(
    '%s is one',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ['this network', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['shared (CGNAT)', '100.64.0.1'],
    ['shared (CGNAT)', '100.127.255.254'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.1.2.3'],
    ['link-local, metadata of clouds', '169.254.169.254'],
    ['protocol assignments', '192.0.0.1'],
    ['documentation', '192.0.2.1'],
    ['documentation', '198.51.100.1'],
    ['documentation', '203.0.113.1'],
    ['benchmarks', '198.18.0.1'],
    ['benchmarks', '198.19.255.255'],
    ['multicast', '224.0.0.1'],
    ['multicast', '239.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['6to4 relays', '192.88.99.1'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['IPv4-compatible', '::7f00:1'],
    ['IPv4-mapped', '::ffff:127.0.0.1'],
    ['IPv4-mapped', '::ffff:8.8.8.8'],
    ['IPv4-mapped', '::ffff:a9fe:a9fe'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64', '64:ff9b::808:808'],
    ['local NAT64', '64:ff9b:1::a00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001::1'],
    ['documentation', '2001:db8::1'],
    ['unique local', 'fc00::1'],
    ['unique local', 'fd12:3456:789a::1'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['discard', '100::1'],
    ['no address', 'images.chain.example'],
    ['no address', ''],
    ['an address written otherwise', '0x7f.1'],
    ['an address written otherwise', '2130706433'],
  ])('none is %s: %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

it('knows its own machine', () => {
  expect(['127.0.0.1', '127.8.8.8', '::1'].every(isLoopbackAddress)).toBe(true);
  expect(['10.0.0.1', '::2', '::ffff:127.0.0.1', ''].some(isLoopbackAddress)).toBe(false);
});
