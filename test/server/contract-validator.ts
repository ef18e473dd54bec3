import type { Ajv2020 } from 'ajv/dist/2020.js';
import { schemaValidator } from '../../server/body/schema-validator.ts';

/** Validates answers by the contract; a word that a list of it lacks is a fault here, although a client keeps it. */
export function contractValidator(options: Parameters<typeof schemaValidator>[0] = {}): Ajv2020 {
  return schemaValidator({ strict: true, allowUnionTypes: true, ...options }).addKeyword({
    keyword: 'x-extensible-enum',
    macro: (words: unknown) => ({ enum: words }),
  });
}
