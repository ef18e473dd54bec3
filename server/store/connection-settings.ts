function ignore(): void {}

/** What the connections to both kinds of database share. */
export const CONNECTION_SETTINGS = {
  // Otherwise the message of a failed query, which is logged, holds the values: names and salaries.
  compileSqlOnError: false,
  // What it would print is thrown too, and logged where it is caught.
  log: { warn: ignore, error: ignore, deprecate: ignore, debug: ignore },
  acquireConnectionTimeout: 5000,
} as const;
