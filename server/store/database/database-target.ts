/** The place where the data is kept. */
export type DatabaseTarget =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** Reads a `DATABASE_URL`: `sqlite:PATH`, `sqlite::memory:` or `postgres://…`; null for anything else. */
export function readDatabaseUrl(url: string): DatabaseTarget | null {
  if (url.startsWith('sqlite:') && url.length > 'sqlite:'.length) {
    return { kind: 'sqlite', file: url.slice('sqlite:'.length) };
  }
  const isPostgres = /^postgres(ql)?:\/\//.test(url) && URL.canParse(url);
  return isPostgres ? { kind: 'postgres', url } : null;
}
