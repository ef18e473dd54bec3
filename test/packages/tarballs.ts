import { globSync } from 'node:fs';
import { TARBALLS } from '../../packages/places.ts';

/** What `make packages` has packed. */
export function tarballs(): readonly string[] {
  const found = globSync(`${TARBALLS}/*.tgz`).sort();
  if (found.length === 0) throw new Error('nothing is packed: run make packages');
  return found;
}
