import ipaddr from 'ipaddr.js';

/**
 * All addresses that are given to networks of the internet so far (RFC 4291, 2.4; IANA IPv6 global unicast address
 * space).
 */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address belongs to a machine on the internet: not private, loopback, link-local, shared (CGNAT),
 * multicast, reserved or for documentation, and not an IPv6 address that contains an IPv4 one (mapped, NAT64, 6to4,
 * Teredo). Source: IANA special-purpose address registries (RFC 6890), as in ipaddr.js.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
}

/** Whether an address is this machine's own: 127.0.0.0/8 or ::1. */
export function isLoopbackAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback';
}
