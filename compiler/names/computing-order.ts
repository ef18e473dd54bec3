import { names } from '../../dsl/diagnostics/names.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import type { Report } from '../model/context.ts';
import { dependenciesOf } from './references.ts';
import type { FileSymbol, Symbols } from './symbols.ts';

/** A deduction that sits in a circle with a base takes from a base that holds it already. */
function reportCycle(path: readonly FileSymbol[], report: Report): void {
  const [first] = path;
  if (first === undefined) return;
  const labels = path
    .slice(1)
    .map((one) => ({ span: one.span, text: `\`${one.name}\` is part of the circle` }));
  const circle = [...path.map((one) => one.name), first.name];
  const deduction = path.find((one) => one.kind === 'deduction');
  if (deduction !== undefined && path.some((one) => one.kind === 'base')) {
    report.say(payroll.ownBase, deduction.span, { name: deduction.name, path: circle }, { labels: [] });
  } else report.say(names.cycle, first.span, { path: circle }, { labels });
}

/**
 * All symbols of the file, each after everything it is computed from, otherwise in the order of the file.
 * A circle is reported once, with its whole path.
 */
export function computingOrder(symbols: Symbols, report: Report): readonly FileSymbol[] {
  const order: FileSymbol[] = [];
  const done = new Set<string>();
  const path: FileSymbol[] = [];

  const visit = (symbol: FileSymbol): void => {
    if (done.has(symbol.name)) return;
    const at = path.findIndex((one) => one.name === symbol.name);
    if (at !== -1) {
      reportCycle(path.slice(at), report);
      return;
    }
    path.push(symbol);
    for (const name of dependenciesOf(symbol, symbols)) {
      const needed = symbols.byName.get(name);
      if (needed !== undefined) visit(needed);
    }
    path.pop();
    done.add(symbol.name);
    order.push(symbol);
  };

  for (const symbol of symbols.byName.values()) visit(symbol);
  return order;
}
