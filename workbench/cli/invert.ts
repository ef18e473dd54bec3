import type { Command } from 'commander';
import type { Curve } from '../../runtime/curves/curve.ts';
import { amountText } from '../../runtime/curves/curve-texts.ts';
import { idleText, inputInPlaceOf } from '../../runtime/curves/idle-input.ts';
import { solvedTexts } from '../../runtime/curves/solved-texts.ts';
import { Ratio } from '../../runtime/interpreter/ratio.ts';
import { solvedText } from '../curves/solved-text.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { askedCurve, type CurveOptions, decimalOption, verified } from './asked-curve.ts';
import { printJson } from './report-diagnostics.ts';

interface InvertOptions extends CurveOptions {
  readonly find: string;
}

/** Parses a target such as `net_salary=2000000`. */
function targetOf(text: string): { readonly name: string; readonly target: Ratio } {
  const [name = '', amount = '', ...rest] = text.split('=');
  if (name === '' || amount === '' || rest.length > 0) {
    throw new UsageError(`--find must name an amount and its value, such as net_salary=2000000, not ${text}`);
  }
  return { name: name.trim(), target: Ratio.of(decimalOption('--find', amount.trim())) };
}

async function invert(file: string, options: InvertOptions, terminal: Terminal): Promise<void> {
  const { name, target } = targetOf(options.find);
  const asked = await askedCurve(file, options, [name], terminal);
  if (asked === null) return;
  const { manifest, rules, call } = asked;
  const curve: Curve = asked.curve;
  const { input } = curve.grid;
  const other = inputInPlaceOf(input, rules.ir, manifest.inputs, call);
  if (other !== null) throw new UsageError(idleText(input, other));
  const solved = curve.solve(name, target);
  const texts = solvedTexts(curve.grid, solved);
  if (options.json === true) printJson(texts, terminal);
  else terminal.out(solvedText(manifest, curve, { name, target }, solved));
  const claim = { name, amount: amountText(target), ...texts };
  terminal.exit(verified(asked, options, [claim], terminal));
}

const EXAMPLE = `
Every value of the input that gives exactly the amount is found; when there is none, the nearest below and above:

  payroll invert rules/co/ordinario/2026-01-01.pay --input offer.json \\
    --find net_salary=2000000 --by monthly_salary`;

/** `payroll invert` */
export function registerInvert(program: Command, terminal: Terminal): void {
  program
    .command('invert')
    .description('find every salary, or other input, that gives exactly this net or other amount')
    .argument('<file>', 'the rule file')
    .requiredOption('--input <file>', 'JSON of the calculation, as for payroll run; - reads standard input')
    .requiredOption('--find <amount>', 'what is to be reached, such as net_salary=2000000')
    .requiredOption('--by <input>', 'the input that is looked for, such as monthly_salary')
    .option('--from <value>', 'the least value that is looked at; the lower bound of the input without')
    .option('--to <value>', 'the greatest value that is looked at; the upper bound of the input without')
    .option(
      '--step <value>',
      'the step in which the input is looked at: 0.01, or what the scheme rounds to, without',
    )
    .option('--verify', 'calculate payslips at what is found, near the target and along the curve')
    .option('--json', 'print one JSON document')
    .addHelpText('after', EXAMPLE)
    .action((file: string, options: InvertOptions) => invert(file, options, terminal));
}
