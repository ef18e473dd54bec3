/** The environment variables, as the process got them. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The entries of a comma-separated list, without white space around them. */
export function listOf(text: string | undefined): readonly string[] {
  const entries = (text ?? '').split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '');
}
