import type {
  ExprCheck,
  MonotoneCheck,
  NoticeDecl,
  Span,
  TableDecl,
  TemplateDecl,
} from '../../dsl/ast/ast.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { tablePhrases } from '../../dsl/diagnostics/phrases/tables.ts';
import { text } from '../../dsl/diagnostics/text.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { sameType } from '../../runtime/ir/type.ts';
import type { MissingFigure, ProvenanceSpec } from '../../runtime/module.ts';
import type { Ir, IrItem, IrScheme } from '../ir/ir.ts';
import { checkClauses, clauseOf } from '../model/clauses.ts';
import type { Blank, FileContext, Report, UnitInfo } from '../model/context.ts';
import { MARK_ROLES, wordOf } from '../model/keywords.ts';
import { labelText } from '../model/label.ts';
import type { Expansion, Placed } from '../names/expand.ts';
import { readElsewhere } from '../names/read-elsewhere.ts';
import type { FileSymbol, Symbols } from '../names/symbols.ts';
import { buildParameters } from '../parameters/parameter.ts';
import { readCalendar } from '../parameters/working-days.ts';
import { buildTable } from '../tables/table.ts';
import { blankRefusals } from './blank-reads.ts';
import { calendarRefusals } from './calendar-calls.ts';
import { checkOfEveryScheme, lowerCheck } from './checks.ts';
import { lowerComponent } from './components.ts';
import { Effort, MAX_EFFORT } from './effort.ts';
import { lowerExpression } from './expression.ts';
import { lowerInput } from './inputs.ts';
import { lowerMarks } from './marks.ts';
import { MAX_NODES, NodeList } from './node-list.ts';
import { checkSubjects } from './notice-subject.ts';
import { lowerNotice } from './notices.ts';
import { provenanceNotices } from './provenance-notices.ts';
import { type Lowering, scopeAt } from './state.ts';
import { lowerStep } from './steps.ts';
import { readType } from './type-reference.ts';
import { describeType } from './type-words.ts';

function unitsOf(scheme: IrScheme, symbols: Symbols): ReadonlyMap<string, UnitInfo> {
  const units = new Map<string, UnitInfo>([[scheme.currency, { name: scheme.currency, isCurrency: true }]]);
  for (const symbol of symbols.byName.values()) {
    if (symbol.kind === 'unit') units.set(symbol.name, { name: symbol.name, isCurrency: false });
  }
  return units;
}

/** The declarations that surround the formulas of a file. */
interface Surroundings {
  readonly scheme: IrScheme;
  /** The dates from which parameters and tables are blank. */
  readonly blanks: ReadonlyMap<string, Blank>;
}

function startLowering(
  { scheme, blanks }: Surroundings,
  expansion: Expansion,
  symbols: Symbols,
  report: Report,
): Lowering {
  const context: FileContext = {
    report,
    scheme,
    units: unitsOf(scheme, symbols),
    choices: symbols.choices,
    elsewhere: readElsewhere(expansion.decls.map(({ decl }) => decl)),
    blanks,
  };
  const l: Lowering = {
    report,
    scheme,
    context,
    symbols,
    nodes: new NodeList(),
    effort: new Effort(),
    parameters: new Map(),
    tables: new Map(),
    calendars: new Map(),
    uncovered: [],
    behindBlanks: [],
    inputs: new Map(),
    demanded: new Map(),
    inputRanges: new Map(),
    steps: new Map(),
    finals: new Map(),
    sums: new Map(),
    used: new Set(),
    readAtReference: new Set(),
    asked: new Set(),
    knownOn: new Set(),
    lost: expansion.lost,
    lower: (expr, scope) => lowerExpression(expr, scope, l),
  };
  return l;
}

function lowerParameters(symbol: Extract<FileSymbol, { kind: 'unit' | 'param' }>, l: Lowering): void {
  if (l.parameters.has(symbol.name)) return;
  const built = buildParameters(symbol.decl, l.context);
  if (built.kind === 'expression') {
    l.report.say(types.wrongType, built.value.span, {
      what: tablePhrases.theValueOf(symbol.name),
      expected: rulePhrases.aParameterOfTheLaw,
      found: rulePhrases.aFormulaWriteItAsA,
    });
    return;
  }
  for (const parameter of built.parameters) {
    l.parameters.set(parameter.id, parameter);
    if (parameter.unit !== null) l.used.add(parameter.unit);
  }
  const growth = clauseOf(symbol.decl.clauses, 'grows_by');
  if (growth !== null) l.used.add(growth.name.text);
}

function lowerTable(decl: TableDecl, l: Lowering): void {
  const table = buildTable(decl, l.context);
  if (table === null) return;
  if (table.unit !== null) l.used.add(table.unit);
  if (table.givesUnit !== null) l.used.add(table.givesUnit);
  const scaled = clauseOf(decl.clauses, 'scaled');
  const scale = scaled === null ? null : l.lower(scaled.by, scopeAt(rulePhrases.theScaleOf(table.id)));
  l.tables.set(table.id, { ...table, scale: scale === null || l.nodes.isError(scale) ? null : scale });
}

/** Formulas count by the calendar of the file without naming it, so calendars come first. */
function lowerCalendars(l: Lowering): void {
  for (const symbol of l.symbols.byName.values()) {
    const calendar = symbol.kind === 'calendar' ? readCalendar(symbol.decl, l.report) : null;
    if (calendar !== null) l.calendars.set(symbol.name, calendar);
  }
}

function lowerSymbol(symbol: FileSymbol, l: Lowering): void {
  switch (symbol.kind) {
    case 'unit':
    case 'param':
      lowerParameters(symbol, l);
      break;
    case 'input':
    case 'flag':
      lowerInput(symbol, l);
      break;
    case 'table':
      lowerTable(symbol.decl, l);
      break;
    case 'component':
      lowerComponent(symbol, l);
      break;
    case 'mark':
    case 'calendar':
    case 'employer':
    case 'deductions':
    case 'profile':
      break;
    default:
      lowerStep(symbol, l);
  }
}

/** Declarations that check their own clauses. */
const OWN_CLAUSES: ReadonlySet<string> = new Set(['unit', 'param', 'calendar']);

/** Says which clauses do not belong where they stand; parameters and tables check their own. */
function checkDeclClauses(placed: Placed, report: Report): void {
  const { decl, block } = placed;
  if (block !== null) return;
  if (decl.decl === 'simple' && !OWN_CLAUSES.has(decl.kind)) {
    checkClauses(decl.kind, decl.clauses, report, decl.kindSpan);
  }
  if (decl.decl === 'notice') checkClauses(decl.kind, decl.clauses, report);
  if (decl.decl === 'profile') checkClauses('profile', decl.clauses, report);
  if (decl.decl !== 'employer' && decl.decl !== 'deductions') return;
  checkClauses(decl.decl, decl.clauses, report);
  const host = decl.decl === 'employer' ? 'part' : 'part of deductions';
  for (const part of decl.parts) checkClauses(host, part.clauses, report);
}

/** Withdraws faults inside a template that is given something else than it asks for: they follow from that. */
function withdrawFaults({ span: { start, end } }: TemplateDecl, l: Lowering): void {
  l.report.withdraw(({ bearing, span }) => bearing.isOfQuantities && span.start >= start && span.end <= end);
}

function checkArguments(expansion: Expansion, l: Lowering): void {
  for (const { template, parameter, value } of expansion.args) {
    const declared = parameter.type === null ? null : readType(parameter.type, l);
    if (declared === null) {
      l.report.say(types.missingType, parameter.name.span, { name: parameter.name.text });
      continue;
    }
    if (declared.kind === 'text' && value.kind === 'text') continue;
    const node = l.nodes.at(l.lower(value, scopeAt(rulePhrases.theParameter(parameter.name.text))));
    if (sameType(node.type, declared)) continue;
    withdrawFaults(template, l);
    l.report.say(types.wrongType, value.span, {
      what: rulePhrases.theParameter(parameter.name.text),
      expected: describeType(declared),
      found: describeType(node.type),
    });
  }
}

function isNotice(placed: Placed): placed is Placed<NoticeDecl> {
  return placed.decl.decl === 'notice';
}

function isCheck(placed: Placed): placed is Placed<MonotoneCheck | ExprCheck> {
  return placed.decl.decl === 'check';
}

function provenanceOf(l: Lowering): readonly ProvenanceSpec[] {
  const parameters = [...l.parameters.values()].flatMap((parameter) => [
    parameter.provenance,
    ...parameter.rows.map((row) => row.provenance),
  ]);
  const tables = [...l.tables.values()].flatMap((table) => [
    table.provenance,
    ...table.blocks.flatMap((block) => block.rows.map((row) => row.provenance)),
  ]);
  const steps = [...l.steps.values()].map((step) => step.provenance);
  const calendars = [...l.calendars.values()].map((calendar) => calendar.provenance);
  return [...parameters, ...tables, ...calendars, ...steps].filter((one) => one !== null);
}

function marksOf(symbols: Symbols): Ir['marks'] {
  return [...symbols.byName.values()].flatMap((symbol) => {
    if (symbol.kind !== 'mark') return [];
    const role = clauseOf(symbol.decl.clauses, 'as')?.name.text ?? '';
    return [{ id: symbol.name, as: wordOf(MARK_ROLES, role) }];
  });
}

/** True of what formulas ask for first, and read at other dates alone: a read that did not ask is refused by itself. */
function isAskedFirst(name: string, l: Lowering): boolean {
  const isCounted = [...l.parameters.values(), ...l.tables.values()].some(({ unit }) => unit === name);
  const isGiven = [...l.tables.values()].some(({ givesUnit }) => givesUnit === name);
  return l.asked.has(name) && !l.readAtReference.has(name) && !isCounted && !isGiven;
}

/** The figures that something reads and that are blank on some date of the law, the earliest first. */
function missingOf(l: Lowering): readonly MissingFigure[] {
  const { blanks } = l.context;
  const missing = [...blanks].flatMap(([name, { from }]): readonly MissingFigure[] => {
    const parameter = l.parameters.get(name);
    const read = parameter ?? l.tables.get(name);
    // Of one without any known value that is told instead.
    if (read === undefined || parameter?.rows.length === 0) return [];
    // Of a law that begins behind the blank no date is asked about: it waits for the figure as for any other.
    if (isAskedFirst(name, l) && from > l.scheme.validFrom) return [];
    return l.used.has(name) && from <= l.scheme.validUntil ? [{ name, label: read.label, from }] : [];
  });
  return missing.toSorted((a, b) => (`${a.from} ${a.name}` < `${b.from} ${b.name}` ? -1 : 1));
}

/** Inputs and steps in the order in which they were lowered, which is computing order. */
function itemsOf(order: readonly FileSymbol[], l: Lowering): readonly IrItem[] {
  return order.flatMap((symbol): readonly IrItem[] => {
    const item = l.inputs.get(symbol.name) ?? l.steps.get(symbol.name);
    return item === undefined ? [] : [item];
  });
}

/** PAY121 when the formulas written out so far, or what had to be proven of them, pass what any law needs. */
export function isTooLarge(span: Span, l: Lowering): boolean {
  if (l.report.isFull) return true;
  if (l.nodes.isFull) {
    l.report.say(text.tooLarge, span, {
      what: rulePhrases.operationsOnceEverythingIsWrittenOut,
      limit: MAX_NODES,
    });
  }
  if (l.effort.isSpent) {
    l.report.say(text.tooLarge, span, {
      what: rulePhrases.stepsToProveWhatTheFormulas,
      limit: MAX_EFFORT,
    });
  }
  return l.nodes.isFull || l.effort.isSpent;
}

interface LoweredFile {
  readonly ir: Ir;
  readonly lowering: Lowering;
}

/** Lowers a whole file, its symbols being given in computing order; null when it is too large to go on. */
export function lowerFile(
  around: Surroundings,
  expansion: Expansion,
  symbols: Symbols,
  order: readonly FileSymbol[],
  report: Report,
): LoweredFile | null {
  const l = startLowering(around, expansion, symbols, report);
  for (const placed of expansion.decls) checkDeclClauses(placed, report);
  lowerCalendars(l);
  for (const symbol of order) {
    lowerSymbol(symbol, l);
    if (isTooLarge(symbol.span, l)) return null;
  }
  checkArguments(expansion, l);
  lowerMarks(l);
  const notices = expansion.decls.filter(isNotice).flatMap((placed) => {
    const notice = lowerNotice(placed, l);
    return notice === null ? [] : [{ decl: placed.decl, notice }];
  });
  checkSubjects(notices, l);
  const claims = expansion.decls.filter(isCheck).map(({ decl }) => decl);
  const written = claims.map((decl) => lowerCheck(decl, l)).filter((check) => check !== null);
  const checks = [...written, ...checkOfEveryScheme(claims, l)];
  if (isTooLarge(order[0]?.span ?? { start: 0, end: 0 }, l)) return null;
  const employers = [...symbols.byName.values()].filter((symbol) => symbol.kind === 'employer');
  const ir: Ir = {
    scheme: around.scheme,
    nodes: l.nodes.nodes,
    items: itemsOf(order, l),
    parameters: [...l.parameters.values()],
    tables: [...l.tables.values()],
    employerTables: employers.map(({ name, decl }) => ({
      id: name,
      label: labelText(decl.label?.value ?? null, decl.clauses, name),
    })),
    marks: marksOf(symbols),
    calendars: [...l.calendars.values()],
    notices: [
      ...notices.map(({ notice }) => notice),
      ...calendarRefusals(l),
      ...blankRefusals(l),
      ...provenanceNotices(l),
    ],
    checks,
    provenance: provenanceOf(l),
    missing: missingOf(l),
  };
  return { ir, lowering: l };
}
