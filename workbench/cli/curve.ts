import type { Command } from 'commander';
import type { ChartWords } from '../curves/curve-svg.ts';
import { curveSvg } from '../curves/curve-svg.ts';
import { curveCsv, curveText } from '../curves/curve-text.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { askedCurve, type CurveOptions, verified } from './asked-curve.ts';
import { printJson } from './report-diagnostics.ts';

interface PrintOptions extends CurveOptions {
  readonly of: string;
  readonly svg?: true;
  readonly csv?: true;
}

async function curve(file: string, options: PrintOptions, terminal: Terminal): Promise<void> {
  if ([options.svg, options.csv, options.json].filter(Boolean).length > 1)
    throw new UsageError('choose one of --svg, --csv and --json');
  const names = options.of.split(',').map((name) => name.trim());
  const asked = await askedCurve(file, options, names, terminal);
  if (asked === null) return;
  const { manifest, certificate } = asked;
  if (options.json === true) printJson(certificate, terminal);
  else if (options.csv === true) terminal.out(curveCsv(certificate));
  else if (options.svg === true) terminal.out(curveSvg(manifest, asked.curve, names, ENGLISH));
  else terminal.out(curveText(manifest, certificate));
  terminal.exit(verified(asked, options, [], terminal));
}

const EXAMPLE = `
  payroll curve rules/co/ordinario/2026-01-01.pay --input offer.json --by monthly_salary \\
    --of net_salary,employer_total_cost --to 20000000 --svg > curve.svg`;

/** `payroll curve` */
export function registerCurve(program: Command, terminal: Terminal): void {
  program
    .command('curve')
    .description('the exact curve of net pay, or any amount, over an input: its rates and its cliffs')
    .argument('<file>', 'the rule file')
    .requiredOption('--input <file>', 'JSON of the calculation, as for payroll run; - reads standard input')
    .requiredOption('--by <input>', 'the input that moves, such as monthly_salary')
    .option('--of <amounts>', 'amounts, with commas between them', 'net_salary,employer_total_cost')
    .option('--from <value>', 'where to begin; the lower bound of the input without')
    .option('--to <value>', 'where to end; the upper bound of the input without')
    .option(
      '--step <value>',
      'the step in which the input is looked at: 0.01, or what the scheme rounds to, without',
    )
    .option('--svg', 'print a chart, with the rate under it')
    .option('--csv', 'print a table of the stretches')
    .option('--verify', 'calculate payslips at the ends of every stretch, beside and within them')
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLE)
    .action((file: string, options: PrintOptions) => curve(file, options, terminal));
}

/** A chart in English, with the names of the contract. */
const ENGLISH: ChartWords = {
  lang: 'en',
  label: (name) => name,
  rate: 'Of one more of the input',
  cliffs: 'Cliffs',
};
