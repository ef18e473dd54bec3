import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** Every fault is reported, with the offending value; a keyword that the validator does not know is an error. */
export const SCHEMA_OPTIONS = {
  strict: true,
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
} as const;

/** Validates against the schemas of OpenAPI 3.1, which are those of JSON Schema 2020-12. */
export function schemaValidator(options: ConstructorParameters<typeof Ajv2020>[0] = SCHEMA_OPTIONS): Ajv2020 {
  return formats.default(new Ajv2020(options));
}
