import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Network } from '../config/config.ts';

/** The address that a request came from. */
export type AddressOf = (request: IncomingMessage) => string;

/**
 * Reads addresses: the other end of the connection, or, when that is a trusted proxy, what the proxies wrote
 * into `X-Forwarded-For`. It is read from its end, because anybody can send a beginning.
 */
export function clientAddresses(trusted: readonly Network[]): AddressOf {
  const proxies = new BlockList();
  for (const { address, prefix, family } of trusted) proxies.addSubnet(address, prefix, family);
  const isTrusted = (address: string) => proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return ({ socket, headers }) => {
    let address = plain(socket.remoteAddress ?? '');
    const hops = String(headers['x-forwarded-for'] ?? '').split(',');
    while (isIP(address) !== 0 && isTrusted(address)) {
      const before = plain(hops.pop()?.trim() ?? '');
      if (isIP(before) === 0) break;
      address = before;
    }
    return address;
  };
}

/** An IPv4 address that a dual-stack socket shows as IPv6 is the same address. */
function plain(address: string): string {
  const [, inner = address] = /^::ffff:([0-9.]+)$/i.exec(address) ?? [];
  return inner;
}
