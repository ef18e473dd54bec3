import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

type UrlProblem =
  | 'not_a_url'
  | 'no_host'
  | 'https_required'
  | 'user_info'
  | 'fragment'
  | 'port_not_allowed'
  | 'address_not_public'
  | 'host_not_public';

const PORTS = ['', '443', '8443'];
const PRIVATE_HOST = /(^|\.)(localhost|local|internal)$/;

/** What is wrong with a URL that events are to be sent to, or null. Its name is resolved only at delivery. */
export function urlProblem(text: string, allowPrivate: boolean): UrlProblem | null {
  if (!/^https:\/\//i.test(text)) return URL.canParse(text) ? 'https_required' : 'not_a_url';
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return 'not_a_url';
  // The URL standard would take the first name of the path for the host.
  if (/^https:\/\/[/\\?#]/i.test(text)) return 'no_host';
  if (text.includes('#')) return 'fragment';
  if (/^https:[/\\]*[^/\\?]*@/i.test(text)) return 'user_info';
  return allowPrivate ? null : hostProblem(new URL(text));
}

/** The URL standard has already turned decimal, hex and octal forms into plain IPv4 addresses. */
function hostProblem(url: URL): UrlProblem | null {
  if (!PORTS.includes(url.port)) return 'port_not_allowed';
  const host = hostOf(url);
  if (isIP(host) !== 0) return isPublicAddress(host) ? null : 'address_not_public';
  return PRIVATE_HOST.test(host.replace(/\.$/, '')) ? 'host_not_public' : null;
}

/** The host in lower case, without the brackets of IPv6. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}
