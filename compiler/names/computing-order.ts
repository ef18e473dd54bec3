import { names } from '../../dsl/diagnostics/names.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import type { Report } from '../model/context.ts';
import { dependenciesOf, readPlace } from './references.ts';
import type { FileSymbol, Symbols } from './symbols.ts';

/** A deduction that sits in a circle with a base takes from a base that holds it already. */
function reportCycle(path: readonly FileSymbol[], symbols: Symbols, report: Report): void {
  const [first] = path;
  if (first === undefined) return;
  const labels = path.flatMap((one, at) => {
    const next = path[at + 1] ?? first;
    const span = readPlace(one, next, symbols);
    return span === null ? [] : [{ span, text: rulePhrases.readsHere(one.name, next.name) }];
  });
  const circle = [...path.map((one) => one.name), first.name];
  const deduction = path.find((one) => one.kind === 'deduction');
  if (deduction !== undefined && path.some((one) => one.kind === 'base')) {
    report.say(payroll.ownBase, deduction.span, { name: deduction.name, path: circle }, { labels });
  } else report.say(names.cycle, first.span, { path: circle }, { labels });
}

/** Law has formulas some twenty deep; beyond this a file is no law, and its reader would be lost. */
const DEEPEST = 400;

/**
 * All symbols of the file, each after everything it is computed from, otherwise in the order of the file.
 * A circle is reported once, with its whole path. Null when the formulas build on one another too deeply
 * to go on.
 */
export function computingOrder(symbols: Symbols, report: Report): readonly FileSymbol[] | null {
  const order: FileSymbol[] = [];
  /** The depth of each finished symbol, in formulas. */
  const depths = new Map<string, number>();
  const path: FileSymbol[] = [];

  let tooDeep = false;
  /** Places of circles that were told; the members of a family stand in one place. */
  const told = new Set<string>();

  const giveUp = (symbol: FileSymbol): void => {
    if (!tooDeep) report.say(names.tooDeep, symbol.span, { name: symbol.name, limit: DEEPEST });
    tooDeep = true;
  };

  const visit = (symbol: FileSymbol): void => {
    if (depths.has(symbol.name) || tooDeep) return;
    if (path.length === DEEPEST) {
      giveUp(symbol);
      return;
    }
    const at = path.findIndex((one) => one.name === symbol.name);
    if (at !== -1) {
      const circle = path.slice(at);
      const places = circle.map(({ span }) => span.start).join(' ');
      if (!told.has(places)) reportCycle(circle, symbols, report);
      told.add(places);
      return;
    }
    path.push(symbol);
    let depth = 0;
    for (const name of dependenciesOf(symbol, symbols)) {
      const needed = symbols.byName.get(name);
      if (needed !== undefined) visit(needed);
      depth = Math.max(depth, (depths.get(name) ?? 0) + 1);
    }
    path.pop();
    depths.set(symbol.name, depth);
    if (depth === DEEPEST) giveUp(symbol);
    order.push(symbol);
  };

  for (const symbol of symbols.byName.values()) visit(symbol);
  return tooDeep ? null : order;
}
