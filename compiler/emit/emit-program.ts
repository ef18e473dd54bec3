import { type Expression, partsOf, type Statement } from '../program/code.ts';
import { ELSEWHERE } from '../program/parameters.ts';
import type { Program } from '../program/program.ts';
import { quoted } from './code-text.ts';
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

function byDate(name: string, fields: Program['parameters']): readonly string[] {
  const lines = fields.map((field) => `  ${field.name}: ${expressionText(field.value)},`);
  const at = lines.some((line) => line.includes('$at')) ? '$at' : '';
  return [`const ${name} = rt.byDate((${at}) => ({`, ...lines, '}));'];
}

function parametersLines({ parameters, elsewhere }: Program): readonly string[] {
  const others = elsewhere.length === 0 ? [] : byDate(ELSEWHERE, elsewhere);
  return [...byDate('$parameters', parameters), ...others];
}

function computeLines({ compute }: Program): readonly string[] {
  const names = namesIn(compute);
  return [
    `function compute($row: rt.PayslipInputs, $s: Float64Array, ${parameter('$notes', 'rt.Warnings | null', names.has('$notes'))}): boolean {`,
    '  $s.fill(0);',
    ...CONTEXT.flatMap(([name, line]) => (names.has(name) ? [line] : [])),
    ...(names.has('$f')
      ? ['  const $f = $parameters($row.referenceDate);', '  if ($f === null) return false;']
      : []),
    ...statementLines(compute, 2),
    '  return true;',
    '}',
  ];
}

/** The part of a module that computes in plain whole numbers. */
export function programLines(program: Program): readonly string[] {
  return [
    ...parametersLines(program),
    '',
    ...computeLines(program),
    '',
    '// Where the values of a payslip are among its slots, for what is shown of them.',
    `const layout = ${quoted(JSON.stringify(program.layout))};`,
  ];
}
