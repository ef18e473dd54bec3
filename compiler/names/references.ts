import type { Clause, EmployerDecl, Expr, Name, SimpleDecl, Span, TableDecl } from '../../dsl/ast/ast.ts';
import { DATE_WORDS } from '../../runtime/module/date-words.ts';
import { clauseOf } from '../model/clauses.ts';
import { calledMembers, markOf } from './members.ts';
import type { FileSymbol, Symbols } from './symbols.ts';

/** Calls `visit` for every name that a formula mentions, tables, functions and units of amounts included. */
function eachName(expr: Expr, visit: (name: Name, callee: Name | null) => void): void {
  switch (expr.kind) {
    case 'name':
      visit(expr.name, null);
      break;
    case 'call':
      if (!DATE_WORDS.has(expr.callee.text) && expr.callee.text !== 'due') visit(expr.callee, null);
      for (const arg of expr.args) {
        if (arg.kind === 'name') visit(arg.name, expr.callee);
        else eachName(arg, visit);
      }
      break;
    case 'unary':
      eachName(expr.operand, visit);
      break;
    case 'binary':
      eachName(expr.left, visit);
      eachName(expr.right, visit);
      break;
    case 'among':
      eachName(expr.value, visit);
      visit(expr.table, null);
      break;
    case 'at':
      eachName(expr.value, visit);
      eachName(expr.date, visit);
      break;
    case 'if':
      eachName(expr.condition, visit);
      eachName(expr.then, visit);
      eachName(expr.else, visit);
      break;
    case 'group':
      eachName(expr.inner, visit);
      break;
    case 'when':
      eachName(expr.condition, visit);
      eachName(expr.value, visit);
      break;
    case 'number':
      if (expr.unit !== null) visit(expr.unit, null);
      break;
    default:
  }
}

function expressionsOf(clauses: readonly Clause[]): readonly Expr[] {
  return clauses.flatMap((clause) => {
    switch (clause.kind) {
      case 'default':
      case 'when':
      case 'on':
      case 'rate':
        return [clause.expr];
      case 'required':
        return clause.when === null ? [] : [clause.when];
      case 'in':
        return [clause.lower, ...(clause.upper === null ? [] : [clause.upper])];
      default:
        return [];
    }
  });
}

/** Every formula that the value of a symbol is computed from; exempt parts are read by sums alone. */
function formulasOf(symbol: FileSymbol): readonly Expr[] {
  switch (symbol.kind) {
    case 'component':
      return componentFormulas(symbol.part.value, symbol.part.clauses, symbol.employer);
    case 'unit':
    case 'param':
      return formulaOfParameter(symbol.decl);
    case 'table':
      return tableFormulas(symbol.decl);
    case 'employer':
    case 'deductions':
    case 'profile':
      return [];
    default: {
      const { decl } = symbol;
      const cells = (decl.rows ?? []).flatMap((row) => row.cells);
      const guard = 'use' in symbol && symbol.use?.guard != null ? [symbol.use.guard] : [];
      return [
        ...guard,
        ...expressionsOf(decl.clauses),
        ...(decl.value === null ? [] : [decl.value]),
        ...cells,
      ];
    }
  }
}

/** The formulas of a parameter; the target of its warnings is no part of its value. */
function formulaOfParameter(decl: SimpleDecl): readonly Expr[] {
  return decl.value === null ? [] : [decl.value];
}

function componentFormulas(
  value: Expr | null,
  clauses: readonly Clause[],
  employer: EmployerDecl,
): readonly Expr[] {
  const own = expressionsOf(clauses);
  const shared = expressionsOf(employer.clauses);
  return [...own, ...shared, ...(value === null ? [] : [value])];
}

function tableFormulas(decl: TableDecl): readonly Expr[] {
  const scaled = clauseOf(decl.clauses, 'scaled');
  return scaled === null ? [] : [scaled.by];
}

function addReference(name: Name, callee: Name | null, symbols: Symbols, into: Set<string>): void {
  if (callee?.text === 'given' || callee?.text === 'changes') return;
  const members = calledMembers(callee?.text, name.text, symbols.byName);
  if (members !== null) {
    for (const { symbol, except } of members) {
      into.add(symbol.name);
      if (except !== null) eachName(except, (inner, outer) => addReference(inner, outer, symbols, into));
    }
    return;
  }
  const symbol = symbols.byName.get(name.text);
  if (symbol === undefined) return;
  into.add(symbol.name);
}

/** Names that must have a value before this symbol can be computed, in the order they are read. */
export function dependenciesOf(symbol: FileSymbol, symbols: Symbols): readonly string[] {
  const found = new Set<string>();
  for (const name of typesOf(symbol)) addReference(name, null, symbols, found);
  for (const expr of formulasOf(symbol)) {
    eachName(expr, (name, callee) => addReference(name, callee, symbols, found));
  }
  const bracket =
    'decl' in symbol && 'clauses' in symbol.decl ? clauseOf(symbol.decl.clauses, 'bracket') : null;
  if (bracket !== null && bracket.name.text !== symbol.name) addReference(bracket.name, null, symbols, found);
  return [...found];
}

/**
 * The place at which a symbol reads another: the name in its formula, or the mark by which a sum of it takes the line.
 */
export function readPlace(symbol: FileSymbol, read: FileSymbol, symbols: Symbols): Span | null {
  let place: Span | null = null;
  const visit = (name: Name, callee: Name | null): void => {
    const members = calledMembers(callee?.text, name.text, symbols.byName);
    if (members === null) {
      if (name.text === read.name) place ??= name.span;
      return;
    }
    const member = members.find((one) => one.symbol.name === read.name);
    const mark = read.kind === 'perception' ? markOf(read, name.text) : null;
    if (member !== undefined) place ??= mark?.span ?? name.span;
    for (const { except } of members) if (except !== null) eachName(except, visit);
  };
  for (const expr of formulasOf(symbol)) eachName(expr, visit);
  return place;
}

/** The units that parameters and tables are written in. */
function typesOf(symbol: FileSymbol): readonly Name[] {
  if (symbol.kind === 'unit' || symbol.kind === 'param') {
    return symbol.decl.columns.flatMap(({ type }) => (type?.kind === 'named' ? [type.name] : []));
  }
  if (symbol.kind !== 'table') return [];
  const { of, gives } = symbol.decl;
  return gives?.kind === 'named' ? [of, gives.name] : [of];
}
