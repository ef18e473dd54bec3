import type {
  BlockPart,
  Clause,
  ClauseKind,
  Column,
  DeductionsDecl,
  Expr,
  Name,
  SimpleDecl,
  SimpleKind,
  Text,
} from '../../dsl/ast/ast.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { clauseOf, clausesOf, hasClause } from '../model/clauses.ts';
import type { Report } from '../model/context.ts';
import { sharedClauses } from '../model/shared-clauses.ts';
import type { BlockLine, Placed } from './expand.ts';

/** The clauses that a line or a step of a block takes over from its part. */
const OF_THE_LINE: readonly ClauseKind[] = [
  'label',
  'text',
  'when',
  'round',
  'rounded',
  'omit_zero',
  'from',
  'until',
  'bracket',
  'tags',
  'law',
  'convention',
];
const OF_THE_STEP: readonly ClauseKind[] = ['round', 'rounded', 'law', 'convention'];
/** Clauses that say how sure the formula is; they stand where the formula does. */
const DOUBTS: readonly ClauseKind[] = ['derived', 'unconfirmed', 'single_source'];
const REPEATED: readonly ClauseKind[] = ['law', 'convention'];

/** The worth of a part; null after a report. */
interface Worth {
  readonly value: Expr;
  readonly product: BlockLine['product'];
}

/** A formula as one side of a product. */
function operand(expr: Expr): Expr {
  const binds = expr.kind === 'if' || (expr.kind === 'binary' && !['*', '/'].includes(expr.op));
  return binds ? { kind: 'group', span: expr.span, inner: expr } : expr;
}

function product(on: Expr, rate: Expr, { name }: BlockPart): Expr {
  const isProduct = rate.kind === 'binary' && ['*', '/'].includes(rate.op);
  const right = isProduct ? { kind: 'group' as const, span: rate.span, inner: rate } : operand(rate);
  return { kind: 'binary', span: name.span, op: '*', left: operand(on), right };
}

/** PAY513: the parts of a block of deductions say an amount, or a base and a rate. */
function worthOf(part: BlockPart, clauses: readonly Clause[], report: Report): Worth {
  const [on, rate] = [clauseOf(clauses, 'on'), clauseOf(clauses, 'rate')];
  const faulty: Worth = { value: { kind: 'missing', span: part.name.span }, product: null };
  const fault = (reason: Said): Worth => {
    const fix = rulePhrases.writeOnBaseRateRateOrAmount;
    report.say(payroll.partFault, part.name.span, { name: part.name.text, reason, fix });
    return faulty;
  };
  if (part.value !== null) {
    if (rate !== null) return fault(rulePhrases.hasAnAmountAndARate);
    if (hasClause(part.clauses, 'on')) return fault(rulePhrases.hasAnAmountAndABase);
    return { value: part.value, product: null };
  }
  if (rate === null) return fault(rulePhrases.hasNeitherAnAmountNorA);
  if (on === null) return fault(rulePhrases.hasARateButNoBase);
  return {
    value: product(on.expr, rate.expr, part),
    product: { on: on.expr, rate: rate.expr },
  };
}

/** The clauses of some kinds, each once where it says one thing: a second one has been reported of the part. */
function clausesFor(kinds: readonly ClauseKind[], clauses: readonly Clause[]): readonly Clause[] {
  return kinds.flatMap((kind): readonly Clause[] => {
    const all = clausesOf(clauses, kind);
    return REPEATED.includes(kind) ? all : all.slice(0, 1);
  });
}

function line(
  kind: SimpleKind,
  name: Name,
  label: Text | null,
  { span }: BlockPart,
  value: Expr,
  clauses: readonly Clause[],
): SimpleDecl {
  const column: Column = { span: name.span, name, family: null, label, type: null };
  return { decl: 'simple', span, kind, kindSpan: name.span, columns: [column], value, clauses, rows: null };
}

function checkDue(part: BlockPart, clauses: readonly Clause[], report: Report): void {
  const due = clauseOf(part.clauses, 'due');
  if (due === null || hasClause(clauses, 'when')) return;
  report.say(payroll.partFault, due.span, {
    name: part.name.text,
    reason: rulePhrases.isDueWhateverHappensWithoutA,
    fix: rulePhrases.removeOrSayWhenItIs(`due ${due.name.text}`),
  });
}

/** The deduction that a part is, behind the step of what is due where that has a name. */
function linesOf(part: BlockPart, block: DeductionsDecl, report: Report): readonly Placed[] {
  const clauses = sharedClauses(part, block);
  const { value, product } = worthOf(part, clauses, report);
  checkDue(part, clauses, report);
  const of: BlockLine = { name: block.name.text, product };
  const due = clauseOf(part.clauses, 'due');
  if (due === null) {
    const all = clausesFor([...OF_THE_LINE, ...DOUBTS], clauses);
    return [{ decl: line('deduction', part.name, part.label, part, value, all), use: null, block: of }];
  }
  const rounding: readonly Clause[] = hasClause(clauses, 'round')
    ? []
    : [{ kind: 'rounded', span: due.span }];
  const step = line('let', due.name, due.label, part, value, [
    ...clausesFor([...OF_THE_STEP, ...DOUBTS], clauses),
    ...(hasClause(clauses, 'rounded') ? [] : rounding),
  ]);
  const taken = line(
    'deduction',
    part.name,
    part.label,
    part,
    { kind: 'name', name: due.name, span: due.name.span },
    clausesFor(OF_THE_LINE, clauses).filter(({ kind }) => kind !== 'rounded'),
  );
  return [
    { decl: step, use: null, block: of },
    { decl: taken, use: null, block: { ...of, product: null } },
  ];
}

/** Writes the parts of every block of deductions out behind it: each is a deduction as any other. */
export function writeOutDeductions(placed: readonly Placed[], report: Report): readonly Placed[] {
  return placed.flatMap((one): readonly Placed[] => {
    const { decl } = one;
    if (decl.decl === 'deductions' && decl.parts.length === 0) {
      const fix = rulePhrases.writeItsPartsBetweenTheBraces;
      report.say(payroll.partFault, decl.name.span, {
        name: decl.name.text,
        reason: rulePhrases.hasNoParts,
        fix,
      });
    }
    return decl.decl === 'deductions'
      ? [one, ...decl.parts.flatMap((part) => linesOf(part, decl, report))]
      : [one];
  });
}
