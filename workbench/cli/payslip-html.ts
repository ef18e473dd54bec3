import type { Call, Evaluation, LineAmount, Manifest } from '../../runtime/module.ts';
import type { Exact } from '../../runtime/numbers/exact.ts';
import { printFixed, printPlain } from '../../runtime/numbers/print.ts';
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
  const page = new Page(manifest, evaluation, words);
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
${page.body()}
</main>
<footer><small>${words.rules}: ${manifest.country}.${manifest.scheme} ${safe(manifest.version)}, ${manifest.fingerprint}</small></footer>
</body>
</html>
`;
}

interface Row {
  readonly label: string;
  readonly note: string;
  readonly amount: Exact;
}

class Page {
  readonly #evaluation: Evaluation;
  readonly #words: PayslipTerms;
  readonly #labels: ReadonlyMap<string, string>;

  constructor(manifest: Manifest, evaluation: Evaluation, words: PayslipTerms) {
    this.#evaluation = evaluation;
    this.#words = words;
    this.#labels = new Map(
      [...manifest.steps, ...manifest.employerTables].map(({ id, label }) => [id, label]),
    );
  }

  body(): string {
    const { perceptions, deductions, bases, summary, warnings } = this.#evaluation;
    const words = this.#words;
    const sides = [
      this.#table(
        words.perceptions,
        perceptions.map((line) => this.#row(line)),
        summary.total_perceptions,
      ),
      this.#table(
        words.deductions,
        deductions.map((line) => this.#row(line)),
        summary.total_deductions,
      ),
    ];
    const told = warnings.map(({ message }) => `<li>${safe(message)}</li>`).join('');
    return [
      `<div class="sides">${sides.join('')}</div>`,
      `<p class="net"><span>${words.net}</span><span>${amountText(summary.net_salary)}</span></p>`,
      this.#table(words.employer, this.#employerRows(), summary.employer_contributions_total),
      `<p>${words.cost}: <strong>${amountText(summary.employer_total_cost)}</strong></p>`,
      this.#table(
        words.bases,
        bases.map((line) => this.#row(line)),
        null,
      ),
      told === '' ? '' : `<h2>${words.warnings}</h2><ul>${told}</ul>`,
    ].join('\n');
  }

  #employerRows(): readonly Row[] {
    return this.#evaluation.employerTables.flatMap(({ components }) =>
      components.map((part) => {
        const note = part.rate.n === 0n ? '' : `${amountText(part.base)} × ${printPlain(part.rate, 6)}`;
        return this.#row(part, note);
      }),
    );
  }

  #row({ id, amount }: LineAmount, note = ''): Row {
    return { label: this.#labels.get(id) ?? id, note, amount };
  }

  #table(title: string, rows: readonly Row[], total: Exact | null): string {
    if (rows.length === 0) return '';
    const lines = rows.map(({ label, note, amount }) => {
      const small = note === '' ? '' : ` <small>${safe(note)}</small>`;
      return `<tr><th scope="row">${safe(label)}${small}</th><td>${amountText(amount)}</td></tr>`;
    });
    const foot =
      total === null
        ? ''
        : `<tfoot><tr><th scope="row">${this.#words.total}</th><td>${amountText(total)}</td></tr></tfoot>`;
    return `<section><h2>${safe(title)}</h2><table><tbody>${lines.join('')}</tbody>${foot}</table></section>`;
  }
}

function amountText(value: Exact): string {
  return printFixed(value, 2).replace(/\B(?=(\d{3})+\.)/g, ',');
}

function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
