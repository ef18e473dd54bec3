import type { Ir, IrFigure, IrInput, IrItem, IrStep, PeriodField } from '../ir/ir.ts';
import { leadingItems, readsNoStep } from '../ir/schedule.ts';
import type { Manifest } from '../runtime/module.ts';
import { Constants } from './constants.ts';
import { figureRowsCode, figureValueCode, inputSpecCode, manifestCode, tableCode } from './data-code.ts';
import { Formulas } from './formula-code.ts';
import { derived } from './identifiers.ts';
import { writePlainModule } from './plain/plain-module.ts';
import { StepWriter } from './step-code.ts';

const PERIOD_CODE: Readonly<Record<PeriodField, string>> = {
  days: 'rt.exact(BigInt(call.days))',
  days_given: 'rt.exact(BigInt(call.period.days))',
  month: 'rt.exact(BigInt(at.slice(5, 7)))',
  type: 'call.period.type',
  start_date: 'call.period.start',
  end_date: 'call.period.end',
  reference_date: 'at',
  full_month: 'rt.isFullMonth(call.period)',
};

const PERIOD_ORDER = [
  'days',
  'days_given',
  'month',
  'type',
  'start_date',
  'end_date',
  'reference_date',
  'full_month',
] as const satisfies readonly PeriodField[];

interface Body {
  readonly lines: readonly string[];
  readonly used: ReadonlySet<string>;
}

function isStep(item: IrItem): item is IrStep {
  return item.item === 'step';
}

const STOP = 'if (ledger.refused) return ledger.close();';

/** Inputs first, each refused before anything is computed from it; then refusals; then steps; then warnings. */
function writeBody(ir: Ir, formulas: Formulas, constants: Constants): Body {
  const writer = new StepWriter(formulas, constants);
  const { currency } = ir.scheme;
  const leading = leadingItems(ir);
  const early = ir.notices.filter((notice) => notice.kind === 'refuse' && readsNoStep(ir, notice));
  const late = ir.notices.filter((notice) => notice.kind === 'refuse' && !early.includes(notice));
  const warnings = ir.notices.filter((notice) => notice.kind === 'warn');
  const first = [...leading].filter((item) => item.item === 'input');
  const rest = ir.items.filter((item) => !leading.has(item));
  const restLines = writeRest(rest, formulas, writer);
  const refusals = early.map((notice) => writer.notice(notice, currency));
  const after = [...late, ...warnings].map((notice) => writer.notice(notice, currency));
  const values = valuesOf(first, formulas, writer);
  const checks = first.flatMap((input) => writer.input(input));
  const lines = [
    ...checks,
    ...(first.length === 0 ? [] : ['', STOP]),
    ...values,
    ...(refusals.length === 0 ? [] : ['', ...refusals.flat(), STOP]),
    ...restLines.flatMap((step) => ['', ...step]),
    ...(after.length === 0 ? [] : ['', ...after.flat()]),
  ];
  return { lines, used: formulas.used };
}

/** Values of the inputs that anything reads; a default may read inputs before it. */
function valuesOf(inputs: readonly IrInput[], formulas: Formulas, writer: StepWriter): readonly string[] {
  const lines: string[] = [];
  for (const input of [...inputs].reverse()) {
    if (formulas.used.has(input.id)) lines.unshift(writer.inputValue(input));
  }
  return lines;
}

/** Steps, and the inputs whose defaults need them; an input that nothing reads gets no value. */
function writeRest(
  items: readonly IrItem[],
  formulas: Formulas,
  writer: StepWriter,
): readonly (readonly string[])[] {
  const lines = new Map<IrItem, readonly string[]>();
  for (const item of items) if (isStep(item)) lines.set(item, writer.step(item));
  for (const item of [...items].reverse()) {
    if (isStep(item)) continue;
    const value = formulas.used.has(item.id) ? [writer.inputValue(item)] : [];
    lines.set(item, [...writer.input(item), ...value]);
  }
  return items.map((item) => lines.get(item) ?? []);
}

function usedFigures(ir: Ir, used: ReadonlySet<string>): readonly IrFigure[] {
  const units = new Set(
    ir.figures.flatMap((figure) => (used.has(figure.id) && figure.unit !== null ? [figure.unit] : [])),
  );
  return ir.figures.filter((figure) => used.has(figure.id) || units.has(figure.id));
}

/** Units come before the figures that are counted in them. */
function unitsFirst(figures: readonly IrFigure[]): readonly IrFigure[] {
  return [...figures].sort((a, b) => Number(a.unit !== null) - Number(b.unit !== null));
}

function banner(manifest: Manifest): readonly string[] {
  return [
    `// ${manifest.country}.${manifest.scheme} ${manifest.version}: ${manifest.label}`,
    `// Emitted from ${manifest.path} by payroll compile ${manifest.compilerVersion}. Do not edit.`,
    `// file    ${manifest.fingerprint}`,
    `// meaning ${manifest.meaning}`,
  ];
}

/**
 * The TypeScript module of a rule file: the same text for the same IR and bytes, on every machine. It
 * imports the runtime alone, by a path that holds in `generated/rules/<cc>/<scheme>/`.
 */
export function emit(ir: Ir, manifest: Manifest): string {
  const constants = new Constants();
  const formulas = new Formulas(ir, constants);
  const body = writeBody(ir, formulas, constants);
  const scheme = ir.scheme.rounding === null ? 'null' : constants.rounding(ir.scheme.rounding);
  const tables = ir.tables
    .filter((table) => body.used.has(table.id))
    .map((table) => tableCode(table, constants));
  const figures = usedFigures(ir, body.used);
  const plain = writePlainModule(ir, scheme);
  const inPlain = usedFigures(ir, plain.figures);
  const rowsOnly = ir.figures.filter(
    (figure) =>
      !figures.includes(figure) && (inPlain.includes(figure) || body.used.has(derived(figure.id, 'rows'))),
  );
  const period = PERIOD_ORDER.filter((field) => body.used.has(derived('period', field)));
  const changes = body.used.has(derived('changes', 'after'));
  const monthStart = ir.scheme.asOf === 'month_end' ? 'rt.firstDayOfMonth(at)' : 'call.period.start';
  const dated =
    period.length > 0 || changes || body.lines.some((line) => /\bat\b/.test(line)) || figures.length > 0;
  const lines = [
    ...(dated ? ['const at = call.referenceDate;'] : []),
    `const ledger = new rt.Ledger(manifest, call, ${scheme});`,
    ...period.map((field) => `const ${derived('period', field)} = ${PERIOD_CODE[field]};`),
    ...(changes ? [`const ${derived('changes', 'after')} = ${monthStart};`] : []),
    ...unitsFirst(figures).map((figure) => figureValueCode(figure, ir.scheme.validFrom)),
    '',
    ...body.lines,
    '',
    'return ledger.close();',
  ];
  const inside = lines.flatMap((line) => line.split('\n')).map((line) => (line === '' ? '' : `  ${line}`));
  return [
    ...banner(manifest),
    `import * as rt from '../../../../compiler/runtime/index.ts';`,
    '',
    ...constants.declarations(),
    '',
    ...[...figures, ...rowsOnly].flatMap((figure) => [figureRowsCode(figure), '']),
    ...tables.flatMap((table) => [table, '']),
    ...manifest.inputs.flatMap((spec) => [inputSpecCode(spec), '']),
    manifestCode(manifest),
    '',
    'function byFractions(call: rt.Call): rt.Outcome {',
    ...inside,
    '}',
    '',
    ...plain.lines,
    '',
    'export const rules: rt.RuleModule = {',
    '  manifest,',
    '  evaluate: rt.plainFirst(manifest, plain, byFractions),',
    '  byFractions,',
    '  plain,',
    '};',
    '',
  ].join('\n');
}
