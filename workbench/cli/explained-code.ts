import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The pages of the manual that explain every code, in a checkout and in a package. */
const PAGES = fileURLToPath(new URL('../../docs/errors/', import.meta.url));

/** A code of a diagnostic: `PAY508`. */
export function isDiagnosticCode(text: string): boolean {
  return /^PAY\d{3}$/i.test(text);
}

/** Returns the manual's entry of a code: what it means, a wrong line and the mended one; null if there is none. */
export function explainedCode(code: string): string | null {
  const heading = `${code.toUpperCase()} `;
  for (const page of globSync(`${PAGES}/*.md`)) {
    const entries = readFileSync(page, 'utf8').split(/^## /m);
    const entry = entries.slice(1).find((text) => text.startsWith(heading));
    if (entry !== undefined) return `${entry.trimEnd()}\n`;
  }
  return null;
}
