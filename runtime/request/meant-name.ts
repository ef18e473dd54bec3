import { closestMatch } from 'leven';

/** The known name that a misspelt one may stand for, and how a message asks for it; nothing where none is near. */
export function meantName(
  name: string,
  known: readonly string[],
): { readonly question: string; readonly context: { readonly suggestion?: string } } {
  const suggestion = closestMatch(name, known, { maxDistance: Math.max(1, Math.floor(name.length / 3)) });
  if (suggestion === undefined) return { question: '', context: {} };
  return { question: `; did you mean ${suggestion}?`, context: { suggestion } };
}
