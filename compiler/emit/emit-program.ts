import type { SlotStep } from '../../runtime/fixed-point/fixed-point-rules.ts';
import type { ShownValue, SlotAmount } from '../../runtime/fixed-point/shown-value.ts';
import { type Expression, partsOf, type Statement } from '../program/code.ts';
import type { Program } from '../program/program.ts';
import { call, constant, type Data, data, listConstant, named, object } from './data-doc.ts';
import { expressionText, statementLines } from './print-code.ts';

/** Names of the payslip that a function may read, each with what it is. */
const CONTEXT: readonly (readonly [name: string, line: string])[] = [
  ['$at', '  const $at = $row.referenceDate;'],
  ['$n', '  const $n = $row.numbers;'],
];

function namesIn(statements: readonly Statement[], into = new Set<string>()): ReadonlySet<string> {
  const visit = (expression: Expression): void => {
    if (expression.kind === 'name') into.add(expression.name.split('.')[0] ?? '');
    if (expression.kind === 'call') into.add(expression.callee.split('.')[0] ?? '');
    partsOf(expression).forEach(visit);
  };
  for (const statement of statements) {
    if ('value' in statement && statement.value !== null) visit(statement.value);
    if (statement.kind === 'give up') visit(statement.when);
    if (statement.kind === 'do') visit(statement.call);
    if (statement.kind !== 'if') continue;
    for (const { test, body } of statement.branches) {
      if (test !== null) visit(test);
      namesIn(body, into);
    }
  }
  return into;
}

function parameter(name: string, type: string, isRead: boolean): string {
  return `${isRead ? name : `_${name}`}: ${type}`;
}

function parametersLines({ parameters }: Program): readonly string[] {
  const fields = parameters.map(({ name, value }) => `  ${name}: ${expressionText(value)},`);
  return ['const $parameters = rt.byDate(($at) => ({', ...fields, '}));'];
}

function computeLines({ compute }: Program): readonly string[] {
  const names = namesIn(compute);
  return [
    `function compute($row: rt.PayslipInputs, $s: Float64Array, ${parameter('$notes', 'rt.RuleWarning[] | null', names.has('$notes'))}): boolean {`,
    ...CONTEXT.flatMap(([name, line]) => (names.has(name) ? [line] : [])),
    ...(names.has('$f')
      ? ['  const $f = $parameters($row.referenceDate);', '  if ($f === null) return false;']
      : []),
    ...statementLines(compute, 2),
    '  return true;',
    '}',
  ];
}

function showLines({ show }: Program): readonly string[] {
  const names = namesIn(show);
  const readsRow = names.has('$row') || names.has('$f') || names.has('$at');
  return [
    `function show(${parameter('$row', 'rt.PayslipInputs', readsRow)}, ${parameter('$s', 'Float64Array', show.length > 0)}): void {`,
    ...CONTEXT.flatMap(([name, line]) => (names.has(name) ? [line] : [])),
    ...(names.has('$f') ? ['  const $f = rt.known($parameters($row.referenceDate));'] : []),
    ...statementLines(show, 2),
    '}',
  ];
}

function totalLines({ total }: Program): readonly string[] {
  return ['function total($s: Float64Array): boolean {', ...statementLines(total, 2), '}'];
}

function shownData({ name, type, words, slot, scale, over }: ShownValue): Data {
  const [isScaled, isDivided, isChoice] = [scale !== 1n, over >= 0, words.length > 0];
  const rest = [
    ...(isScaled || isDivided || isChoice ? [scale] : []),
    ...(isDivided || isChoice ? [over] : []),
    ...(isChoice ? [words] : []),
  ];
  return call('shown', name, type, slot, ...rest);
}

function amountData({ slot, scale, over }: SlotAmount): Data {
  return over < 0 ? [slot, scale] : [slot, scale, over];
}

/** What holds nothing is not written: the runtime fills it in. */
function slotData({ present, called, final, raw, reads, base, rate, cents, baseCents }: SlotStep): Data {
  const place = (slot: number): Data | undefined => (slot < 0 ? undefined : slot);
  const amount = (value: SlotAmount | null): Data | undefined =>
    value === null ? undefined : amountData(value);
  return call(
    'slots',
    object({
      present: place(present),
      called: place(called),
      final: amountData(final),
      raw: amount(raw),
      reads:
        reads.length === 0 ? undefined : reads.map((read) => (read.length === 1 ? (read[0] ?? 0) : read)),
      base: amount(base),
      rate: amount(rate),
      cents: place(cents),
      baseCents: place(baseCents),
    }),
  );
}

/** The part of a module that computes in plain whole numbers. */
export function programLines(program: Program): readonly string[] {
  const { size, scales, values, steps, brackets, summary, tables } = program;
  const plain: Data = {
    members: [
      ['size', size],
      ['scales', scales],
      ['rounding', named('rounding')],
      ['steps', named('$slots')],
      ['brackets', { members: brackets.map(([step, applied]) => [step, data(applied)] as const) }],
      ['parameters', named('$parameters')],
      ['values', named('$values')],
      ['compute', named('compute')],
      ['show', named('show')],
      [
        'lines',
        {
          members: [
            ['summary', { members: summary }],
            ['tables', tables],
            ['total', named('total')],
          ],
        },
      ],
    ],
  };
  return [
    ...parametersLines(program),
    '',
    ...computeLines(program),
    '',
    listConstant('$values', 'readonly rt.ShownValue[]', values.map(shownData)),
    '',
    ...showLines(program),
    '',
    ...totalLines(program),
    '',
    listConstant('$slots', null, steps.map(slotData)),
    '',
    constant('plain', 'rt.FixedPointRules', plain),
  ];
}
