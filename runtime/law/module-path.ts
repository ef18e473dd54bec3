import type { Manifest } from '../module/manifest.ts';

/** Where a module stands in the folder of emitted rules, without its endings: `co/ordinario/2025-01-01`. */
export function modulePath({
  country,
  scheme,
  validFrom,
}: Pick<Manifest, 'country' | 'scheme' | 'validFrom'>): string {
  return `${country.toLowerCase()}/${scheme}/${validFrom}`;
}
