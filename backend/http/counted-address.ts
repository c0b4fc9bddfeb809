import { isIPv6 } from 'node:net';

/**
 * The key under which an address is counted: the whole IPv4 address, or the /64 network of an IPv6 address, which is
 * one household's.
 *
 * @param address as the server tells it; despite its types it has none any more once the visitor has hung up. Those who have
 *   are counted together: their answers reach nobody.
 */
export function countedAddress(address: string | undefined): string {
  if (address === undefined) return 'gone';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const plain = address.split('%', 1)[0] ?? '';
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
