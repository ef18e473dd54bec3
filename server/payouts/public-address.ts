import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const { IPv4, IPv6 } = ipaddr;

/** The only IPv6 space handed out for global unicast (RFC 4291); the library takes the rest for unicast too. */
const GLOBAL_UNICAST = IPv6.parseCIDR('2000::/3');

/** Public by its number, and an inside address to every machine of Azure: DNS, and the agent of the host. */
const HOST_OF_AZURE = '168.63.129.16';

/**
 * True for an address of public unicast space. Everything that could lead back inside is not: private,
 * loopback, link-local, shared (CGNAT), documentation, benchmark, multicast and reserved ranges, and every IPv6
 * form that carries an IPv4 address (mapped, compatible, 6to4, Teredo, NAT64).
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return address !== HOST_OF_AZURE && IPv4.parse(address).range() === 'unicast';
  if (family !== 6 || address.includes('%')) return false;
  const parsed = IPv6.parse(address);
  return parsed.range() === 'unicast' && parsed.match(GLOBAL_UNICAST);
}
