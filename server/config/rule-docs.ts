import type { Variables } from './variables.ts';

/** Where the pages that `payroll docs` writes are published; null, the default, for nowhere. */
export function readRuleDocsUrl(env: Variables, faults: string[]): string | null {
  const url = env.RULE_DOCS_URL;
  if (!url) return null;
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return new URL(url).href;
  faults.push(
    `RULE_DOCS_URL must be an http or https address, such as https://rules.example.com/, not ${JSON.stringify(url)}`,
  );
  return null;
}
