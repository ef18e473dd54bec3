import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RuleModule } from '../runtime/module.ts';
import type { Country } from './countries.ts';

/** The README of a country's package: its schemes, from the modules themselves, and a first payslip. */
export async function rulesReadme(country: Country, folder: string, name: string): Promise<string> {
  const loaded: { readonly modules: readonly RuleModule[] } = await import(
    pathToFileURL(join(folder, 'generated/rules/index.js')).href
  );
  return `# ${name}

The payroll law of ${country.name} as rules that calculate payslips exactly: every amount with its article of law, every
formula in a trace that anybody can recompute. No service, no database, no network; Node.js 20, 22 and 24, and browsers.

\`\`\`sh
npm install ${name}
\`\`\`

\`\`\`js
import { calculate } from '${name}';

const payslip = calculate({
  scheme: '${country.example.scheme}',
  period: { type: 'monthly', start_date: '2026-03-01', end_date: '2026-03-31' },
  employee: ${objectText(country.example.employee)},
});
console.log(payslip.summary.net_salary, payslip.record.rule_fingerprint);
\`\`\`

The types say what each scheme takes. Amounts are texts with every digit. A request that is wrong throws a
\`CalculationError\` whose \`faults\` name every fault at its place; \`calculateText\` gives the JSON of the answer, byte for
byte as the payroll service writes it, without what comes of storing it.

In a page without a bundler, import \`browser.js\`, which holds the runtime too:

\`\`\`html
<script type="module">
  import { calculate } from './node_modules/${name}/browser.js';
</script>
\`\`\`

## Schemes

| scheme | | from | until | version |
| --- | --- | --- | --- | --- |
${loaded.modules.map(({ manifest }) => `| \`${manifest.scheme}\` | ${manifest.label} | ${manifest.validFrom} | ${manifest.validUntil} | ${manifest.version} |`).join('\n')}

A date outside is refused, never guessed. \`rules/\` holds the law as it was written, with its tests beside it and its
sources in \`rules/${country.code}/law.md\`; \`generated/\` is what was compiled from it. The version of this package says what a
new one changes: the first number for those who call it, the second for what is paid, the third for texts.

The service takes the package by its name: \`npx --no-install payroll serve --rules ${name}\`, with \`@payroll-engine/service\`.

Licensed under Apache-2.0. What the law says is said without warranty: check the payslips that you pay.
`;
}

function objectText(value: Readonly<Record<string, string>>): string {
  const members = Object.entries(value).map(([name, text]) => `${name}: '${text}'`);
  return `{ ${members.join(', ')} }`;
}
