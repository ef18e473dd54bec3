import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** Validates answers by the contract; a word that a list of it lacks is a fault here, although a client keeps it. */
export function contractValidator(options: ConstructorParameters<typeof Ajv2020>[0] = {}): Ajv2020 {
  const ajv = formats.default(new Ajv2020({ strict: true, allowUnionTypes: true, ...options }));
  return ajv
    .addFormat('decimal', /^-?\d+(\.\d+)?$/)
    .addKeyword({ keyword: 'x-extensible-enum', macro: (words: unknown) => ({ enum: words }) });
}
