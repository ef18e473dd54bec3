import { applicationName } from '../schema/generation.ts';

function ignore(): void {}

/** The settings that connections to both kinds of database share. */
export const CONNECTION_SETTINGS = {
  // Otherwise the message of a failed query, which is logged, holds the values: names and salaries.
  compileSqlOnError: false,
  // What it would print is thrown too, and logged where it is caught.
  log: { warn: ignore, error: ignore, deprecate: ignore, debug: ignore },
  acquireConnectionTimeout: 5000,
} as const;

/**
 * A connection to PostgreSQL under a name that ends with the generation, whatever the address says. A name in the address
 * would win over one beside it.
 */
export function namedConnection(
  url: string,
  name: string,
): { readonly connectionString: string; readonly application_name: string } {
  const address = new URL(url);
  const own = address.searchParams.get('application_name');
  address.searchParams.delete('application_name');
  return {
    connectionString: own === null ? url : address.href,
    application_name: applicationName((own ?? name).replace(/[^ -~]/g, '?').slice(0, LONGEST_NAME)),
  };
}

/** PostgreSQL cuts what is longer than 63 characters, of which one that is not ASCII is several; the generation comes last. */
const LONGEST_NAME = 40;
