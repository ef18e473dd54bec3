import { isIP } from 'node:net';
import { listOf, type Variables } from './variables.ts';

/** A proxy's address, or the network it is in. */
export interface Network {
  readonly address: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
}

/** Proxies whose `X-Forwarded-For` is believed; none by default. */
export function readTrustedProxies(env: Variables, faults: string[]): readonly Network[] {
  return listOf(env.TRUSTED_PROXIES).flatMap((entry) => {
    const network = readNetwork(entry);
    if (network !== null) return [network];
    faults.push(
      `TRUSTED_PROXIES must list addresses or networks such as 10.0.0.0/8, not ${JSON.stringify(entry)}`,
    );
    return [];
  });
}

function readNetwork(entry: string): Network | null {
  const [, address = '', length] = /^([0-9a-fA-F.:]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const version = isIP(address);
  if (version === 0) return null;
  const longest = version === 4 ? 32 : 128;
  const prefix = Number(length ?? longest);
  return prefix > longest ? null : { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' };
}
