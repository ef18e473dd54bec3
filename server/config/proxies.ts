import { isIP } from 'node:net';
import { listOf, type Variables } from './variables.ts';

/** A proxy's address, or the network it is in. */
export interface Network {
  readonly address: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
}

/** Proxies whose `X-Forwarded-For` is believed; none by default. */
export function readTrustedProxies(env: Variables, isLive: boolean, faults: string[]): readonly Network[] {
  return listOf(env.TRUSTED_PROXIES).flatMap((entry) => {
    const network = readNetwork(entry);
    if (network !== null) {
      if (isLive && isTooWide(network)) {
        faults.push(`TRUSTED_PROXIES must not trust ${entry}, half the world, when SERVICE_ENV is live`);
      }
      return [network];
    }
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

/** No proxy of anybody's own needs so many addresses; the last 32 bits of a mapped address are of IPv4. */
function isTooWide({ address, prefix, family }: Network): boolean {
  if (family === 'ipv4') return prefix < 8;
  return prefix < (/^(0*:)*:ffff:/i.test(address) ? 104 : 16);
}
