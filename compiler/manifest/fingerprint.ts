import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** `sha256:` and 64 hex digits over the exact bytes, as `sha256sum` prints them. */
export function fingerprintOf(bytes: Uint8Array): string {
  return `sha256:${bytesToHex(sha256(bytes))}`;
}
