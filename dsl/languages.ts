import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { type DiagnosticLanguage, translated } from './diagnostics/translation.ts';

export type LanguageName = 'en' | 'es' | 'pt';

const NAMES: readonly LanguageName[] = ['en', 'es', 'pt'];

/** The texts of a language, read when somebody asks for them; null for English, which diagnostics are made in. */
export async function loadLanguage(name: LanguageName): Promise<DiagnosticLanguage | null> {
  switch (name) {
    case 'es':
      return (await import('./diagnostics/spanish/spanish.ts')).SPANISH;
    case 'pt':
      return (await import('./diagnostics/portuguese/portuguese.ts')).PORTUGUESE;
    case 'en':
      return null;
  }
}

/** `es` of `es`, `es-MX` and `es_MX.UTF-8`; null for what diagnostics do not speak. */
export function languageName(tag: string): LanguageName | null {
  return NAMES.find((name) => new RegExp(`^${name}(?![a-z])`, 'i').test(tag)) ?? null;
}

/** Diagnostics as they are said in a language. */
export function saidIn(
  diagnostics: readonly Diagnostic[],
  language: DiagnosticLanguage | null,
): readonly Diagnostic[] {
  return language === null ? diagnostics : diagnostics.map((one) => translated(one, language));
}
