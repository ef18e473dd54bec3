import type { Call, Evaluation, Manifest } from '../../runtime/module.ts';
import type { Exact } from '../../runtime/numbers/exact.ts';
import { printFixed, printPlain } from '../../runtime/numbers/print.ts';
import {
  evaluatedLines,
  type PayslipLine,
  type PayslipTable,
  payslipTables,
} from '../payslip/payslip-tables.ts';
import { languageOf, type PayslipTerms, payslipTerms } from '../payslip/payslip-terms.ts';

const STYLE = `
  :root { color-scheme: light; --line: #c9ced6; --soft: #f4f6f9; }
  body { font: 15px/1.45 system-ui, sans-serif; color: #16191d; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
  header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 2rem; border-bottom: 2px solid; }
  h1 { font-size: 1.35rem; margin: 0; }
  h2 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
  header p { margin: 0 0 .5rem; }
  .sides { display: grid; gap: 0 2rem; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: .2rem 0; border-bottom: 1px solid var(--line); vertical-align: top; font-weight: 400; }
  td { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; padding-left: 1rem; }
  small { color: #555c66; }
  tfoot th, tfoot td { font-weight: 600; border-bottom: 0; }
  .net { display: flex; justify-content: space-between; background: var(--soft); padding: .75rem 1rem; margin: 1.25rem 0; font-size: 1.25rem; font-weight: 700; }
  footer { margin-top: 2rem; overflow-wrap: anywhere; }
  @media print { body { margin: 0; max-width: none; font-size: 11px; } h2, table { break-inside: avoid; } }`;

/** A payslip to print or to keep: perceptions and deductions, the net pay, what the employer pays, the bases. */
export function payslipHtml(manifest: Manifest, call: Call, evaluation: Evaluation): string {
  const language = languageOf(manifest.country);
  const words = payslipTerms(manifest.country, language);
  const title = `${words.payslip}: ${manifest.label}`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<style>${STYLE}
</style>
</head>
<body>
<header><h1>${safe(words.payslip)}</h1><p>${safe(manifest.label)}<br>${words.period}: ${call.period.start} – ${call.period.end}, ${call.days} d · ${manifest.currency}</p></header>
<main>
${bodyOf(manifest, evaluation, words)}
</main>
<footer><small>${words.rules}: ${manifest.country}.${manifest.scheme} ${safe(manifest.version)}, ${manifest.fingerprint}</small></footer>
</body>
</html>
`;
}

/** The tables of a payslip, its net pay and its warnings. */
function bodyOf(manifest: Manifest, evaluation: Evaluation, words: PayslipTerms): string {
  const { summary, warnings } = evaluation;
  const { sides, net, others } = payslipTables(evaluatedLines(manifest, evaluation), words);
  const told = warnings.map(({ message }) => `<li>${safe(message)}</li>`).join('');
  return [
    `<div class="sides">${sides.map((table) => tableHtml(table, summary)).join('')}</div>`,
    `<p class="net"><span>${net.label}</span><span>${amountText(summary[net.field])}</span></p>`,
    ...others.map((table) => tableHtml(table, summary)),
    told === '' ? '' : `<h2>${words.warnings}</h2><ul>${told}</ul>`,
  ].join('\n');
}

function tableHtml({ title, lines, totals }: PayslipTable<Exact>, summary: Evaluation['summary']): string {
  const row = (label: string, amount: Exact): string =>
    `<tr><th scope="row">${label}</th><td>${amountText(amount)}</td></tr>`;
  const rows = lines.map((line) => row(`${safe(line.label)}${noteHtml(line)}`, line.amount));
  const feet = totals.map(({ label, field }) => row(label, summary[field]));
  const foot = feet.length === 0 ? '' : `<tfoot>${feet.join('')}</tfoot>`;
  return `<section><h2>${safe(title)}</h2><table><tbody>${rows.join('')}</tbody>${foot}</table></section>`;
}

/** `1,423,500.00 × 0.12` beside a line that is a rate of a base. */
function noteHtml({ rated }: PayslipLine<Exact>): string {
  if (rated === undefined || rated.rate.n === 0n) return '';
  return ` <small>${amountText(rated.base)} × ${printPlain(rated.rate, 6)}</small>`;
}

function amountText(value: Exact): string {
  return printFixed(value, 2).replace(/\B(?=(\d{3})+\.)/g, ',');
}

function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
