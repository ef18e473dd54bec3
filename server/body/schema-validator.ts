import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { isCallerId } from '../caller-id.ts';
import { CALLER_ID } from './normal-body.ts';

/**
 * Every fault is reported, with the offending value; a keyword that the validator does not know is an error. The
 * schemas themselves are looked at by the test suite: doing so here would take a quarter of the start.
 */
export const SCHEMA_OPTIONS = {
  strict: true,
  allErrors: true,
  verbose: true,
  allowUnionTypes: true,
  validateSchema: false,
} as const;

/**
 * Validates against the schemas of OpenAPI 3.1, which are those of JSON Schema 2020-12. The form of a decimal stands in
 * its pattern.
 */
export function schemaValidator(options: ConstructorParameters<typeof Ajv2020>[0] = SCHEMA_OPTIONS): Ajv2020 {
  return formats.default(new Ajv2020(options)).addFormat(CALLER_ID, isCallerId).addFormat('decimal', true);
}
